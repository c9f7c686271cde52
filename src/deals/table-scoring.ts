import type { Seat } from '../belote/cards/seat.js';
import { dealerAfter } from '../belote/play/dealer.js';
import type { Ruleset } from '../belote/rulesets/ruleset.js';
import type { DealSheet } from '../belote/scoring/deal-sheet.js';
import { type NumberedSheet, type ScoredTable, scoreTable, type TableFaults } from '../belote/scoring/score-table.js';
import { Refusal } from '../shared/refusal.js';
import type { Sent } from '../shared/sent.js';
import type { Played } from '../tables/tables.service.js';
import type { SentDealSheet } from './dto/deal-sheet.js';

/** Who deals next, after these deals. */
export function nextDealer(first: Seat, deals: readonly NumberedSheet[], ruleset: Ruleset): Seat {
  return deals.reduce((dealer, { sheet }) => dealerAfter(dealer, sheet, ruleset), first);
}

function score(deals: readonly NumberedSheet[], { table, tournament }: Played): ReturnType<typeof scoreTable> {
  const { dealsOf: of, target, endedAt } = table;
  return scoreTable(deals, tournament.ruleset, { of, target, ended: endedAt !== null });
}

/**
 * Scores deals that were scored before. Without one of them a match may have been won in an earlier deal, and then those after it
 * cannot stand; that they do not score any more for another reason is a bug.
 */
export function scoreStored(deals: readonly NumberedSheet[], played: Played): ScoredTable {
  const scored = score(deals, played);
  if (scored.ok) return scored.value;
  refuseDealTooMany(scored.faults);
  throw new Error(`deal ${scored.faults.number} of table ${played.table.id} does not score any more`);
}

/** Scores a table with a sheet that was sent. Its faults are the caller's, told together with those of its form. */
export function scoreSent(
  sent: Sent<SentDealSheet>,
  withSheet: (sheet: DealSheet) => readonly NumberedSheet[],
  played: Played,
  number: number,
): ScoredTable {
  const scored = score(withSheet(sent.body), played);
  if (scored.ok) {
    sent.inRange();
    return scored.value;
  }
  const { number: at, faults } = scored.faults;
  refuseDealTooMany(scored.faults);
  if (at !== number) throw new Error(`deal ${at} of table ${played.table.id} does not score any more`);
  sent.inRange(faults);
  throw new Error('faults that nobody was told of');
}

/** A deal after the end is not wrong in itself: the state of the table forbids it. */
function refuseDealTooMany({ faults }: TableFaults): void {
  for (const { code, values = {} } of faults) {
    if (code === 'round-full' || code === 'match-over') throw new Refusal(code, { values });
  }
}
