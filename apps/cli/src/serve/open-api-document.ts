import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApi } from '../../../common/src/open-api';
import { withEmbedded } from '../embedded';
import { TITLE, createServer } from './server';

/** The OpenAPI document of the whole API, as `ledger serve` publishes it: of a server over an empty ledger, which nobody asks. */
export const openApiDocument = async (): Promise<OpenAPIObject> => {
  const data = mkdtempSync(join(tmpdir(), 'open-api-'));
  try {
    return await withEmbedded({ data }, 'serves', async (embedded) => {
      const app = await createServer(embedded);
      try {
        return openApi(app, TITLE);
      } finally {
        await app.close();
      }
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
