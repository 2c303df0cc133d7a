import type { ScoringForm, SessionCommand, SessionEvent } from '@app/contract';
import { textsOf } from '@app/messages';
import { foldSession, givenSession } from '@app/testing';
import { decideSession } from '../decide';

const setUp = (scoring: ScoringForm): readonly SessionEvent[] => [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring } },
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

it('a match of four tables is refused, and says why', () => {
  const decision = decideSession({ type: 'ScheduleRound', data: FOUR_TABLES }, foldSession(setUp('team-vp')));
  expect(decision.ok ? null : decision.refusal.code).toBe('MatchTooManyTables');
  const message = decision.ok ? '' : decision.refusal.message;
  const said = (['en', 'da', 'sv'] as const).map((language) =>
    typeof message === 'string' ? message : textsOf(language).say(message),
  );
  expect(said[0]).toBe(
    'x and y meet at tables 1 and 3 in the same directions in round 1: that is a match of four tables (teams of eight), which is not supported yet',
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
