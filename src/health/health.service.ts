import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Refusal } from '../shared/refusal.js';

@Injectable()
export class HealthService {
  constructor(private readonly database: Database) {}

  /** A Refusal `database-away` while the product cannot serve. */
  async demandReady(): Promise<void> {
    if (!(await this.database.answers())) throw new Refusal('database-away');
  }
}
