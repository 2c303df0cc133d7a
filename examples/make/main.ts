import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubEvening } from './club-evening';
import { directory } from './people';

/** Writes `club-evening.ndjson` and `club-evening.names.json` into a folder, `examples` where none is named. */
const folder = process.argv[2] ?? 'examples';

writeFileSync(join(folder, 'club-evening.ndjson'), clubEvening());
writeFileSync(join(folder, 'club-evening.names.json'), `${JSON.stringify(directory(), null, 2)}\n`);
