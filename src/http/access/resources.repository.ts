import { Injectable } from '@nestjs/common';
import { presetOf } from '../../belote/rulesets/presets/index.js';
import { Database } from '../../database/database.js';

/** Which thing an address speaks of: its route's parameters. */
export type Address = Readonly<Record<string, string | undefined>>;

/** Whether the things that an address names exist. */
@Injectable()
export class ResourcesRepository {
  constructor(private readonly database: Database) {}

  async exist(address: Address): Promise<boolean> {
    const { tournamentId, tableId, playerId, entryId, penaltyId, keyId, roundNumber, dealNumber, rulesetKey } = address;
    const { client } = this.database;
    const looks: Promise<number>[] = [];
    if (tournamentId !== undefined) looks.push(client.tournament.count({ where: { id: tournamentId } }));
    if (tableId !== undefined) looks.push(client.table.count({ where: { id: tableId } }));
    if (playerId !== undefined) looks.push(client.player.count({ where: { id: playerId } }));
    if (rulesetKey !== undefined && presetOf(rulesetKey) === undefined) {
      looks.push(client.storedRuleset.count({ where: { key: rulesetKey } }));
    }
    if (keyId !== undefined) looks.push(client.apiKey.count({ where: { id: keyId } }));
    if (tournamentId !== undefined && entryId !== undefined) {
      looks.push(client.entry.count({ where: { id: entryId, tournamentId } }));
    }
    if (tournamentId !== undefined && penaltyId !== undefined) {
      looks.push(client.penalty.count({ where: { id: penaltyId, tournamentId } }));
    }
    if (tournamentId !== undefined && roundNumber !== undefined) {
      looks.push(client.round.count({ where: { tournamentId, number: Number(roundNumber) } }));
    }
    if (tableId !== undefined && dealNumber !== undefined) {
      looks.push(client.deal.count({ where: { tableId, number: Number(dealNumber) } }));
    }
    return (await Promise.all(looks)).every((found) => found > 0);
  }
}
