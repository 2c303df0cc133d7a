import type { Edition } from '@app/bridge';
import type {
  Conditions,
  ContestantEntered,
  PlannedPlay,
  RoundScheduled,
  ScoringForm,
  SessionOpened,
} from '@app/contract';
import type { Session } from './fold';
import { type RetainedEvent, retainedOf } from './retained';

/** A session as lists and queries show it. The deals are not in it: they are not for everybody. */
export interface SessionDoc {
  readonly id: string;
  readonly title: string | null;
  readonly date: string | null;
  /** IANA name; left out where the record has none, so that documents of older ledgers stay as they are. */
  readonly timeZone?: string;
  /** When it is to be played; left out where the record has nothing of that. */
  readonly planned?: PlannedPlay;
  readonly laws: Edition;
  readonly regulations: string | null;
  readonly scoring: ScoringForm;
  /** The conditions of contest in force. */
  readonly conditions: Conditions | null;
  readonly contest: NonNullable<SessionOpened['contest']> | null;
  readonly closed: boolean;
  readonly sections: readonly { readonly section: string; readonly title: string | null }[];
  readonly contestants: readonly ContestantEntered[];
  /** Of contestants that were entered with a handicap: the revision of that event; left out where there are none. */
  readonly handicapsAt?: Readonly<Record<string, number>>;
  readonly rounds: readonly RoundScheduled[];
  readonly kept: readonly RetainedEvent[];
  /** Positions in the ledger, as read models know them: of the last results of the session that were put up, ... */
  readonly publishedAt?: number;
  /** Of the last results of each round that were put up by themselves; left out where there are none. */
  readonly roundsPublishedAt?: Readonly<Record<string, number>>;
  /** ... and of the last event of it that makes other numbers or places than before. */
  readonly movedAt?: number;
  /** All of these events in their order, with their revisions in the session. */
  readonly moves?: readonly { readonly position: number; readonly revision: number }[];
}

/** A session as deciders have it, as the document that periods, penalties and standings are worked out from. */
export const sessionDocOf = (
  id: string,
  { opened, closed, sections, contestants, rounds, kept }: Session,
): SessionDoc => ({
  id,
  title: opened?.title ?? null,
  date: opened?.date ?? null,
  ...(opened?.timeZone === undefined ? {} : { timeZone: opened.timeZone }),
  ...(opened?.planned === undefined ? {} : { planned: opened.planned }),
  laws: opened?.laws ?? 'wbf-2017',
  regulations: opened?.regulations ?? null,
  scoring: opened?.scoring ?? 'matchpoints',
  conditions: retainedOf({ kept }, 'ConditionsChanged').at(-1)?.data.conditions ?? opened?.conditions ?? null,
  contest: opened?.contest ?? null,
  closed,
  sections: sections.map((section) => ({ section, title: null })),
  contestants: [...contestants.values()],
  rounds: [...rounds.values()],
  kept,
});

/** Whether two sessions are of the same stage of the same contest; a session of no contest is a stage of its own. */
export const isOfSameStage = (
  { id, contest }: Pick<SessionDoc, 'id' | 'contest'>,
  other: Pick<SessionDoc, 'id' | 'contest'>,
): boolean =>
  other.id === id ||
  (contest !== null && other.contest?.contest === contest.contest && other.contest.stage === contest.stage);

/** Whether two sessions of a simultaneous stage play the same boards, each at its venue. */
export const isSameField = (
  session: Pick<SessionDoc, 'id' | 'contest' | 'conditions'>,
  other: Pick<SessionDoc, 'id' | 'contest'>,
): boolean => {
  const { contest, conditions } = session;
  if (!contest || !conditions || contest.session !== other.contest?.session || !isOfSameStage(session, other))
    return false;
  return conditions.stages.some(({ stage, simultaneous }) => stage === contest.stage && simultaneous === true);
};
