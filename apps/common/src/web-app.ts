import { DynamicModule, Type, BeforeApplicationShutdown, Module } from '@nestjs/common';
import { NestFactory, HttpAdapterHost } from '@nestjs/core';
import { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { CheckedBodies } from './checked-bodies';
import { CheckedInput } from './input/checked-input.interceptor';
import { answerMalformedHttp, hostRequired } from './malformed-http';
import { openApi } from './open-api';
import { limitCallers } from './overload/limit-callers';
import { ProblemFilter } from './problem.filter';
import { securityHeaders } from './security-headers';
import { SettingsError } from '@app/application';
import type { Server } from 'node:http';

/** How long requests that are under way may take to end when the server stops, in milliseconds. */
const GRACE = 2_000;

/**
 * The application with its manners at the end: no new connections, requests under way are answered, and whoever
 * has not finished by then is cut off. Open event streams are ended by their controller.
 */
@Module({})
class WebServer implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  static of(root: Type | DynamicModule): DynamicModule {
    return { module: WebServer, imports: [root] };
  }

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    setTimeout(() => {
      server.closeAllConnections();
    }, GRACE).unref();
  }
}

/** What the HTTP servers have in common: limits, checked input, problems, OpenAPI at `/docs`, structured logs. */
export const createWebApp = async (root: Type | DynamicModule, title: string): Promise<NestExpressApplication> => {
  const app = await NestFactory.create<NestExpressApplication>(WebServer.of(root), {
    bufferLogs: true,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  answerMalformedHttp(app.getHttpServer());
  app.use(securityHeaders);
  app.use(hostRequired);
  limitCallers(app);
  app.useGlobalInterceptors(new CheckedInput());
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalPipes(new CheckedBodies());
  SwaggerModule.setup('docs', app, () => openApi(app, title));
  return app;
};

/** Starts listening and gives the URL; port 0 takes a free one. */
export const listen = async (app: NestExpressApplication, host: string, port: number): Promise<string> => {
  try {
    await app.listen(port, host);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new SettingsError(`HOST, PORT: cannot listen there (${error.message})`);
  }
  return (await app.getUrl()).replace('[::1]', 'localhost');
};
