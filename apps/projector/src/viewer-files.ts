import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** Serves the built viewer at `/`: in the compiled tree it lies beside the applications. */
export const serveViewer = (app: NestExpressApplication): void => {
  const folder = join(__dirname, '..', '..', '..', 'viewer');
  if (existsSync(folder)) app.useStaticAssets(folder, { index: 'index.html' });
};
