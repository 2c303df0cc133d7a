import { inEnglish } from '@app/messages';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@app/ledger';
import { filesWith } from '@app/testing';
import { notEntered, openDirectory } from './directory';

/** What a write gives back or throws. */
const attempt = (write: () => unknown): unknown => {
  try {
    return write();
  } catch (error) {
    return error;
  }
};

describe('the directory', () => {
  const directory = openDirectory(':memory:');
  afterAll(() => {
    directory.close();
  });

  it('knows names by session: one id may be another person elsewhere', () => {
    directory.enter([
      { scope: 'spring', id: 'p1', name: 'Astrid Lund' },
      { scope: 'spring', id: 'p2', name: 'Bo Kjeldsen' },
      { scope: 'autumn', id: 'p1', name: 'Karin Ekberg' },
    ]);
    expect(directory.namesOf('spring', ['p1', 'p2', 'p3', 'p1'])).toEqual({ p1: 'Astrid Lund', p2: 'Bo Kjeldsen' });
    expect(directory.namesOf('autumn', ['p1', 'p2'])).toEqual({ p1: 'Karin Ekberg' });
    expect(directory.namesOf('winter', ['p1'])).toEqual({});
    expect(directory.idOf('spring', 'Bo Kjeldsen')).toBe('p2');
    expect(directory.idOf('autumn', 'Bo Kjeldsen')).toBeNull();
  });

  it('takes a corrected name, and all entries or none', () => {
    directory.enter([{ scope: 'spring', id: 'p1', name: 'Astrid Lund-Møller' }]);
    expect(directory.namesOf('spring', ['p1'])).toEqual({ p1: 'Astrid Lund-Møller' });
    const broken = { scope: 'spring', id: 'p4', name: null as unknown as string };
    expect(() => {
      directory.enter([{ scope: 'spring', id: 'p3', name: 'Nils Sandell' }, broken]);
    }).toThrow();
    expect(directory.namesOf('spring', ['p3'])).toEqual({});
  });

  it('keeps an id that is called like a part of every object', () => {
    directory.enter([{ scope: 'odd', id: '__proto__', name: 'Proto' }]);
    expect(Object.entries(directory.namesOf('odd', ['__proto__', 'constructor']))).toEqual([['__proto__', 'Proto']]);
  });
});

it('has another state whenever names were entered or destroyed, also by another process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-directory-'));
  const [here, elsewhere] = [1, 2].map(() => openDirectory(join(folder, 'directory.db')));
  if (!here || !elsewhere) throw new Error('not opened');
  const states = [here.state()];
  expect(here.state()).toBe(states[0]);
  for (const act of [
    () => elsewhere.enter([{ scope: 'spring', id: 'p1', name: 'Astrid Lund' }]),
    () => here.enter([{ scope: 'spring', id: 'p2', name: 'Bo Kjeldsen' }]),
    () => elsewhere.forget('spring', 'p1'),
  ]) {
    act();
    states.push(here.state());
  }
  expect(new Set(states).size).toBe(4);
  for (const directory of [here, elsewhere]) directory.close();
  rmSync(folder, { recursive: true });
});

it('enters names while another process writes: each waits for the other, and neither fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-directory-'));
  const directory = openDirectory(join(folder, 'directory.db'));
  const other = new Database(join(folder, 'directory.db'), { timeout: 0 });
  const write = () => other.prepare("INSERT INTO entry (id, scope, name) VALUES ('p2', 'spring', 'Bo Kjeldsen')").run();
  const waits: unknown[] = [];
  const entry = {
    scope: 'spring',
    name: 'Astrid Lund',
    get id() {
      if (waits.length === 0) waits.push(attempt(write));
      return 'p1';
    },
  };
  directory.enter([entry]);
  expect(waits).toMatchObject([{ code: 'SQLITE_BUSY' }]);
  write();
  expect(directory.namesOf('spring', ['p1', 'p2'])).toEqual({ p1: 'Astrid Lund', p2: 'Bo Kjeldsen' });
  other.close();
  directory.close();
  rmSync(folder, { recursive: true });
});

