import { Controller, Get, Query } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { KnownParameters } from './known-parameters';

@KnownParameters()
@Controller('routes')
class Routes {
  @Get('ranking')
  ranking(@Query('of') of?: string): string {
    return of ?? 'all';
  }

  @Get('plain')
  plain(): string {
    return 'plain';
  }
}

let app: NestExpressApplication;
beforeAll(async () => {
  const testing = await Test.createTestingModule({ controllers: [Routes] }).compile();
  app = testing.createNestApplication<NestExpressApplication>();
  await app.init();
});
afterAll(() => app.close());

it.each<[path: string, status: number, says: string]>([
  ['/routes/ranking', 200, 'all'],
  ['/routes/ranking?of=session', 200, 'session'],
  ['/routes/plain', 200, 'plain'],
  ['/routes/plain?', 200, 'plain'],
  ['/routes/ranking?asOf=5', 400, "no query parameter is called 'asOf': expected of"],
  ['/routes/ranking?of=session&OF=stage', 400, "no query parameter is called 'OF': expected of"],
  ['/routes/plain?of=session', 400, "no query parameter is called 'of': there is none here"],
])('%s: %i %s', async (path, status, says) => {
  const response = await request(app.getHttpServer()).get(path);
  expect(response.status).toBe(status);
  expect(response.text).toContain(says);
});
