import { Global, Module } from '@nestjs/common';
import { Database } from './database.js';
import { PrismaService } from './prisma.service.js';

/** Global, because every repository needs it and nobody else may use it: the walls see to that. */
@Global()
@Module({ providers: [PrismaService, Database], exports: [PrismaService, Database] })
export class DatabaseModule {}
