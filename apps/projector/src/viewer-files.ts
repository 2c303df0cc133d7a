import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** The names of these files change with what is in them: a browser may keep them for a year without asking. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built viewer at `/`: in the compiled tree it lies beside the applications. */
export const serveViewer = (
  app: NestExpressApplication,
  folder = join(__dirname, '..', '..', '..', 'viewer'),
): void => {
  if (!existsSync(folder)) return;
  const hashed = join(folder, 'assets') + sep;
  app.useStaticAssets(folder, {
    index: 'index.html',
    setHeaders: (response: ServerResponse, path: string) => {
      response.setHeader('Cache-Control', path.startsWith(hashed) ? FOR_EVER : 'no-cache');
    },
  });
};
