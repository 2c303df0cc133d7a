import { type Edition, type Regulations, EDITIONS, REGULATIONS } from '@app/bridge';
import type { DeadlineRight } from '@app/contract';
import { sessionDoc } from '@app/testing';
import { depositFor } from '../appeal/deposit';
import { rungAbove } from '../appeal/ladders';
import { appealPeriodOf } from '../deadlines/appeal-of-ruling';
import type { Contest } from '../deadlines/contest';
import { correctionAllowed } from '../deadlines/correction';
import { type Deadline, later } from '../deadlines/deadline';
import { deadlinesOf } from '../deadlines/deadlines';
import { furtherAppealPeriod } from '../deadlines/further-appeal';
import type { SessionDoc } from '../session/session-doc';
import { procedure } from './procedure';
import { PROCEDURE_TABLES } from './procedures.generated';
import type { ProcedureName } from './values';

/*
 * What each text of regulations has chosen of procedure, with every edition of the Laws, and what follows from that for an
 * evening: play ends at 21:00, the official score is up at 22:00, and a ruling is told at 22:10.
 */

const TEXTS = ['laws', ...REGULATIONS] as const;
type Text = (typeof TEXTS)[number];

interface PlayedBy {
  readonly text: Text;
  readonly laws: Edition;
  readonly regulations: Regulations | null;
}

const at = (time: string): string => `2026-05-01T${time}:00Z`;

const place = (session: number) => ({ contest: { contest: 'c', stage: 'all', session } });

