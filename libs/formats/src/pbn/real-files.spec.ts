import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedFile } from '../imported';
import { game, lenient, strict } from './for-specs';
import { readPbn } from './read-pbn';

/** Real files lie beside the repository, not in it; where they are missing only the first test runs. */
const EXAMPLES = join(__dirname, '../../../../../shared/examples');
const filesIn = (folder: string, like: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => like.test(name))
        .map((name) => join(folder, name))
    : [];
const read = (path: string, isStrict = false): ImportedFile => readPbn(readFileSync(path), { strict: isStrict });

const counts = ({ recordsRead, boards, report }: ImportedFile) => ({
  records: recordsRead,
  boards: boards.length,
  auctions: boards.filter(({ calls }) => calls !== null).length,
  plays: boards.filter(({ cards }) => cards !== null).length,
  cards: boards.reduce((sum, { cards }) => sum + (cards?.length ?? 0), 0),
  notPlayed: boards.filter(({ result }) => result?.kind === 'not-played').length,
  passedOut: boards.filter(({ result }) => result?.kind === 'passed-out').length,
  errors: report.filter(({ kind }) => kind === 'error').length,
});

const codes = ({ report }: ImportedFile, kind: string): Readonly<Record<string, number>> => {
  const found = report.filter((item) => item.kind === kind).map(({ code }) => code);
  return Object.fromEntries([...new Set(found)].map((code) => [code, found.filter((one) => one === code).length]));
};

/** Every word of the file that is a card, so none can get lost. */
const cardsIn = (path: string): number =>
  (readFileSync(path, 'latin1').match(/(?<=^|\s)[SHDC][AKQJT2-9](?=\s)/gm) ?? []).length;

it('our own records read the same in both modes', () => expect(strict(game())).toEqual(lenient(game())));

const examples = filesIn(EXAMPLES, /\.pbn$/i).map((path) => [path.replace(/.*\//, ''), path] as const);
const VERIFIER = join(EXAMPLES, 'pbn-verifier');
const named = (like: RegExp) => filesIn(VERIFIER, like).map((path) => [path.replace(/.*\//, ''), path] as const);

if (examples.length > 0) {
  it.each(examples)('%s is taken whole, every card seated', (_, path) => {
    const file = read(path);
    expect(counts(file)).toMatchObject({ errors: 0, boards: file.recordsRead, cards: cardsIn(path) });
  });

  const TWO_ROOMS = 'teams-two-rooms-2021.pbn';
  it.each(examples.filter(([name]) => name === TWO_ROOMS))('%s', (_, path) => {
    const file = read(path);
    expect(counts(file)).toMatchObject({ records: 299, auctions: 279, plays: 278, notPlayed: 20, passedOut: 1 });
    expect(codes(file, 'contradiction')).toEqual({});
    expect(codes(file, 'assumption')).toEqual({ 'home-team-north-south': 1 });
    expect(file).toMatchObject({ scoring: 'team-imps', date: '2021-08-23' });
    expect(file.boards.every(({ contestants: { NS, EW }, stated }) => NS && EW && stated.imps?.NS)).toBe(true);
  });

  const CHAMPIONSHIP = 'championship-matches.pbn';
  it.each(examples.filter(([name]) => name === CHAMPIONSHIP))('%s', (_, path) => {
    const file = read(path);
    expect(counts(file)).toMatchObject({ records: 400, auctions: 391, plays: 394, notPlayed: 0, passedOut: 2 });
    expect(codes(file, 'contradiction')).toEqual({ 'column-clash': 195, 'contract-disagrees': 21 });
    expect(codes(file, 'assumption')).toMatchObject({ 'leading-passes': 193, 'passed-out': 2, 'rooms-by-order': 1 });
    expect(file.boards.filter(({ room }) => room === 'open')).toHaveLength(200);
    expect(file.boards.every(({ board, players, teams, section }) => board && players.N && teams && section)).toBe(
      true,
    );
  });

  it.each(named(/^correct_/))('%s: every record is within the standard', (_, path) => {
    expect(codes(read(path, true), 'error')).toEqual({});
    expect(codes(read(path), 'error')).toEqual({});
  });

  it.each(named(/^errors_/))(
    '%s: every record is refused by the standard, and named when reading leniently',
    (_, path) => {
      const file = read(path, true);
      const all = Array.from({ length: file.recordsRead }, (_unused, index) => index + 1);
      const recordsOf = ({ report }: ImportedFile, wanted: (kind: string, code: string) => boolean) =>
        new Set(report.filter(({ kind, code }) => wanted(kind, code)).map(({ record }) => record));
      expect(file.boards).toEqual([]);
      const refused = recordsOf(file, (kind) => kind === 'error');
      expect(all.filter((record) => !refused.has(record))).toEqual([]);
      const spokenOf = recordsOf(read(path), (_kind, code) => code !== 'nothing-recorded');
      expect(all.filter((record) => !spokenOf.has(record))).toEqual([]);
    },
  );
}
