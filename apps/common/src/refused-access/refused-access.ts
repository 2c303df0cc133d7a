import { Inject, Injectable, NestMiddleware, OnModuleDestroy } from '@nestjs/common';
import type { Actor } from '@app/contract';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { Counter, Registry } from 'prom-client';
import { METRICS } from '../metrics/registry';
import { routeOf } from '../metrics/request-durations';
import { problemCodeOf } from './problem-code';
import { rateLimit } from './rate-limit';

/** One address that tries tokens is seen with ten entries a minute; many addresses fill no disk. */
const LIMITS = { window: 60_000, perAddress: 10, total: 100 };

/** Where the guards of both sides leave the holder of a good token. */
type Recognised = Request & { readonly actor?: Actor; readonly caller?: { readonly actor: Actor | null } };

/** Past the logger of the request, which adds its whole address and headers to every entry. */
const log = (entry: Readonly<Record<string, unknown>>): void => {
  PinoLogger.root.warn({ context: 'RefusedAccess', ...entry });
};

/** The holder of the token; null where there is none, or no good one. Nothing of a bad token is believed. */
const principalOf = ({ actor, caller }: Recognised): Pick<Actor, 'id' | 'role'> | null => {
  const holder = actor ?? caller?.actor;
  return holder ? { id: holder.id, role: holder.role } : null;
};

/**
 * Logs and counts refused access (401, 403): who, what, when (the time of the entry). Limited in rate; how many were left out
 * is said once a minute. Neither tokens nor addresses of people or boards are in it: of a route only its pattern.
 */
@Injectable()
export class RefusedAccess implements NestMiddleware, OnModuleDestroy {
  private readonly limit = rateLimit(LIMITS);
  private readonly refused: Counter;
  private readonly summary: NodeJS.Timeout;

  constructor(@Inject(METRICS) registry: Registry) {
    this.refused = new Counter({
      name: 'http_refused_access_total',
      help: 'Requests refused with 401 or 403, logged or not.',
      labelNames: ['status'],
      registers: [registry],
    });
    this.summary = setInterval(() => {
      this.logLeftOut();
    }, LIMITS.window).unref();
  }

  use(request: Recognised, response: Response, next: NextFunction): void {
    const remoteAddress = request.ip ?? 'unknown';
    response.once('finish', () => {
      if (response.statusCode === 401 || response.statusCode === 403) this.note(request, response, remoteAddress);
    });
    next();
  }

  onModuleDestroy(): void {
    clearInterval(this.summary);
    this.logLeftOut();
  }

  private note(request: Recognised, response: Response, remoteAddress: string): void {
    this.refused.inc({ status: response.statusCode });
    if (!this.limit.admits(remoteAddress, Date.now())) return;
    log({
      msg: 'access refused',
      principal: principalOf(request),
      remoteAddress,
      method: request.method,
      route: routeOf(request),
      status: response.statusCode,
      code: problemCodeOf(response),
    });
  }

  private logLeftOut(): void {
    const leftOut = this.limit.takeLeftOut();
    if (leftOut > 0) log({ msg: 'more refused access, not logged one by one', leftOut });
  }
}
