import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, Database, openLedger, verifyLedger } from '@app/ledger';
import { compile, filesWith, startChild } from '@app/testing';
import { openDirectory } from '../directory/directory';
import { DatabaseError } from '../runtime/database';
import { forgetAll, forgetPerson, forgetRecorded, keepForgetting } from './forget';
import { PEOPLE, forgottenIn, recordForgotten } from './forgotten-in-ledger';
import { openVault } from './vault';

const NAME = 'Inge Thorup';
const WORDS = 'I would always go on';
const P07 = { person: 'p07', session: 's' };
const now = new Date('2026-02-03T10:00:00.000Z');

const root = mkdtempSync(join(tmpdir(), 'forget-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const opened = async (folder: string) => {
  const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
  const [vault, directory] = [openVault(join(folder, 'vault.db')), openDirectory(join(folder, 'directory.db'))];
  const close = async (): Promise<void> => {
    vault.close();
    directory.close();
    await log.close();
  };
  return { log, vault, directory, files: [vault, directory], close };
};

/** A data folder with a name and a statement of `p07`, and what is sealed of it. */
const somebody = async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const { vault, directory, close } = await opened(folder);
  directory.enter([
    { scope: 's', id: 'p07', name: NAME },
    { scope: 's', id: 'p08', name: 'Jens Brandt' },
  ]);
  const encrypted = vault.seal({ scope: 's', people: ['p07'], text: WORDS, place: ['here'] });
  if ('forgotten' in encrypted) throw new Error('nobody is forgotten yet');
  vault.keep([encrypted]);
  await close();
  return { folder, text: encrypted.sealed, stored: encrypted.stored };
};

const recorded = async (log: EventLog): Promise<number> => (await forgottenIn(log)).length;

describe('forgetting somebody', () => {
  it('is on record, and leaves nothing in any file; again, it changes nothing', async () => {
    const { folder, text, stored } = await somebody();
    expect([filesWith(folder, NAME), filesWith(folder, stored)]).toEqual([['directory.db'], ['vault.db']]);
    const { log, files, vault, directory, close } = await opened(folder);
    for (let again = 0; again < 3; again++) {
      await forgetPerson(log, files, P07, 'asked to be', now);
      expect([filesWith(folder, NAME), filesWith(folder, stored)]).toEqual([[], []]);
    }
    const events = [];
    for await (const { type, data } of log.readStream(PEOPLE)) events.push({ type, data });
    expect(events).toEqual([{ type: 'PersonForgotten', data: { ...P07, reason: 'asked to be' } }]);
    expect(vault.open(text)).toBeNull();
    expect(directory.namesOf('s', ['p07', 'p08'])).toEqual({ p08: 'Jens Brandt' });
    await close();
  });

  it('is on record once, also where two do it at the same time', async () => {
    const { folder } = await somebody();
    const { log, close } = await opened(folder);
    const at = now.toISOString();
    await Promise.all(['one', 'other'].map((reason) => recordForgotten(log, P07, reason, at)));
    expect(await recorded(log)).toBe(1);
    await recordForgotten(log, { ...P07, session: null }, undefined, at);
    expect(await forgottenIn(log)).toMatchObject([P07, { person: 'p07', session: null }]);
    await close();
  });

  it('is done by whoever follows the ledger, in files of his own', async () => {
    const [here, there] = [await somebody(), await somebody()];
    const { log, files, close } = await opened(here.folder);
    const elsewhere = await opened(there.folder);
    const stopped = new AbortController();
    const following = keepForgetting(log, elsewhere.files, stopped.signal, (problem) => {
      throw new Error(problem);
    });
    await forgetPerson(log, files, P07, undefined, now);
    while (filesWith(there.folder, there.stored).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    stopped.abort();
    await following;
    expect([filesWith(there.folder, NAME), filesWith(there.folder, there.stored)]).toEqual([[], []]);
    await elsewhere.close();
    await close();
  });

  it('is not done, and says so, while another process reads what is to be destroyed; then it is', async () => {
    const { folder, text } = await somebody();
    const { log, files, close } = await opened(folder);
    let busy = true;
    const complaints: string[] = [];
    const stopped = new AbortController();
    const reading = {
      forget: () => {
        if (busy) throw new Error('it is being read');
      },
    };
    await forgetPerson(log, [], P07, undefined, now);
    const following = keepForgetting(log, [reading, ...files], stopped.signal, (problem) => {
      complaints.push(problem);
      busy = false;
    });
    const { vault } = await opened(folder);
    while (vault.open(text) !== null) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(vault.open(text)).toBeNull();
    expect(complaints).toEqual(['it is being read']);
    stopped.abort();
    await following;
    await close();
  });
});

it('a file in which nobody can be forgotten says so by its name, and holds up no other', async () => {
  const { folder, text } = await somebody();
  const { vault, directory, close } = await opened(folder);
  const broken = new Database(join(folder, 'directory.db'));
  broken.exec('DROP TABLE entry');
  broken.close();
  const forget = () => {
    forgetAll([directory, vault], [P07]);
  };
  expect(forget).toThrow(DatabaseError);
  expect(forget).toThrow(/directory\.db: not everything of p07 is destroyed in it yet: no such table/);
  expect(vault.open(text)).toBeNull();
  await close();
});

describe('forgetting somebody, and killed in between', () => {
  const compiled = compile('libs');
  afterAll(() => {
    compiled.remove();
  });
  const worker = compiled.script('libs/application/src/vault/testing/worker.ts');

  it.each([
    ['before-record', 0],
    ['recorded', 1],
    ['before-overwriting', 1],
    ['first-file', 1],
    ['done', 1],
  ] as const)('at %s: what is on record is finished by whoever opens the ledger', async (death, onRecord) => {
    const { folder, text, stored } = await somebody();
    await startChild(worker, folder, death)
      .ended()
      .catch(() => undefined);
    const { log, files, vault, directory, close } = await opened(folder);
    expect(await recorded(log)).toBe(onRecord);
    await forgetRecorded(log, files);
    if (onRecord === 0) {
      // Nothing was promised, and nothing was done.
      expect([vault.open(text), directory.idOf('s', NAME)]).toEqual([WORDS, 'p07']);
      await forgetPerson(log, files, P07, undefined, now);
    }
    expect([vault.open(text), directory.idOf('s', NAME), await recorded(log)]).toEqual([null, null, 1]);
    expect([filesWith(folder, NAME), filesWith(folder, stored)]).toEqual([[], []]);
    await close();
    expect([filesWith(folder, NAME), filesWith(folder, stored)]).toEqual([[], []]);
    expect(await verifyLedger(join(folder, 'ledger.db'))).toMatchObject({ ok: true, events: 1 });
  });

  it('at any moment: the same', async () => {
    const { folder, text, stored } = await somebody();
    for (let after = 0; after < 12; after++) {
      const child = startChild(worker, folder, 'done');
      await new Promise((resolve) => setTimeout(resolve, 60 + 15 * after));
      await child.kill();
    }
    const { log, files, vault, close } = await opened(folder);
    await forgetRecorded(log, files);
    await forgetPerson(log, files, P07, undefined, now);
    expect([vault.open(text), await recorded(log)]).toEqual([null, 1]);
    expect([filesWith(folder, NAME), filesWith(folder, stored)]).toEqual([[], []]);
    await close();
  });
});
