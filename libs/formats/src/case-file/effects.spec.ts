import type { SessionEvent } from '@app/contract';
import type { CaseFile } from './case-file';
import { RULING, caseSourceForSpecs } from './for-specs';
import { caseFileText, makeCaseFile } from './make';
import { readCaseFile } from './read';

const late = (...events: readonly SessionEvent[]) => events.map((event) => ['session-s', event] as const);

const followed = (standing: 'in-force' | 'not-in-force', cause: string): SessionEvent => ({
  type: 'RulingFollowed',
  data: { ruling: RULING, standing, cause },
});
const imposed = (ruling?: string): SessionEvent => ({
  type: 'PenaltyImposed',
  data: {
    contestant: '1',
    kind: 'procedural',
    offence: 'tempo',
    amount: { value: '1/2', unit: 'matchpoints' },
    from: 'total',
    paragraph: 'L90A',
    ...(ruling === undefined ? {} : { ruling }),
    reason: 'Slow',
  },
});

/** The totals of pair 1 before and after each decision: 3 matchpoints with the result of the table, 2 with the ruling. */
const totals = ({ effects }: CaseFile): readonly (readonly (string | null | undefined)[])[] =>
  effects.map(({ decision, before, after }) => [decision, before.standings[0]?.total, after.standings[0]?.total]);

describe('what a decision changed', () => {
  it('has with a ruling the penalties that the session imposed because of it', () => {
    const file = makeCaseFile(caseSourceForSpecs(...late(followed('in-force', RULING), imposed(RULING))));
    expect(totals(file)).toEqual([
      [RULING, '3.00', '1.50'],
      ['appeal-a1@4', '1.50', '2.50'],
    ]);
  });

  it('has with an appeal the penalties that it rescinded', () => {
    const rescinded: SessionEvent = {
      type: 'PenaltyRescinded',
      data: { penalty: 9, appeal: 'appeal-a1@4', reason: 'Not slow' },
    };
    const file = makeCaseFile(caseSourceForSpecs(...late(followed('in-force', RULING), imposed(RULING), rescinded)));
    expect(totals(file)).toEqual([
      [RULING, '3.00', '1.50'],
      ['appeal-a1@4', '1.50', '3.00'],
    ]);
    expect(file.streams['session-s']?.slice(-3).map(({ type }) => type)).toEqual([
      'RulingFollowed',
      'PenaltyImposed',
      'PenaltyRescinded',
    ]);
  });

  it('leaves what else was imposed in peace, whatever the moment', () => {
    expect(totals(makeCaseFile(caseSourceForSpecs(...late(imposed()))))[0]).toEqual([RULING, '2.50', '1.50']);
  });

  it('of a decision in the session: the standings alone, and no board', () => {
    const { streams, ...source } = caseSourceForSpecs(...late(imposed()));
    const { 'session-s': session = [], 'appeal-a1': appeal = [] } = streams;
    const [lodged] = appeal;
    if (!lodged) throw new Error('an appeal is lodged');
    const against = { ...lodged, data: { ...lodged.data, against: 'session-s@8' } };
    const file = makeCaseFile({
      ...source,
      decision: 'session-s@8',
      board: null,
      streams: { 'session-s': session, 'appeal-a1': [against] },
    });
    expect(totals(file)).toEqual([['session-s@8', '3.00', '2.50']]);
    expect(file).toMatchObject({ board: null, view: null, tables: [], effects: [{ before: { score: null } }] });
    expect(readCaseFile(caseFileText(file))).toMatchObject({ ok: true, value: { differing: [] } });
  });
});

describe('where everybody plays for himself', () => {
  it('the four at the table are the parties, and others are numbers', () => {
    const source = caseSourceForSpecs();
    const individuals = source.streams['session-s']?.flatMap((event) => {
      if (event.type !== 'ContestantEntered') return [event];
      const { players } = event.data as { readonly players: readonly string[] };
      const [contestant = ''] = players;
      const data = { contestant: `n${contestant}`, kind: 'individual', players: [contestant] };
      return [{ ...event, data }];
    });
    // Of every pair the first has been entered; East and North are played by them.
    const file = makeCaseFile({ ...source, streams: { ...source.streams, 'session-s': individuals ?? [] } });
    expect(file.parties.map(({ contestant, side }) => [contestant, side])).toEqual([
      ['np1a', 'NS'],
      ['np2a', 'EW'],
      ['1', null],
      ['2', null],
    ]);
    expect(file.field.tables.find(({ id }) => id === 'board-s.2.1')?.players).toEqual({ N: 'np3a', E: 'np4a' });
    expect(readCaseFile(caseFileText(file))).toMatchObject({ ok: true, value: { differing: [] } });
  });
});
