import { Injectable } from '@nestjs/common';
import { presetOf } from '../../belote/rulesets/presets/index.js';
import { Database } from '../../database/database.js';

/** Which thing an address speaks of: its route's parameters. */
export type Address = Readonly<Record<string, string | undefined>>;

type Look = (value: string, address: Address) => Promise<number>;

/** Whether the things that an address names exist. A parameter that nobody knows how to look for is a bug, not a thing that exists. */
@Injectable()
export class ResourcesRepository {
  constructor(private readonly database: Database) {}

  async exist(address: Address): Promise<boolean> {
    // One after the other: inside a transaction they share a connection.
    for (const [name, value = ''] of Object.entries(address)) {
      const look = this.looks[name];
      if (look === undefined) throw new Error(`nobody knows how to look for ${name}`);
      if ((await look(value, address)) === 0) return false;
    }
    return true;
  }

  private readonly looks: Readonly<Record<string, Look>> = {
    tournamentId: (id) => this.database.client.tournament.count({ where: { id } }),
    tableId: (id) => this.database.client.table.count({ where: { id } }),
    playerId: (id) => this.database.client.player.count({ where: { id } }),
    keyId: (id) => this.database.client.apiKey.count({ where: { id } }),
    entryId: (id, address) => this.database.client.entry.count({ where: { id, ...inTournament(address) } }),
    penaltyId: (id, address) => this.database.client.penalty.count({ where: { id, ...inTournament(address) } }),
    roundNumber: (number, address) =>
      this.database.client.round.count({ where: { number: Number(number), ...inTournament(address) } }),
    dealNumber: (number, { tableId = '' }) =>
      this.database.client.deal.count({ where: { number: Number(number), tableId } }),
    rulesetKey: (key) =>
      presetOf(key) === undefined ? this.database.client.storedRuleset.count({ where: { key } }) : Promise.resolve(1),
  };
}

const inTournament = ({ tournamentId = '' }: Address): { tournamentId: string } => ({ tournamentId });