const evening = ({ laws, regulations }: PlayedBy, more: Partial<SessionDoc> = {}): SessionDoc =>
  sessionDoc({
    ...place(1),
    laws,
    regulations,
    date: '2026-05-01',
    rounds: [{ round: 'r1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] }],
    kept: [
      { type: 'RoundStarted', revision: 1, data: { round: 'r1', at: at('19:00') } },
      { type: 'RoundEnded', revision: 2, data: { round: 'r1', at: at('21:00') } },
      { type: 'ResultsPublished', revision: 3, data: { status: 'official', at: at('22:00') } },
    ],
    ...more,
  });

const NEXT_DAY: Contest = [sessionDoc({ id: 'second', ...place(2), planned: { start: '2026-05-02T10:00:00Z' } })];

/** `'1 May 22:30'` is `'01 22:30'`. */
const moment = (until: string | null | undefined): string => until?.slice(8, 16).replace('T', ' ') ?? '-';

const ends = (
  session: SessionDoc,
  right: DeadlineRight,
  contest: Contest = [],
  only: (one: Deadline) => boolean = ({ needs }) => needs === null,
): string => moment(deadlinesOf(session, contest).find((one) => one.right === right && only(one))?.until);

/** Who has to agree to a correction so many minutes after the official score. */
const agreeing = (playedBy: PlayedBy, minutes: number): string => {
  const { allowed, consentOf = [] } = correctionAllowed(evening(playedBy), null, later(at('22:00'), minutes));
  return allowed ? consentOf.join(' ') || 'nobody' : 'refused';
};

const further = (playedBy: PlayedBy, how: 'oral' | 'written'): string =>
  moment(furtherAppealPeriod(evening(playedBy), { procedure: how, toldAt: at('22:10') }).until);

const ladderOf = (playedBy: PlayedBy) => procedure(playedBy, 'ladder').value;

const due = (
  playedBy: PlayedBy,
  instance: Parameters<typeof depositFor>[2],
  { juniors = false, scoring = 'matchpoints' }: { juniors?: boolean; scoring?: SessionDoc['scoring'] } = {},
): string => {
  const deposit = depositFor(evening(playedBy, { scoring }), ladderOf(playedBy), instance, juniors);
  return deposit ? `${deposit.amount} ${deposit.currency}` : '-';
};

/** Instances that hear a case of judgement one after the other, from the director on. */
const instances = (playedBy: PlayedBy): string => {
  const found: string[] = [];
  const on = { ladder: ladderOf(playedBy), parts: ['judgement'], absent: [] } as const;
  for (let next = rungAbove('director', on); next; next = rungAbove(next.instance, on)) found.push(next.instance);
  return found.join(' ');
};

type Said = readonly [elects: string, gives: string];
type ByText = Readonly<Record<Text, Said | Readonly<Record<Edition, Said>>>>;

interface Row {
  readonly parameter: ProcedureName;
  readonly outcome: (playedBy: PlayedBy) => string;
  readonly by: ByText;
}

/** The Laws, and what those have that differ from them. */
const others = (laws: ByText[Text], departing: Partial<ByText>): ByText => ({
  laws,
  'dbf-2013': laws,
  'dbf-2023': laws,
  'fsb-2008': laws,
  'ebu-2025': laws,
  'acbl-2017': laws,
  ...departing,
});

const ROWS: readonly Row[] = [
  {
    parameter: 'periods',
    outcome: (playedBy) => ends(evening(playedBy), 'ruling'),
    // 92B: from the official score; X92A1: from the end of play.
    by: others(['from-official-score', '01 22:30'], {
      'dbf-2013': ['from-end-of-play', '01 21:30'],
      'dbf-2023': ['from-end-of-play', '01 21:30'],
    }),
  },
  {
    parameter: 'corrections',
    outcome: (playedBy) => ends(evening(playedBy), 'score-correction', NEXT_DAY),
    // X79A1: until the stage goes on; since 2020 from the publication of the session.
    by: others(['-', '01 22:30'], {
      'dbf-2013': ['by-days-of-play', '02 10:00'],
      'dbf-2023': ['from-publication', '04 22:00'],
    }),
  },
  {
    parameter: 'correction-period',
    outcome: (playedBy) => ends(evening(playedBy), 'score-correction'),
    // 79C1, X79A2: half an hour; since 2020 72 hours.
    by: others(['30', '01 22:30'], { 'dbf-2023': ['4320', '04 22:00'] }),
  },
  {
    parameter: 'extended-correction-period',
    outcome: (playedBy) => ends(evening(playedBy), 'score-correction', [], ({ needs }) => needs !== null),
    // X79B2: a week, since 2020 72 hours.
    by: others(['-', '-'], { 'dbf-2013': ['10080', '08 22:00'], 'dbf-2023': ['4320', '04 22:00'] }),
  },
  {
    parameter: 'ruling-period',
    outcome: (playedBy) => ends(evening(playedBy), 'ruling'),
    by: others(['30', '01 22:30'], { 'dbf-2013': ['30', '01 21:30'], 'dbf-2023': ['30', '01 21:30'] }),
  },
  {
    parameter: 'appeal-period',
    outcome: (playedBy) => moment(appealPeriodOf(evening(playedBy), { at: at('22:10') }).until),
    // From when the players were told, since the time had begun (EBU 2.5.5: twenty minutes).
    by: others(['30', '01 22:40'], { 'ebu-2025': ['20', '01 22:30'] }),
  },
  {
    parameter: 'late-correction',
    outcome: (playedBy) => agreeing(playedBy, 500_000),
    // 79C2 in 2017, and in 2007 only where regulations say so; X79B1: what was begun in time.
    by: others(
      { 'wbf-2017': ['with-consent', 'organiser'], 'wbf-2007': ['only-by-regulations', 'refused'] },
      { 'dbf-2013': ['if-begun-in-time', 'refused'], 'dbf-2023': ['if-begun-in-time', 'refused'] },
    ),
  },
  {
    parameter: 'correction-consent',
    // The week that X79B2 gives, and 79C2 of 2017.
    outcome: (playedBy) => agreeing(playedBy, 5000),
    by: others(
      { 'wbf-2017': ['organiser', 'organiser'], 'wbf-2007': ['organiser', 'refused'] },
      { 'dbf-2013': ['director organiser', 'director organiser'], 'dbf-2023': ['director organiser', 'refused'] },
    ),
  },
  {
    parameter: 'further-appeal-oral',
    outcome: (playedBy) => further(playedBy, 'oral'),
    // 253D3; elsewhere whoever decides says until when.
    by: others(['none', '-'], { 'dbf-2013': ['30', '01 22:40'], 'dbf-2023': ['30', '01 22:40'] }),
  },
  {
    parameter: 'further-appeal-written',
    outcome: (playedBy) => further(playedBy, 'written'),
    // 255C2: 48 hours.
    by: others(['none', '-'], { 'dbf-2013': ['2880', '03 22:10'], 'dbf-2023': ['2880', '03 22:10'] }),
  },
  {
    parameter: 'ladder',
    outcome: instances,
    by: others(['law-93', 'oral-committee regulating-authority'], {
      'dbf-2013': ['dbf-256-club', 'oral-committee district-committee federation-committee'],
      'dbf-2023': ['dbf-256-club', 'oral-committee district-committee federation-committee'],
      'fsb-2008': ['fsb-93', 'jury law-commission'],
      'ebu-2025': ['ebu-93', 'oral-committee regulating-authority'],
    }),
  },
  {
    parameter: 'deposit',
    outcome: (playedBy) => due(playedBy, 'federation-committee'),
    by: others(['-', '-'], {
      'dbf-2013': ['200 DKK', '200 DKK'],
      'dbf-2023': ['400 DKK', '400 DKK'],
      'ebu-2025': ['20 GBP', '20 GBP'],
    }),
  },
  {
    parameter: 'deposit-of-juniors',
    outcome: (playedBy) => due(playedBy, 'federation-committee', { juniors: true }),
    // X92B2; in England juniors pay as others do.
    by: others(['-', '-'], {
      'dbf-2013': ['100 DKK', '100 DKK'],
      'dbf-2023': ['200 DKK', '200 DKK'],
      'ebu-2025': ['-', '20 GBP'],
    }),
  },
  {
    parameter: 'deposit-of-teams',
    outcome: (playedBy) => due(playedBy, 'oral-committee', { scoring: 'team-imps' }),
    // At a club's own committee there is none in Denmark (X92B1).
    by: others(['-', '-'], { 'ebu-2025': ['30 GBP', '30 GBP'] }),
  },
  {
    parameter: 'deposit-for-the-authority',
    outcome: (playedBy) => due(playedBy, 'regulating-authority'),
    by: others(['-', '-'], {
      // Their ladders have no such instance; the deposit is as elsewhere.
      'dbf-2013': ['-', '200 DKK'],
      'dbf-2023': ['-', '400 DKK'],
      'ebu-2025': ['75 GBP', '75 GBP'],
    }),
  },
];

/** What only a whole case shows: in the specs of `../appeal`, `../board`, `../session` and `../deadlines`. */
const IN_CASES: readonly ProcedureName[] = [
  'appeal-time-for-a-case',
  'committee-members',
  'decision-begun-in-time',
  'director-on-committee',
  'forfeiture',
  'heard-before-closing',
  'instances-of-others',
  'last-word',
  'later-stages',
  'least-appeal-period',
  'least-correction-period',
  'majority',
  'order-of-hearing',
  'parties-informed-oral',
  'parties-informed-written',
  'party-on-committee',
  'procedure-of-instances',
  'referral-wanted-by-more-than',
  'statement-period',
  'time-to-change',
  'time-to-change-of-chief-director',
  'voice-of-committee',
  'while-open',
  'withdrawal-of-appeal',
];

const isMoney = (value: object): value is { readonly amount: number; readonly currency: string } => 'amount' in value;

const chosen = (found: { readonly value: unknown } | null): string => {
  if (found === null) return '-';
  const { value } = found;
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'object' && isMoney(value)) return `${value.amount} ${value.currency}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const CASES = ROWS.flatMap((row) =>
  TEXTS.flatMap((text) =>
    EDITIONS.map((laws) => {
      const said = row.by[text];
      const [elects, gives] = 'wbf-2017' in said ? said[laws] : said;
      const playedBy = { text, laws, regulations: text === 'laws' ? null : text };
      return { title: `${row.parameter}, ${text} with ${laws}`, row, playedBy, elects, gives };
    }),
  ),
);

it.each(CASES)('$title: $elects gives $gives', ({ row, playedBy, elects, gives }) => {
  expect(chosen(procedure(playedBy, row.parameter))).toBe(elects);
  expect(row.outcome(playedBy)).toBe(gives);
});

it('every parameter of a text has a row, or is shown by a case', () => {
  const names = new Set(Object.values(PROCEDURE_TABLES).flatMap((table: object) => Object.keys(table)));
  const known: readonly string[] = [...ROWS.map(({ parameter }) => parameter), ...IN_CASES];
  expect([...names].toSorted()).toEqual([...new Set(known)].toSorted());
  expect(known).toHaveLength(names.size);
});
