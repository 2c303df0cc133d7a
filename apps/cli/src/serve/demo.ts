import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSession } from '../../../command-api/src/execute/history';
import type { Embedded } from '../embedded';
import { Failure } from '../failure';
import { followDecisions } from '../follow-decisions';
import { enterNames, importNdjson } from '../import/import-ndjson';

const EXAMPLES = join(__dirname, '..', '..', '..', '..', '..', 'examples');
export const DEMO_SESSION = 'demo';

/** Loads the example session, the first time. */
export const loadDemo = async (embedded: Embedded): Promise<void> => {
  const { opened } = await loadSession(embedded.log, DEMO_SESSION);
  if (opened) return;
  const file = join(EXAMPLES, 'club-evening.ndjson');
  if (!existsSync(file)) throw new Failure(`the example session is not here: ${file}`);
  const report = await importNdjson(embedded, file, 'chief-director');
  const [refused] = report.refused;
  if (refused) throw new Failure(`${file}:${refused.line}: ${refused.message}`);
  await followDecisions(embedded);
  enterNames(embedded, DEMO_SESSION, join(EXAMPLES, 'club-evening.names.json'));
};