describe('an entry that is called after somebody', () => {
  it.each<[name: string, entry: string, without: string | null | undefined]>([
    ['Lund, Ann', 'Lund, Ann / Berg, Bo', 'Berg, Bo'],
    ['Berg, Bo', 'Lund, Ann / Berg, Bo', 'Lund, Ann'],
    ['Ann Lund', 'ann  lund - Bo Berg', 'Bo Berg'],
    ['Ann Lund', 'Bo Berg and Ann Lund', 'Bo Berg'],
    ['Bo Berg', 'Ann Lund & Bo Berg & Andy Sand', 'Ann Lund & Andy Sand'],
    ['A. B. (Bo) Berg', 'Ann Lund & A. B. (Bo) Berg', 'Ann Lund'],
    ['Åsa Lund', 'A\u030Asa Lund & Bo Berg', 'Bo Berg'],
    ['Ann Lund', 'Team Ann Lund', null],
    ['Ann Lund', 'Ann Lund', null],
    ['Ann Lund', 'Ann Lund Berg & Bo Berg', undefined],
    ['Ann Lund', 'Mary Ann Lund & Bo Berg', undefined],
    ['Bo', 'Bo Berg & Ann Lund', undefined],
    [' ', 'Ann Lund & Bo Berg', undefined],
  ])('by %j: of %j there stays %j', (name, entry, without) => {
    const directory = openDirectory(':memory:');
    directory.enter([
      { scope: 's', id: 'p1', name },
      { scope: 's', id: 'x', name: entry },
    ]);
    expect(directory.entriesOf('s', 'p1').find(({ id }) => id === 'x')?.without).toBe(without);
    directory.close();
  });
});

describe('a directory that forgets somebody', () => {
  const folder = mkdtempSync(join(tmpdir(), 'directory-'));
  const directory = openDirectory(join(folder, 'directory.db'));
  afterAll(() => {
    directory.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ENTRIES = [
    { scope: 'spring', id: 'p1', name: 'Astrid Lund' },
    { scope: 'spring', id: 'p2', name: 'Bo Kjeldsen' },
    { scope: 'spring', id: '1', name: 'Astrid Lund & Bo Kjeldsen' },
    { scope: 'spring', id: 'lund', name: 'Team Astrid Lund' },
    { scope: 'autumn', id: 'p1', name: 'Karin Ekberg' },
  ];

  it('says beforehand where the name stands: his own entry, and those of pairs that are called after him', () => {
    directory.enter(ENTRIES);
    expect(directory.entriesOf('spring', 'p1')).toEqual([
      { ...ENTRIES[0], without: null },
      { ...ENTRIES[2], without: 'Bo Kjeldsen' },
      { ...ENTRIES[3], without: null },
    ]);
    expect(directory.entriesOf(null, 'p1').map(({ scope, id }) => `${scope} ${id}`)).toEqual([
      'autumn p1',
      'spring p1',
      'spring 1',
      'spring lund',
    ]);
    expect(directory.entriesOf('spring', 'nobody')).toEqual([]);
  });

  it('has the name in none of its files, and leaves the others their names', () => {
    directory.forget('spring', 'p1');
    expect(directory.namesOf('spring', ['p1', 'p2', '1', 'lund'])).toEqual({
      p2: 'Bo Kjeldsen',
      '1': 'Bo Kjeldsen',
    });
    expect(directory.namesOf('autumn', ['p1'])).toEqual({ p1: 'Karin Ekberg' });
    expect(filesWith(folder, 'Astrid Lund')).toEqual([]);
  });

  it('takes no name for that id again, says for which, and takes the others', () => {
    const refused = directory.enter([...ENTRIES, { scope: 'spring', id: 'p3', name: 'Nils Sandell' }]);
    expect(refused.map(notEntered).map(inEnglish)).toEqual([
      'no name is taken for p1 in session spring any longer: it is, or was called after, somebody who is forgotten',
      'no name is taken for 1 in session spring any longer: it is, or was called after, somebody who is forgotten',
      'no name is taken for lund in session spring any longer: it is, or was called after, somebody who is forgotten',
    ]);
    expect(directory.namesOf('spring', ['p1', '1', 'p3'])).toEqual({ '1': 'Bo Kjeldsen', p3: 'Nils Sandell' });
  });

  it('forgets an id in every session, also in those to come', () => {
    directory.forget(null, 'p1');
    expect(directory.namesOf('autumn', ['p1'])).toEqual({});
    expect(directory.enter([{ scope: 'winter', id: 'p1', name: 'Karin Ekberg' }])).toHaveLength(1);
    expect(filesWith(folder, 'Karin Ekberg')).toEqual([]);
  });

  it('does so in a file of the time when nobody could be forgotten', () => {
    const old = join(folder, 'old.db');
    openDirectory(old).close();
    const db = new Database(old);
    db.exec("DROP TABLE forgotten; INSERT INTO entry VALUES ('p1', 'spring', 'Astrid Lund')");
    db.close();
    const again = openDirectory(old);
    again.forget('spring', 'p1');
    again.close();
    expect(filesWith(folder, 'Astrid Lund').filter((name) => name.startsWith('old'))).toEqual([]);
  });
});
