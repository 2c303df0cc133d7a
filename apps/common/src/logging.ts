import { type DynamicModule, Injectable, type MiddlewareConsumer, Module, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { LoggerModule, PinoLogger } from 'nestjs-pino';
import { EVERYTHING } from './metrics/request-durations';

/**
 * One entry for every request: an error where the server failed, information otherwise. It is put together when the
 * answer has gone, and only where its level is logged: a context for each request costs more than deciding a command.
 */
@Injectable()
class RequestLog implements NestMiddleware {
  use(request: Request, response: Response, next: NextFunction): void {
    const start = performance.now();
    response.once('close', () => {
      const failed = response.statusCode >= 500;
      const level = failed ? 'error' : 'info';
      if (!PinoLogger.root.isLevelEnabled(level)) return;
      const responseTime = Math.round(performance.now() - start);
      const message = failed ? 'request failed' : response.writableFinished ? 'request completed' : 'request aborted';
      PinoLogger.root[level]({ req: request, res: response, responseTime }, message);
    });
    next();
  }
}

@Module({})
class RequestLogModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RequestLog).forRoutes(EVERYTHING);
  }
}

/** Structured logs on stderr: stdout belongs to what a command prints. Bodies and tokens are never logged. */
export const logging = (): readonly DynamicModule[] => [
  LoggerModule.forRoot({
    pinoHttp: [{ level: process.env.LOG_LEVEL ?? 'warn', redact: ['req.headers.authorization'] }, process.stderr],
    forRoutes: [],
  }),
  { module: RequestLogModule },
];
