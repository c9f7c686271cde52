import { ApiProperty } from '@nestjs/swagger';
import { SEATS, SIDES } from '../../belote/cards/seat.js';
import { TRUMPS } from '../../belote/cards/trump.js';
import { CALL_RULES, CALLS } from '../../belote/play/auction-calls.js';
import { type Bid, DOUBLINGS, WORD_BIDS } from '../../belote/scoring/deal-sheet.js';

const BID = { oneOf: [{ type: 'integer' }, { type: 'string', enum: [...WORD_BIDS] }] };

export class CallViolationAnswer {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Which call it was, counted from 1.' })
  call!: number;

  @ApiProperty({ type: String, enum: SEATS, description: 'Who made it.' })
  seat!: string;

  @ApiProperty({ type: String, enum: CALL_RULES, description: 'The rule it was against.' })
  rule!: string;

  @ApiProperty({ type: String, description: 'The same for people.' })
  text!: string;
}

export class AuctionContractAnswer {
  @ApiProperty({ type: String, enum: SIDES })
  takers!: string;

  @ApiProperty({ type: String, enum: SEATS })
  taker!: string;

  @ApiProperty({ type: String, enum: TRUMPS })
  trump!: string;

  @ApiProperty({ ...BID, required: false, description: 'Only where bids are made.' })
  bid?: Bid;

  @ApiProperty({ type: String, enum: DOUBLINGS })
  doubled!: string;
}

export class NextCallAnswer {
  @ApiProperty({ type: String, enum: SEATS, description: 'Whose turn it is.' })
  seat!: string;

  @ApiProperty({ type: [String], enum: CALLS, description: 'What may be said.' })
  allowed!: readonly string[];

  @ApiProperty({
    type: 'array',
    items: BID,
    required: false,
    description: 'The bids that are high enough, the lowest first; there where `bid` is allowed.',
  })
  bids?: readonly Bid[];

  @ApiProperty({
    type: [String],
    enum: TRUMPS,
    required: false,
    description: 'The trumps that may be named; there where `bid` or `take` is allowed.',
  })
  trumps?: readonly string[];
}

export class AuctionAnswer {
  @ApiProperty({ type: Boolean, description: 'Whether no call was against the rules.' })
  legal!: boolean;

  @ApiProperty({
    type: [CallViolationAnswer],
    description:
      'The calls that were against the rules, in order. One that was made in turn counts as a pass, one out of turn as nothing.',
  })
  violations!: readonly CallViolationAnswer[];

  @ApiProperty({
    type: AuctionContractAnswer,
    nullable: true,
    description:
      'What the deal is played for, as it stands on the deal sheet. Null while the auction goes on, and when all have passed.',
  })
  contract!: AuctionContractAnswer | null;

  @ApiProperty({ type: Boolean, description: 'Whether nobody may say anything more.' })
  finished!: boolean;

  @ApiProperty({ type: NextCallAnswer, required: false, description: 'Not there when the auction is finished.' })
  next?: NextCallAnswer;

  @ApiProperty({ type: String, enum: SEATS, description: 'Who leads to the first trick: the player after the dealer.' })
  firstLead!: string;
}
