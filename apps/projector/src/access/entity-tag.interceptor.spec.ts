import { Controller, Get, Query } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { signToken } from '@app/application';
import { STATE, TOKEN_KEY } from '../tokens';
import { Tagged } from './entity-tag.interceptor';
import { PrincipalGuard } from './principal.guard';

const KEY = new Uint8Array(32).fill(7);

let position = 0;
let names = 'nobody';
let made = 0;

@Controller()
class Ranking {
  @Get('ranking')
  @Tagged()
  ranking(@Query('asOf') asOf?: string): {
    readonly position: number;
    readonly names: Readonly<Record<string, string>>;
  } {
    made += 1;
    return { position: asOf === undefined ? position : Number(asOf), names: { p1: names } };
  }
}

let app: NestExpressApplication;

beforeAll(async () => {
  const built = await Test.createTestingModule({
    controllers: [Ranking],
    providers: [
      { provide: TOKEN_KEY, useValue: KEY },
      { provide: STATE, useValue: () => `${position} ${names}` },
      { provide: APP_GUARD, useClass: PrincipalGuard },
    ],
  }).compile();
  app = built.createNestApplication<NestExpressApplication>({ logger: false });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

/** Asks as somebody; as the public where no role is named. */
const ask = async (path: string, role: 'director' | 'auditor' | null, known?: string) => {
  const asking = request(await app.getUrl()).get(path);
  if (role !== null) void asking.set('Authorization', `Bearer ${await signToken(KEY, { id: role, role }, '1m')}`);
  if (known !== undefined) void asking.set('If-None-Match', known);
  const before = made;
  const { status, headers, text } = await asking;
  return { status, tag: String(headers.etag), isMade: made > before, length: text.length };
};

it('is not made again for who sees everything, has it, and asks whether it has changed', async () => {
  const { tag, isMade } = await ask('/ranking', 'director');
  expect(isMade).toBe(true);
  expect(await ask('/ranking', 'director', tag)).toEqual({ status: 304, tag, isMade: false, length: 0 });
});

it('is made for who has another one, or none', async () => {
  await ask('/ranking', 'director');
  for (const known of ['"another"', undefined]) {
    expect(await ask('/ranking', 'director', known)).toMatchObject({ status: 200, isMade: true });
  }
});

it('is made anew once anything that it is made of may have changed', async () => {
  const first = await ask('/ranking', 'director');
  position += 1;
  const second = await ask('/ranking', 'director', first.tag);
  names = 'Astrid Lund';
  const third = await ask('/ranking', 'director', second.tag);
  for (const answer of [second, third]) expect(answer).toMatchObject({ status: 200, isMade: true });
  expect(new Set([first, second, third].map(({ tag }) => tag)).size).toBe(3);
});

it('is made again, and not sent, where the answer stayed what it was', async () => {
  const { tag } = await ask('/ranking?asOf=0', 'director');
  position += 1;
  expect(await ask('/ranking?asOf=0', 'director', tag)).toEqual({ status: 304, tag, isMade: true, length: 0 });
  expect(await ask('/ranking?asOf=0', 'director', tag)).toEqual({ status: 304, tag, isMade: false, length: 0 });
});

it('is remembered for each kind of onlooker and each address', async () => {
  const { tag } = await ask('/ranking', 'director');
  expect(await ask('/ranking', 'auditor', tag)).toMatchObject({ status: 304, isMade: true });
  expect(await ask('/ranking?asOf=1', 'director', tag)).toMatchObject({ isMade: true });
});

it('is made for whom boards are kept from: the time that it takes tells him nothing', async () => {
  const { tag } = await ask('/ranking', null);
  expect(await ask('/ranking', null, tag)).toEqual({ status: 304, tag, isMade: true, length: 0 });
  expect((await ask('/ranking?asOf=0', null)).tag).toMatch(/^W\//);
});
