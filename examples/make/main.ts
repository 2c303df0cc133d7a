import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubEvening } from './club-evening';
import { directory } from './people';
import { runningEvening } from './running-evening';

/** Writes `club-evening.ndjson`, `running-evening.ndjson` and the names of both, `club-evening.names.json`, into a folder, `examples` where none is named. */
const folder = process.argv[2] ?? 'examples';

writeFileSync(join(folder, 'club-evening.ndjson'), clubEvening());
writeFileSync(join(folder, 'running-evening.ndjson'), runningEvening());
writeFileSync(join(folder, 'club-evening.names.json'), `${JSON.stringify(directory(), null, 2)}\n`);
