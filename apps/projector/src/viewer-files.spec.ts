import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { serveViewer } from './viewer-files';

const SCRIPT = 'const cards = [];\n'.repeat(100);

describe('the files of the viewer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'viewer-'));
  let app: NestExpressApplication;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(join(folder, 'assets', 'index-BTc_n5sR.js'), SCRIPT);
    app = (await Test.createTestingModule({}).compile()).createNestApplication<NestExpressApplication>();
    serveViewer(app, folder);
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/', 'no-cache', 'text/html'],
    ['/index.html', 'no-cache', 'text/html'],
    ['/icon.svg', 'no-cache', 'image/svg+xml'],
    ['/assets/index-BTc_n5sR.js', 'public, max-age=31536000, immutable', 'text/javascript'],
  ])('%s: %s, %s, packed for who can unpack it', async (path, caching, type) => {
    for (const [accepted, sent] of [
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const { status, headers } = await request(app.getHttpServer()).get(path).set('Accept-Encoding', accepted);
      expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([200, caching, sent]);
      expect(headers['content-type']).toContain(type);
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  it('are the same packed and unpacked, and fewer bytes', async () => {
    const get = (accepted: string) =>
      request(app.getHttpServer()).get('/assets/index-BTc_n5sR.js').set('Accept-Encoding', accepted);
    const [packed, plain] = [await get('gzip'), await get('identity')];
    expect([packed.text, plain.text]).toEqual([SCRIPT, SCRIPT]);
    expect(Number(packed.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 3);
  });

  it('are not sent again to who has them, and lead nowhere else', async () => {
    const server = app.getHttpServer();
    const { headers } = await request(server).get('/').set('Accept-Encoding', 'gzip');
    const again = await request(server)
      .get('/')
      .set({ 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect((await request(server).get('/assets/../../package.json')).status).toBe(404);
  });
});
