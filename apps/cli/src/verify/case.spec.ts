import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOfCase } from '@app/formats';
import { newSigningKey } from '@app/ledger';
import fc from 'fast-check';
import { jsonOf, runLedger } from '../testing/run-ledger';
import { inEnglish } from '@app/messages';
import { caseVerdict } from './case';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Case = Record<string, Json>;

const folder = mkdtempSync(join(tmpdir(), 'verify-case-'));
let key: string;
/** An appeal of the example evening, exported where the key is. */
let signed: Case;
/** The same away from the key, and as the version before wrote it. */
let unsigned: Case;
let older: Case;

beforeAll(() => {
  const [evening, names] = ['club-evening.ndjson', 'club-evening.names.json'].map((name) => join('examples', name));
  const imported = runLedger(
    ...([
      folder,
      'import',
      evening ?? '',
      '--role',
      'chief-director',
      '--session',
      'demo',
      '--names',
      names ?? '',
    ] as const),
  );
  expect(imported).toMatchObject({ status: 0 });
  expect(runLedger(folder, 'keys', 'make')).toMatchObject({ status: 0 });
  key = jsonOf<{ keys: { key: string }[] }>(runLedger(folder, 'keys', '--json')).keys[0]?.key ?? '';
  signed = jsonOf<Case>(runLedger(folder, 'export', 'a1', '--format', 'case'));
  unsigned = { ...signed, signature: null };
  older = { ...signed, version: 2 };
  delete older.signature;
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** 0, 1 or 3, as `ledger verify` ends, with what it says. */
const verified = async (file: Case, keys: readonly string[] = [key]) => {
  const { ok, exitCode = 0, lines, json } = await caseVerdict('case.json', JSON.stringify(file), keys);
  return {
    status: ok ? exitCode : 1,
    words: lines.map(inEnglish).join('\n'),
    json: json as { notProved?: readonly string[] },
  };
};

const changed = (file: Case, change: (copy: Case) => void): Case => {
  const copy = structuredClone(file);
  change(copy);
  return copy;
};

const NOT_PROVED = ['appeal', 'decision', 'names', 'selection', 'field', 'proofs.keys', 'effects', 'tables'];

/** Places that hold something that can be altered: the way to each, with what is there. */
const placesIn = (value: Json, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Array.isArray(value) ? value.map((one, index) => [index, one] as const) : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...members.flatMap(([step, one]) => placesIn(one, [...path, step]))];
};

const at = (value: Json, path: readonly (string | number)[]): Json =>
  path.reduce<Json>((one, step) => (one as Record<string | number, Json>)[step] ?? null, value);

/** Other texts, numbers, members and orders: whatever is no longer the same document. */
const MUTATIONS: Readonly<Record<string, (parent: Record<string | number, Json>, step: string | number) => void>> = {
  replace: (parent, step) => {
    const value = parent[step];
    parent[step] =
      typeof value === 'string' ? `${value}x` : typeof value === 'number' ? value + 1 : value === null ? 'x' : null;
  },
  shorten: (parent, step) => {
    const value = parent[step];
    parent[step] = typeof value === 'string' && value !== '' ? value.slice(1) : typeof value === 'number' ? 0.5 : false;
  },
  remove: (parent, step) => {
    if (Array.isArray(parent)) parent.splice(Number(step), 1);
    else Reflect.deleteProperty(parent, step);
  },
  rename: (parent, step) => {
    if (Array.isArray(parent)) parent.splice(Number(step), 0, 'x');
    else {
      parent[`${step}x`] = parent[step] ?? null;
      Reflect.deleteProperty(parent, step);
    }
  },
  turn: (parent, step) => {
    const value = parent[step];
    if (Array.isArray(value)) value.reverse();
    else if (typeof value === 'object' && value !== null) value.zzz = 1;
    else parent[step] = [value ?? null];
  },
  swap: (parent, step) => {
    const keys = Object.keys(parent);
    const other = keys[(keys.indexOf(String(step)) + 1) % keys.length] ?? step;
    const value = parent[step] ?? null;
    parent[step] = parent[other] ?? null;
    parent[other] = value;
  },
};

const mutated = (file: Case, path: readonly (string | number)[], kind: string): Case =>
  changed(file, (copy) => {
    const [step = '', ...before] = path.toReversed();
    MUTATIONS[kind]?.(at(copy, before.toReversed()) as Record<string | number, Json>, step);
  });

/** Half of the draws by part of the file, so that its long streams do not crowd out the rest. */
const placeIn = (file: Case): fc.Arbitrary<readonly (string | number)[]> => {
  const all = placesIn(file);
  const parts = Object.keys(file).map((part) => all.filter(([first]) => first === part));
  return fc.oneof(
    fc.constantFrom(...all),
    fc.constantFrom(...parts.filter(({ length }) => length > 0)).chain((places) => fc.constantFrom(...places)),
  );
};
const aMutation = (file: Case) => fc.tuple(placeIn(file), fc.constantFrom(...Object.keys(MUTATIONS)));

const same = (one: Case, other: Case): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  );
};

