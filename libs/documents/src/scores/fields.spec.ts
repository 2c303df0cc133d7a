import { textsOf } from '@app/messages';
import { boardDoc, scoring, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import type { SessionDoc, RetainedEvent } from '@app/session';
import { scoreSession } from './scored-session';

const at = (table: string, board: number, departing: Partial<BoardDoc> = {}): BoardDoc =>
  scoring(90, { table, board, contestants: { NS: table, EW: `1${table}` }, ...departing });

/** Board 1 and board 2 at the tables 1, 2 and 3. */
const DOCS = [1, 2].flatMap((board) => ['1', '2', '3'].map((table) => at(table, board)));

const kept = <T extends RetainedEvent>(event: T): Partial<SessionDoc> => ({ kept: [event] });

/** Of board 1: each group with the tables in it, those apart, those missing, and what it stands for. */
const groups = (session: Partial<SessionDoc>, docs: readonly BoardDoc[] = DOCS): readonly string[] => {
  const tables = (ids: readonly { readonly id: string }[]): string =>
    ids.map(({ id }) => id.replace(/^board-s\.(\w+)\.1(?:\.\d)?$/, '$1')).join(' ');
  return scoreSession(sessionDoc(session), docs).fields.flatMap(({ board, field }) =>
    field.groups.flatMap(({ direction, members, apart, missing, expected }) =>
      board === 1 ? [`${direction}: ${tables(members)} | ${tables(apart)} | ${tables(missing)} of ${expected}`] : [],
    ),
  );
};

const uncounted = (session: Partial<SessionDoc>, docs: readonly BoardDoc[]): readonly string[] =>
  scoreSession(sessionDoc(session), docs).uncounted.map(({ id, why }) => `${id}: ${textsOf('en').say(why)}`);

const together = (sections: 'together' | 'apart'): Partial<SessionDoc> => ({
  conditions: {
    name: 'Club',
    contestants: 'pair',
    stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', sections }],
  },
});

it.each([
  ['together', ['NS: 1 2 3 B1 B2 |  |  of 5', 'EW: 1 2 3 B1 B2 |  |  of 5']],
  ['apart', ['NS: 1 2 3 |  |  of 3', 'EW: 1 2 3 |  |  of 3', 'NS: B1 B2 |  |  of 2', 'EW: B1 B2 |  |  of 2']],
] as const)('sections %s', (sections, expected) => {
  const other = ['B1', 'B2'].map((table) => at(table, 1, { section: 'B' }));
  expect(groups(together(sections), [...DOCS, ...other])).toEqual(expected);
});

describe('L87: a person has decided who is compared with whom', () => {
  const defined = (data: Omit<RetainedEvent<'FieldDefined'>['data'], 'board' | 'reason'>): Partial<SessionDoc> =>
    kept({ type: 'FieldDefined', revision: 3, data: { board: 1, reason: 'Fouled', ...data } });

  it('by table', () => {
    expect(groups(defined({ groups: [{ name: 'other cards', tables: ['3'] }] }))).toEqual([
      'NS: 1 2 |  |  of 3',
      'NS: 3 |  |  of 3',
      'EW: 1 2 |  |  of 3',
      'EW: 3 |  |  of 3',
    ]);
  });

  it('in one direction', () => {
    expect(groups(defined({ groups: [{ name: 'hand of East', tables: ['3'], direction: 'EW' }] }))).toEqual([
      'NS: 1 2 3 |  |  of 3',
      'EW: 1 2 |  |  of 3',
      'EW: 3 |  |  of 3',
    ]);
  });

  it('for how many results', () => {
    expect(groups(defined({ groups: [{ name: 'other cards', tables: ['3'] }], standsFor: 8 }))).toEqual([
      'NS: 1 2 |  |  of 8',
      'NS: 3 |  |  of 8',
      'EW: 1 2 |  |  of 8',
      'EW: 3 |  |  of 8',
    ]);
  });

  it('the last decision on a board counts', () => {
    const decision = (revision: number, tables: readonly string[]): RetainedEvent => ({
      type: 'FieldDefined',
      revision,
      data: { board: 1, groups: [{ name: 'x', tables: [...tables] }], reason: 'Fouled' },
    });
    expect(groups({ kept: [decision(3, ['1']), decision(4, ['1', '2', '3'])] })).toEqual([
      'NS: 1 2 3 |  |  of 3',
      'EW: 1 2 3 |  |  of 3',
    ]);
  });
});

describe('a board that somebody has withdrawn', () => {
  const withdrawn = (tables?: readonly string[]): Partial<SessionDoc> =>
    kept({
      type: 'BoardWithdrawn',
      revision: 3,
      data: { board: 1, reason: 'Seen', ...(tables && { tables: [...tables] }) },
    });

  it('at one table: the others stand for all', () => {
    expect(groups(withdrawn(['3']))).toEqual(['NS: 1 2 |  |  of 3', 'EW: 1 2 |  |  of 3']);
    expect(uncounted(withdrawn(['3']), DOCS)).toEqual(['board-s.3.1: withdrawn: Seen']);
  });

  it('at all tables: it is no field', () => {
    expect(groups(withdrawn())).toEqual([]);
    expect(uncounted(withdrawn(), DOCS)).toHaveLength(3);
  });
});

it('only the last attempt at a table is compared', () => {
  const docs = [...DOCS, at('3', 1, { attempt: 2, result: { kind: 'not-played', reason: 'No time' } })];
  expect(groups({}, docs)).toEqual(['NS: 1 2 |  | 3 of 3', 'EW: 1 2 |  | 3 of 3']);
  expect(uncounted({}, docs)).toEqual(['board-s.3.1: replaced by attempt 2', 'board-s.3.1.2: not played']);
});

it('a result that is alone is compared with nothing, an artificial score needs nobody', () => {
  expect(groups({}, [at('1', 1), boardDoc({ table: '2' })])).toEqual(['NS:  |  | 1 2 of 1', 'EW:  |  | 1 2 of 1']);
  const adjusted = { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } as const;
  expect(groups({}, [boardDoc({ table: '1', adjusted })])).toEqual(['NS:  | 1 |  of 1', 'EW:  | 1 |  of 1']);
});
