import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSession } from '@app/application';
import type { Embedded } from '../embedded';
import { boundedPiecesOf } from '../read-file';
import { Failure } from '../failure';
import { commandText } from '../output/command-texts';
import { applyDecisions } from '../apply-decisions';
import { enterNames, importNdjson } from '../import/import-ndjson';

const EXAMPLES = join(__dirname, '..', '..', '..', '..', '..', 'examples');
const DEMO_SESSION = 'demo';

/** A finished evening with its rulings and appeals, and one that is still played: its boards are kept. */
const SESSIONS = [
  { session: DEMO_SESSION, file: 'club-evening.ndjson' },
  { session: 'tonight', file: 'running-evening.ndjson' },
];

/** Loads the example sessions, the first time. */
export const loadDemo = async (embedded: Embedded): Promise<void> => {
  for (const { session, file: name } of SESSIONS) {
    const { opened } = await loadSession(embedded.log, session);
    if (opened) continue;
    const file = join(EXAMPLES, name);
    if (!existsSync(file)) throw new Failure(commandText('demo.missing', { file }));
    const report = await importNdjson(
      embedded,
      { path: file, name, pieces: () => boundedPiecesOf(file, Infinity) },
      'chief-director',
    );
    const [refused] = report.refused;
    if (refused) throw new Failure(`${file}:${refused.line}: ${refused.message}`);
    await applyDecisions(embedded);
    enterNames(embedded, session, join(EXAMPLES, 'club-evening.names.json'));
  }
};
