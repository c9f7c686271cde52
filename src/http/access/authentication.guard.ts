import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Refusal } from '../../shared/refusal.js';
import { rememberCaller } from '../caller.js';
import { ROUTE, type RouteKind } from '../routes/route.js';

/** Every request passes here. Routes are closed unless their kind says `public`; a bad key is refused even where none is needed. */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: ApiKeysService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const header = request.headers.authorization;
    if (header === undefined) {
      const kind = this.reflector.get<RouteKind | undefined>(ROUTE, context.getHandler());
      if (kind?.public !== true) throw new Refusal('key-required');
      return true;
    }
    const key = /^Bearer +([\x21-\x7e]{1,512}) *$/i.exec(header)?.[1];
    const caller = key === undefined ? null : await this.keys.callerOf(key);
    if (caller === null) {
      throw new Refusal('key-invalid', {
        headers: { 'WWW-Authenticate': 'Bearer realm="dix-de-der", error="invalid_token"' },
      });
    }
    rememberCaller(request, caller);
    return true;
  }
}
