import { Module, type LogLevel as NestLogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { setupApp } from './app.setup.js';
import { ConfigModule } from './config.module.js';
import type { Config, LogLevel } from './config.js';

/** The module that stands above all others: the product, and the configuration it is given. */
@Module({})
class Root {}

const NEST_LEVELS: Readonly<Record<LogLevel, NestLogLevel[] | false>> = {
  silent: false,
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'],
};

/** From now on the log is as wanted: call it once the server listens. */
export function openLog(app: NestExpressApplication, config: Config): void {
  app.useLogger(NEST_LEVELS[config.logLevel]);
}

/** The whole product, ready to listen. Nothing connects to the database before the first question to it. */
export async function createApp(config: Config): Promise<NestExpressApplication> {
  const root = { module: Root, imports: [ConfigModule.of(config), AppModule] };
  const app = await NestFactory.create<NestExpressApplication>(root, {
    // What Nest tells about its modules and routes while it starts is for those who ask for it.
    logger: config.logLevel === 'info' ? NEST_LEVELS.warn : NEST_LEVELS[config.logLevel],
    // The parsers are chosen in `setupApp`, with the limits of the contract.
    bodyParser: false,
    abortOnError: false,
  });
  setupApp(app);
  return app;
}
