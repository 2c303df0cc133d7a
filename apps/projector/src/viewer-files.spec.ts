import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { serveViewer } from './viewer-files';

describe('the files of the viewer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'viewer-'));
  let app: NestExpressApplication;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(join(folder, 'assets', 'index-BTc_n5sR.js'), '');
    app = (await Test.createTestingModule({}).compile()).createNestApplication<NestExpressApplication>();
    serveViewer(app, folder);
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/icon.svg', 'no-cache'],
    ['/assets/index-BTc_n5sR.js', 'public, max-age=31536000, immutable'],
  ])('%s: %s', async (path, caching) => {
    const { status, headers } = await request(app.getHttpServer()).get(path);
    expect([status, headers['cache-control']]).toEqual([200, caching]);
  });
});
