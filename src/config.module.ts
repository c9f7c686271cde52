import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { CONFIG } from './config.js';
import type { Config } from './config.js';

/** Hands one configuration to all modules: the server's own, a test's, or that of the tool that writes the document. */
@Module({})
export class ConfigModule {
  static of(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
