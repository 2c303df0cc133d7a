import { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { CheckedBodies } from './checked-bodies';
import { CheckedInput } from './input/checked-input.interceptor';
import { answerMalformedHttp, hostRequired } from './malformed-http';
import { openApi } from './open-api';
import { ProblemFilter } from './problem.filter';
import { securityHeaders } from './security-headers';
import { SettingsError } from '@app/application';
import { WebServer } from './web-server';

/** What the HTTP servers have in common: checked input, problems, OpenAPI at `/docs`, structured logs. */
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
