import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type ImportOptions, type ImportReport, type ImportTarget, importFiles } from '@app/application';
import { type ResultsFormat, recognised } from '@app/formats';
import { samples } from '../../../../test/samples';
import { pbnSession } from '../../bench/session-file';
import { withEmbedded } from '../embedded';

const folder = mkdtempSync(join(tmpdir(), 'import-repeated-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const into = <T>(data: string, work: (target: ImportTarget) => Promise<T>): Promise<T> =>
  withEmbedded({ data: join(folder, data) }, 'begins', work);

interface Given {
  readonly name?: string;
  readonly format?: ResultsFormat;
  readonly options?: Partial<ImportOptions>;
  /** An answer to no question: with any, the files are always taken. */
  readonly answers?: boolean;
}

/** The reports as they are printed, and whether they were recalled: nothing was decided. */
const take = async (
  target: ImportTarget,
  content: string | Uint8Array,
  { name = 'evening.pbn', format = 'pbn', options = {}, answers = false }: Given = {},
) => {
  const bytes = [Buffer.from(content)];
  const open = () => ({ bytes, checkUnchanged: () => undefined, close: () => undefined });
  const source = { path: name, name, format, open, ...(answers && { answerFor: () => undefined }) };
  let isRecalled = true;
  const progress = (): void => {
    isRecalled = false;
  };
  const reports = await importFiles(
    target,
    [source],
    { session: 's', strict: false, progress, ...options },
    () => undefined,
  );
  return { isRecalled, reports: JSON.parse(JSON.stringify(reports)) as readonly ImportReport[] };
};

const text = pbnSession(5);
const other = pbnSession(3).replaceAll('[Section "S1"]', '[Section "S2"]');

describe('a repeated import, when nothing has happened since', () => {
  it('gives the report again without deciding anything, and writes nothing', async () => {
    await into('same', async (target) => {
      const first = await take(target, text);
      const head = await target.log.head();
      const second = await take(target, text);
      expect([first, second].map(({ isRecalled }) => isRecalled)).toEqual([false, true]);
      expect(second.reports).toEqual((await take(target, text, { answers: true })).reports);
      expect(second.reports[0]?.records).toMatchObject({ read: 5, taken: 0, already: 5 });
      expect(await target.log.head()).toBe(head);
    });
  });

  it('also when other sessions were imported in between, and by another process', async () => {
    await into('others', async (target) => {
      await take(target, text);
      await take(target, other, { options: { session: 'other' } });
    });
    expect(await into('others', (target) => take(target, text))).toMatchObject({ isRecalled: true });
  });

  interface Change {
    readonly what: string;
    readonly change?: (target: ImportTarget) => unknown;
    readonly given?: Given;
    readonly content?: string;
  }
  const records = (found: readonly ImportReport[]) => found.map((report) => report.records);

  it.each<Change>([
    { what: 'the session has another file', change: (target) => take(target, other) },
    {
      what: 'a session of a contest has another session',
      change: (target) => take(target, other, { options: { session: 'other' } }),
      given: { options: { contest: { contest: 'c', stage: 'final', session: 1 } } },
    },
    {
      what: 'a name was entered',
      change: ({ directory }) => directory.enter([{ id: 'p1', scope: 's', name: 'Ann Lund' }]),
    },
    { what: 'the file is another', content: text.replace('Player 101 N', 'Ann Lund') },
  ])('is taken anew when $what', async ({ what, change, given = {}, content = text }) => {
    await into(what.replaceAll(' ', '-'), async (target) => {
      await take(target, text, given);
      expect((await take(target, text, given)).isRecalled).toBe(true);
      await change?.(target);
      expect((await take(target, content, given)).isRecalled).toBe(false);
    });
  });

  it.each<readonly [string, Given]>([
    ['another name', { name: 'renamed.pbn' }],
    ['other options', { options: { strict: true } }],
  ])('is taken anew under %s', async (_, given) => {
    await into('same', async (target) => {
      const found = await take(target, text, given);
      expect(found.isRecalled).toBe(false);
    });
  });

  it('is taken by a ledger that has none of it, whatever lies beside', async () => {
    await into('has', (target) => take(target, text));
    mkdirSync(join(folder, 'has-not'), { mode: 0o700 });
    for (const file of ['import-reports.db', 'directory.db', 'directory.key']) {
      copyFileSync(join(folder, 'has', file), join(folder, 'has-not', file));
    }
    const found = await into('has-not', (target) => take(target, text));
    expect(records(found.reports)).toEqual([expect.objectContaining({ taken: 5, already: 0 })]);
  });

  it('keeps nothing that the file says in the clear', async () => {
    const notes = text.replaceAll('[Scoring "MP"]', '[Scoring "Ann Lund & Bo Berg"]');
    await into('names', async (target) => {
      await take(target, notes);
      expect((await take(target, notes)).isRecalled).toBe(true);
      expect(JSON.stringify((await take(target, notes)).reports)).toContain('Ann Lund');
    });
    expect(readFileSync(join(folder, 'names', 'import-reports.db')).includes('Ann Lund')).toBe(false);
  });
});

describe('what is recalled is what taking the files again gives', () => {
  const examples = join(__dirname, '..', '..', '..', '..', 'examples');
  const files = readdirSync(examples, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, path: join(examples, name) }))
    .filter(({ path }) => statSync(path).isFile() && statSync(path).size < 200_000)
    .flatMap(({ name, path }) => {
      const content = readFileSync(path);
      const found = recognised(content);
      return found.isRead && found.format !== 'ndjson' ? [{ name, content, format: found.format }] : [];
    });

  it.each(files)('$name', async ({ name, content, format }) => {
    await into(`example-${name.replaceAll(/\W/g, '-')}`, async (target) => {
      await take(target, content, { name, format });
      const recalled = await take(target, content, { name, format });
      const anew = await take(target, content, { name, format, answers: true });
      expect(recalled.isRecalled).toBe(true);
      expect(recalled.reports).toEqual(anew.reports);
    });
  });

  const lines = pbnSession(4).split('\n');
  const change = fc.oneof(
    fc.record({ kind: fc.constant('drop' as const), at: fc.nat(lines.length - 1) }),
    fc.record({ kind: fc.constant('twice' as const), at: fc.nat(lines.length - 1) }),
    fc.record({ kind: fc.constant('swap' as const), at: fc.nat(lines.length - 2) }),
  );
  const changed = (all: readonly string[], { kind, at }: { readonly kind: string; readonly at: number }) => {
    const line = all[at] ?? '';
    if (kind === 'drop') return all.toSpliced(at, 1);
    return kind === 'twice' ? all.toSpliced(at, 0, line) : all.toSpliced(at, 2, all[at + 1] ?? '', line);
  };

  it('with any lines of a file left out, repeated or exchanged', async () => {
    let [nth, recalledTimes] = [0, 0];
    await into('property', (target) =>
      fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 6 }), fc.boolean(), async (changes, strict) => {
          const content = changes.reduce<readonly string[]>(changed, lines).join('\n');
          const given = { options: { session: `s${(nth += 1)}`, strict } };
          await take(target, content, given);
          const recalled = await take(target, content, given);
          expect(recalled.reports).toEqual((await take(target, content, { ...given, answers: true })).reports);
          if (recalled.isRecalled) recalledTimes += 1;
        }),
        { numRuns: samples(200, 25) },
      ),
    );
    expect(recalledTimes).toBeGreaterThan(0);
  });
});
