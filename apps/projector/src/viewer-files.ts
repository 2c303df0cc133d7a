import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

/** The names of these files change with what is in them: a browser may keep them for a year without asking. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const cachingOf = (folder: string, path: string): string =>
  path.startsWith(join(folder, 'assets') + sep) ? FOR_EVER : 'no-cache';

const TEXTS: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.svg']);

/** The texts of the viewer by their address: `'/'`, `'/assets/app-C5DC.js'`. */
const textsIn = (folder: string): ReadonlyMap<string, string> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.has(extname(name)));
  const files = names.map((name) => [`/${name.split(sep).join('/')}`, join(folder, name)] as const);
  return new Map([...files, ['/', join(folder, 'index.html')]]);
};

/** Sends a text of the viewer packed to who can unpack it: a third of the bytes. Each is packed once. */
const packed = (folder: string) => {
  const texts = textsIn(folder);
  const done = new Map<string, Buffer>();
  return (request: Request, response: Response, next: NextFunction): void => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? texts.get(request.path) : undefined;
    if (file === undefined || request.acceptsEncodings('gzip') === false) {
      next();
      return;
    }
    const bytes = done.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    done.set(file, bytes);
    response.set({
      'Cache-Control': cachingOf(folder, file),
      'Content-Encoding': 'gzip',
      Vary: 'Accept-Encoding',
    });
    response.type(extname(file)).send(bytes);
  };
};

/** Serves the built viewer at `/`: in the compiled tree it lies beside the applications. */
export const serveViewer = (
  app: NestExpressApplication,
  folder = join(__dirname, '..', '..', '..', 'viewer'),
): void => {
  if (!existsSync(folder)) return;
  app.use(packed(folder));
  app.useStaticAssets(folder, {
    index: 'index.html',
    setHeaders: (response: ServerResponse, path: string) => {
      response.setHeader('Cache-Control', cachingOf(folder, path));
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
};
