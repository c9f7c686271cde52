import type { Card } from '../../belote/cards/card.js';
import { CARDS } from '../../belote/cards/card-set.js';
import { SEATS, type Seat } from '../../belote/cards/seat.js';
import { type Trump, TRUMPS } from '../../belote/cards/trump.js';
import { type CallName, CALLS } from '../../belote/play/auction-calls.js';
import { type Bid, WORD_BIDS } from '../../belote/scoring/deal-sheet.js';
import { ANY_NUMBER } from '../../deals/dto/sheet-parts.js';
import { FreeObject, Parts, WholeOrWord, Word } from '../../http/fields/fields.js';
import { OVERRIDES } from './overrides.js';

/** Many times what the longest auction takes. */
const MOST_CALLS = 200;

export class SentCall {
  @Word(SEATS, { description: 'Who speaks.', example: 'b1' })
  seat!: Seat;

  @Word(CALLS, {
    description:
      'What is said: `pass`; in the classic game `take`; where bids are made `bid`, `coinche`, `surcoinche`.',
    example: 'bid',
  })
  call!: CallName;

  @WholeOrWord(WORD_BIDS, {
    ...ANY_NUMBER,
    optional: true,
    description: 'Of a `bid`: 80 to 160 by ten, `capot`, or `generale` where it is played.',
    example: 100,
  })
  bid?: Bid;

  @Word(TRUMPS, {
    optional: true,
    description: 'Of a `bid`, and of a `take` in the second round; in the first it is the suit of the turned-up card.',
    example: 'hearts',
  })
  trump?: Trump;
}

export class SentAuction {
  @Word(SEATS, { description: 'Who deals. The next player speaks first.', example: 'a1' })
  dealer!: Seat;

  @Word(CARDS, {
    optional: true,
    description: 'The card that is turned up. Needed in the classic game, and only there.',
  })
  turnUp?: Card;

  @Parts(() => SentCall, { max: MOST_CALLS, description: 'What has been said, in order; may be empty.' })
  calls!: SentCall[];

  @FreeObject(OVERRIDES, {
    optional: true,
    description: 'Parameters to follow in place of the ruleset’s own.',
    example: { capot: { generale: 500 } },
  })
  overrides?: Record<string, unknown>;
}
