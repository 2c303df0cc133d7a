import type { Conditions, ScoringForm, SessionCommand, SessionEvent } from '@app/contract';
import { textsOf } from '@app/messages';
import { foldSession, givenSession } from '@app/testing';
import { decideSession } from '../decide';

const OF_EIGHT: Conditions = {
  name: 'Teams of eight',
  contestants: 'team',
  stages: [{ stage: 'all', form: 'round-robin', scoring: 'team-imps' }],
  parameters: { 'teams-of-eight': 'cross-imps' },
};

const setUp = (scoring: ScoringForm, conditions?: Conditions): readonly SessionEvent[] => [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring, ...(conditions && { conditions }) } },
  { type: 'SectionAdded', data: { section: 'A' } },
  ...['x', 'y'].map((contestant): SessionEvent => ({ type: 'ContestantEntered', data: { contestant, kind: 'team' } })),
];

type Table = Extract<SessionCommand, { type: 'ScheduleRound' }>['data']['tables'][number];
const round = (...tables: readonly Table[]) => ({ round: '1', match: 'm', section: 'A', tables: [...tables] });
const table = (name: string, NS: string, EW: string, boards: readonly number[] = [1, 2]): Table => ({
  ...{ table: name, NS, EW },
  boards: [...boards],
});

/** A match of teams of eight: four pairs of each team, at four tables. */
const FOUR_TABLES = round(table('1', 'x', 'y'), table('2', 'y', 'x'), table('3', 'x', 'y'), table('4', 'y', 'x'));

it('a match of four tables is refused where the conditions do not have it, and says why', () => {
  const decision = decideSession({ type: 'ScheduleRound', data: FOUR_TABLES }, foldSession(setUp('team-vp')));
  expect(decision.ok ? null : decision.refusal.code).toBe('MatchTooManyTables');
  const message = decision.ok ? '' : decision.refusal.message;
  const said = (['en', 'da', 'sv'] as const).map((language) =>
    typeof message === 'string' ? message : textsOf(language).say(message),
  );
  expect(said[0]).toBe(
    'x and y meet at tables 1 and 3 in the same directions in round 1: that is a match of four tables (teams of eight), and the conditions do not say how these are compared (teams-of-eight)',
  );
  expect(said.every((text) => text.includes('1') && text.includes('3'))).toBe(true);
});

it('two tables, or others for other boards, are a match', () => {
  for (const data of [
    round(table('1', 'x', 'y'), table('2', 'y', 'x')),
    round(table('1', 'x', 'y', [1]), table('3', 'x', 'y', [2]), table('2', 'y', 'x')),
  ]) {
    givenSession(...setUp('team-imps'))
      .when({ type: 'ScheduleRound', data })
      .then({ type: 'RoundScheduled', data });
  }
});

it('where no matches are scored the tables are no matches', () => {
  givenSession(...setUp('cross-imps'))
    .when({ type: 'ScheduleRound', data: FOUR_TABLES })
    .then({ type: 'RoundScheduled', data: FOUR_TABLES });
});

describe('where the conditions have teams of eight', () => {
  const schedule = (data: Extract<SessionCommand, { type: 'ScheduleRound' }>['data'], ...before: SessionEvent[]) =>
    decideSession({ type: 'ScheduleRound', data }, foldSession([...setUp('team-imps', OF_EIGHT), ...before]));

  it('a match has four tables, in one round or in several', () => {
    expect(schedule(FOUR_TABLES)).toMatchObject({ ok: true, events: [{ type: 'RoundScheduled' }] });
    const half: SessionEvent = {
      type: 'RoundScheduled',
      data: round(table('1', 'x', 'y'), table('2', 'y', 'x')),
    };
    const other = { ...round(table('3', 'x', 'y'), table('4', 'y', 'x')), round: '2' };
    expect(schedule(other, half).ok).toBe(true);
  });

  it('a third table in one direction is refused, whichever round it is in', () => {
    const fifth = { ...round(table('5', 'x', 'y')), round: '2' };
    const decision = schedule(fifth, { type: 'RoundScheduled', data: FOUR_TABLES });
    expect(decision).toMatchObject({
      ok: false,
      refusal: { code: 'MatchTooManyTables', message: { code: 'refusal.more-than-four-tables' } },
    });
    const asWell = round(...FOUR_TABLES.tables, table('5', 'x', 'y'));
    expect(schedule(asWell)).toMatchObject({ ok: false, refusal: { code: 'MatchTooManyTables' } });
    expect(schedule({ ...fifth, match: 'other' }, { type: 'RoundScheduled', data: FOUR_TABLES }).ok).toBe(true);
  });
});
