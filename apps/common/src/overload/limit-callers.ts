import type { Limits } from '@app/application';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { answerProblem } from '../answer-problem';
import type { Busy } from './busy';
import { Connections } from './connections';
import { Gates } from './gates';
import { RequestLimits } from './request-limits';
import { LIMITS } from './tokens';

/**
 * How long an idle connection stays open, in milliseconds: longer than the 60 seconds of nginx, and than browsers and clients of
 * Node, which are told. So it is the client that closes, and never the server while a request is on its way.
 */
const KEEP_ALIVE = 80_000;

/** Whoever watches a server has to be answered most of all when it has too much to do. */
const WATCHED = /^\/(?:health\/.*|metrics)$/;

/** A connection is closed when all of its request has come: what nobody reads would be answered with a reset. */
const answerAtEnd = (request: Request, response: Response, problem: Busy): void => {
  request.resume().once('end', () => {
    answerProblem(request, response, problem);
  });
};

/** Refuses connections and requests beyond the limits, before anything else is done for them. */
export const limitCallers = (app: NestExpressApplication): void => {
  const { trustedProxies } = app.get<Limits>(LIMITS, { strict: false });
  const [connections, requests] = [app.get(Connections, { strict: false }), app.get(RequestLimits, { strict: false })];
  const gates = app.get(Gates, { strict: false });
  app.set('trust proxy', trustedProxies);
  const isTrusted = app.getHttpAdapter().getInstance().get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean;
  const server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE;
  connections.watch(server, (address) => isTrusted(address, 0));
  app.use(async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const surplus = connections.refusal(request.socket);
    if (surplus !== null) response.set('Connection', 'close');
    if (WATCHED.test(request.path)) {
      next();
      return;
    }
    if (surplus !== null) {
      answerAtEnd(request, response, surplus);
      return;
    }
    const refusal = (await requests.refusal(request)) ?? (await gates.refusal(request, response));
    if (refusal === null) next();
    else answerProblem(request, response, refusal);
  });
};
