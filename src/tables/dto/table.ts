import { SEATS, type Seat } from '../../belote/cards/seat.js';
import { Text, Word } from '../../http/fields/fields.js';

export class ChangeTable {
  @Word(SEATS, { description: 'The seat that deals the first deal; only before it is entered.', example: 'b1' })
  dealer!: Seat;
}

export class EndTable {
  @Text({ max: 500, optional: true, description: 'Why; the same as `?reason=`.', example: 'time is up' })
  reason?: string;
}