const runs = { numRuns: process.env.FULL === '1' ? 1000 : 40, seed: Number(process.env.FC_SEED ?? 17) };

describe('a case file that was exported where the key is', () => {
  it('is proved as a whole', async () => {
    const { status, words: text, json } = await verified(signed);
    expect([status, json.notProved]).toEqual([0, []]);
    expect(text).toContain('the whole file is as session-ledger/');
  });

  it.each<[string, (file: Case) => void]>([
    ['another appeal', (file) => (file.appeal = 'a2')],
    ['no appeal', (file) => (file.appeal = null)],
    ['no decision either', (file) => Object.assign(file, { appeal: null, decision: null })],
    ['another table of the field', (file) => ((at(file, ['field', 'tables', 0]) as Case).id = 'board-demo.9.9')],
    [
      'two names exchanged',
      ({ names }) => {
        const all = names as Record<string, string>;
        const [one = '', other = ''] = Object.keys(all);
        [all[one], all[other]] = [all[other] ?? '', all[one] ?? ''];
      },
    ],
    ['version 2', (file) => (file.version = 2)],
    ['version 1', (file) => (file.version = 1)],
    ['version 4', (file) => (file.version = 4)],
    ['a key more', (file) => ((at(file, ['proofs']) as Case).keys = [key, newSigningKey('other').verifierKey])],
  ])('is wrong with %s', async (_, change) => {
    expect(await verified(changed(signed, change))).toMatchObject({ status: 1 });
  });

  it('is not bound any longer where its signature was taken off, and says what is then not proved', async () => {
    const { status, words: text, json } = await verified(unsigned);
    expect([status, json.notProved]).toEqual([3, NOT_PROVED]);
    expect(text).toContain('NOT bound as a whole: the file carries no signature over all of it');
    expect(text).toContain('  names: the names of the parties');
  });

  it('is wrong under a key that did not sign it, whatever the file says', async () => {
    const stranger = newSigningKey(key.split('+')[0] ?? '').verifierKey;
    expect(await verified(signed, [stranger])).toMatchObject({ status: 1 });
  });

  it('is wrong after any mutation, unless that takes the signature off', async () => {
    await fc.assert(
      fc.asyncProperty(aMutation(signed), async ([path, kind]) => {
        const other = mutated(signed, path, kind);
        fc.pre(!same(signed, other));
        const { status, json } = await verified(other);
        expect([status, json.notProved ?? []]).toEqual(other.signature === null ? [3, NOT_PROVED] : [1, []]);
      }),
      runs,
    );
  }, 600_000);
});

/** The part that a place belongs to, as `verify` lists it. */
const partAt = ([first = '', second = '']: readonly (string | number)[]): string =>
  first === 'proofs' ? `proofs.${second}` : String(first);

describe.each([
  ['without a signature', () => unsigned],
  ['of version 2', () => older],
])('a case file %s', (_, file) => {
  it('says which parts are not proved, and is no failure where no key was given', async () => {
    const { status, json } = await verified(file());
    expect([status, json.notProved]).toEqual([3, NOT_PROVED]);
    expect(await verified(file(), [])).toMatchObject({ status: 0, json: { notProved: NOT_PROVED } });
  });

  it('is wrong after any mutation, but for one of a part that is listed', async () => {
    await fc.assert(
      fc.asyncProperty(aMutation(file()), async ([path, kind]) => {
        const other = mutated(file(), path, kind);
        fc.pre(!same(file(), other));
        const { status, words: text, json } = await verified(other);
        if (status !== 1) expect([text, json.notProved]).toEqual([text, expect.arrayContaining([partAt(path)])]);
      }),
      runs,
    );
  }, 600_000);
});

describe('a case file without proofs', () => {
  it('has nothing proved but its form', async () => {
    const parts = partsOfCase({ proofs: null }, false);
    const proved = parts.filter(({ state }) => state !== 'not-proved').map(({ part }) => part);
    expect(proved).toEqual(['version']);
    const none = { ...unsigned, proofs: null };
    expect(await verified(none)).toMatchObject({ status: 1 });
    expect(await verified(none, [])).toMatchObject({ status: 0 });
  });
});
