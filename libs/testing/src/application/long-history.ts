import { type AppealEventData, type BoardEvent, type SessionEvent, decisionAddress } from '@app/contract';
import { type EventLog, type JsonObject, type NewEvent, derivedId, eventIdOf } from '@app/ledger';

/**
 * A long history of one session, as it stands in the ledger before any of it has taken effect elsewhere: rulings with
 * penalties, amendments, reversals and reversals of these on several boards, and appeals decided, also against each
 * other and about penalties.
 */

const SESSION = 'session-long';
const WHEN = new Date('2026-02-01T20:00:00Z');
const AT = WHEN.toISOString();
const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12B' } as const;
const BOARDS = [1, 2, 3, 4];

interface Written {
  readonly stream: string;
  readonly type: string;
  readonly data: JsonObject;
}

type OnBoard = Extract<
  BoardEvent,
  { readonly type: 'BoardOpened' | 'RulingGiven' | 'RulingReversed' | 'ResultEntered' }
>;
type InSession = Extract<SessionEvent, { readonly type: 'SessionOpened' | 'ContestantEntered' | 'PenaltyImposed' }>;

const board = (number: number): string => `board-long.1.${number}`;
const onBoard = (number: number, { type, data }: OnBoard): Written => ({ stream: board(number), type, data });
const inSession = ({ type, data }: InSession): Written => ({ stream: SESSION, type, data });

const penalty = (contestant: string, value: string) =>
  ({
    contestant,
    kind: 'procedural',
    offence: 'slow-play',
    amount: { value, unit: 'VP' },
    from: 'total',
    paragraph: '90B2',
    reason: 'slow again',
  }) as const;

/** The first two events of the session's penalties stand at revisions 3 and 4. */
const setUp: readonly Written[] = [
  inSession({ type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } }),
  inSession({ type: 'ContestantEntered', data: { contestant: '1', kind: 'pair' } }),
  inSession({ type: 'ContestantEntered', data: { contestant: '2', kind: 'pair' } }),
  inSession({ type: 'PenaltyImposed', data: penalty('1', '1') }),
  inSession({ type: 'PenaltyImposed', data: penalty('2', '2') }),
];

const opened = (number: number): readonly Written[] => [
  onBoard(number, {
    type: 'BoardOpened',
    data: {
      session: 'long',
      section: 'A',
      table: '1',
      board: number,
      attempt: 1,
      laws: 'wbf-2017',
      dealer: 'N',
      vulnerability: 'None',
      contestants: { NS: '1', EW: '2' },
    },
  }),
  onBoard(number, { type: 'ResultEntered', data: { result: null, source: 'score slip' } }),
];

type Ruling = Extract<OnBoard, { readonly type: 'RulingGiven' }>['data'];

const ruled = (number: number, amends?: number, penalties?: Ruling['penalties']): Written =>
  onBoard(number, {
    type: 'RulingGiven',
    data: {
      laws: [LAW],
      reasons: 'as found',
      by: 'dir',
      rightOfAppeal: true,
      ...(amends === undefined ? {} : { amends }),
      ...(penalties ? { penalties } : {}),
    },
  });

const reversed = (number: number, decision: number): Written =>
  onBoard(number, {
    type: 'RulingReversed',
    data: { decision, at: AT, authority: 'director', by: 'dir', law: LAW, reasons: 'wrong' },
  });

/** Events 2 to 8 of a board: ruled, amended, the amendment reversed, that reversed, ruled beside it, all reversed. */
const decidedOn = (number: number): readonly Written[] => [
  ruled(number, undefined, [penalty('1', '1/2'), penalty('2', '1/4')]),
  ruled(number, 2, [penalty('1', '1')]),
  reversed(number, 3),
  reversed(number, 4),
  ruled(number),
  ruled(number, 6, [penalty('2', '3/2')]),
  reversed(number, 7),
];

const assigned = {
  kind: 'assigned',
  components: [{ result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 7 }, weight: '1' }],
} as const;

const lodged = (against: string): AppealEventData<'AppealLodged'> => ({
  session: 'long',
  against,
  appellant: '1',
  lodgedBy: ['p1', 'p2'],
  capacity: 'players',
  respondents: ['2'],
  parts: ['judgement'],
  grounds: 'misjudged',
  at: AT,
  receivedBy: 'dir',
  ladder: 'law-93',
  instance: 'chief-director',
  procedure: 'oral',
  period: { until: null, paragraph: '92B' },
  deposit: null,
});

type Decided = AppealEventData<'AppealDecided'>;

const appeal = (
  id: string,
  against: string,
  decided: Pick<Decided, 'ruling' | 'outcome' | 'penalties'>,
): readonly Written[] => {
  const stream = `appeal-${id}`;
  const data: Decided = {
    at: AT,
    instance: 'oral-committee',
    by: 'chair',
    laws: [LAW],
    reasons: 'as heard',
    ...decided,
  };
  return [
    { stream, type: 'AppealLodged', data: lodged(against) },
    { stream, type: 'AppealDecided', data },
  ];
};

const varied = (revision: number, value?: string): NonNullable<Decided['penalties']>[number] => ({
  penalty: decisionAddress(SESSION, revision),
  paragraph: '91A',
  ...(value === undefined ? {} : { amount: { value, unit: 'VP' } }),
});

/** A penalty that the session does not have yet when the first appeal is decided, and has in the end. */
export const TOO_EARLY = 7;

const HISTORY: readonly Written[] = [
  ...setUp,
  ...appeal('early', decisionAddress(SESSION, 3), {
    ruling: 'changed',
    penalties: [varied(TOO_EARLY, '1/3'), varied(3, '1/2')],
  }),
  ...BOARDS.flatMap(opened),
  // Board by board in turn, as an evening goes.
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((nth) => BOARDS.flatMap((number) => decidedOn(number)[nth] ?? [])),
  ...appeal('a1', decisionAddress(board(1), 3), { ruling: 'changed', outcome: { NS: assigned, EW: assigned } }),
  ...appeal('a2', 'appeal-a1@1', { ruling: 'restored', penalties: [varied(4), varied(9999)] }),
  ...appeal('a3', decisionAddress(board(2), 3), { ruling: 'stands' }),
  ...appeal('a4', decisionAddress(board(9), 3), { ruling: 'changed', outcome: { NS: assigned, EW: assigned } }),
  ...BOARDS.flatMap((number) => [reversed(number, 8), reversed(number, 9)]),
];

/** The events of the history with their streams, each an append of its own; the same ids every time. */
export const longHistory = (): readonly (readonly [string, NewEvent])[] =>
  HISTORY.map(({ stream, type, data }, nth) => {
    const commandId = derivedId(WHEN, 'long-history', String(nth));
    const metadata = { $correlationId: commandId, commandId, occurredAt: AT };
    return [stream, { id: eventIdOf(commandId, 0), type, data, metadata }];
  });

export const writeLongHistory = async (log: EventLog): Promise<void> => {
  for (const [stream, event] of longHistory()) await log.append(stream, [event], 'any');
};
