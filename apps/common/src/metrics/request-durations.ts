import { Inject, Injectable, NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Histogram, Registry } from 'prom-client';
import { METRICS } from './registry';

/** In seconds: from what the event loop costs at least to what a person waits for at most. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Every request there is. */
export const EVERYTHING = '{*path}';

/** The pattern of the route, never the address: a name for each would be without end, and tell who asks for what. */
export const routeOf = ({ route }: Request): string => {
  const { path = '' } = (route ?? {}) as { readonly path?: string };
  return path === '' || path === `/${EVERYTHING}` ? 'none' : path;
};

const isStream = (response: Response): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** How long every answer took. A stream that stays open is none: what it is, the number of listeners says. */
@Injectable()
export class RequestDurations implements NestMiddleware {
  private readonly durations: Histogram;

  constructor(@Inject(METRICS) registry: Registry) {
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer, in seconds.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    });
  }

  use(request: Request, response: Response, next: NextFunction): void {
    const took = this.durations.startTimer({ method: request.method });
    response.once('finish', () => {
      if (!isStream(response)) took({ route: routeOf(request), status: response.statusCode });
    });
    next();
  }
}
