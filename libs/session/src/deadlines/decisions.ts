import type { Message } from '@app/bridge';
import type { DecisionAddress } from '@app/contract';
import { type RetainedEvent, retainedOf } from '../session/retained';
import type { SessionDoc } from '../session/session-doc';
import { type Deadline, deadline, isOpen, compareInstants } from './deadline';
import { deadlineProblem } from './messages';

export type Setting = RetainedEvent<'DeadlineSet'>;

const problemsOf = (
  { until: was, least }: Deadline,
  { data: { until, decidedAt, tolerance } }: Setting,
): readonly Message[] => {
  const isShort = least !== null && compareInstants(until, least.until) < 0;
  const isShortened = was === null || compareInstants(until, was) < 0;
  return [
    ...(isShort && isShortened
      ? [deadlineProblem('below-least', { least: { instant: least.until }, paragraph: { paragraph: least.paragraph } })]
      : []),
    ...(was !== null && tolerance !== true && compareInstants(decidedAt, was) > 0
      ? [deadlineProblem('had-run-out', { was: { instant: was } })]
      : []),
    ...(compareInstants(until, decidedAt) < 0 ? [deadlineProblem('ends-before-decided')] : []),
  ];
};

const howOf = (was: string | null, until: string): NonNullable<Deadline['decided']>['how'] => {
  if (was === null) return 'set';
  return compareInstants(until, was) < 0 ? 'shortened' : 'extended';
};

/** The period as it was set: a decision stands, and what is wrong with it is said beside it. */
export const withSetting = (one: Deadline, setting: Setting): Deadline => {
  const { until, paragraph } = setting.data;
  return {
    ...one,
    until,
    awaits: null,
    decided: { revision: setting.revision, how: howOf(one.until, until), was: one.until, paragraph },
    problems: [...one.problems, ...problemsOf(one, setting)],
  };
};

/**
 * Which periods a decision is about: that of the published results that it names, that of its round, or else that of
 * the session; where each round has one, those that were running when it was decided, or the last.
 */
export const meant = (all: readonly Deadline[], data: Setting['data']): readonly Deadline[] => {
  const own = all.filter(({ right, needs }) => right === data.right && needs === null);
  if (data.publication !== undefined) return own.filter(({ publication }) => publication === data.publication);
  const first = own.filter(({ only }) => only === null);
  if (data.round !== undefined) return first.filter(({ round }) => round === data.round);
  const ofSession = first.filter(({ round }) => round === null);
  if (ofSession.length > 0) return ofSession;
  const running = first.filter((one) => one.until !== null && isOpen(one, data.decidedAt));
  return running.length > 0 ? running : first.slice(-1);
};

/** Periods as recorded decisions have shortened or extended them, one after the other; each keeps its own. */
export const asDecided = (computed: readonly Deadline[], settings: readonly Setting[]): readonly Deadline[] =>
  settings.reduce((all, setting) => {
    const { right, round, publication, paragraph } = setting.data;
    const about = meant(all, setting.data);
    if (about.length > 0) return all.map((one) => (about.includes(one) ? withSetting(one, setting) : one));
    const unforeseen = deadline({ right, round: round ?? null, publication: publication ?? null, paragraph });
    return [...all, withSetting(unforeseen, setting)];
  }, computed);

/** Time that had run out comes back only where the decision says that a late appeal is tolerated. */
const comesTooLate = ({ until }: Deadline, { data: { decidedAt, tolerance } }: Setting): boolean =>
  until !== null && tolerance !== true && compareInstants(decidedAt, until) > 0;

const withOneSetting = (period: Deadline, setting: Setting): Deadline =>
  comesTooLate(period, setting)
    ? {
        ...period,
        problems: [...period.problems, deadlineProblem('changes-nothing', { event: setting.revision })],
      }
    : withSetting(period, setting);

/** The time to appeal against one decision, as recorded decisions about it have shortened, extended or forgiven it. */
export const asDecidedFor = (
  period: Deadline,
  decision: DecisionAddress | undefined,
  { kept }: Pick<SessionDoc, 'kept'>,
): Deadline =>
  retainedOf({ kept }, 'DeadlineSet')
    .filter(({ data }) => decision !== undefined && data.decision === decision)
    .reduce(withOneSetting, period);
