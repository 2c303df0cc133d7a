import {
  type AppealEventData,
  type BoardCommand,
  type Command,
  type PlacedEvent,
  decisionAddress,
  parseBoardStream,
  parseDecisionAddress,
  parseSessionStream,
  sessionStream,
} from '@app/contract';
import { type Appeal, appealEvents } from '../appeal/fold';
import { againstOf } from '../appeal/progress';
import { type Recorded, isInForce } from '../board/decisions';
import type { Board } from '../board/fold';
import { retainedOf } from '../session/retained';
import { type OtherStreams, type StreamState, sessionIn } from '../stream';

/** Events that may ask something of another stream. */
export const TRIGGERS = ['RulingGiven', 'RulingReversed', 'LawPartDecided', 'AppealDecided'] as const;

export const isTrigger = ({ type }: Pick<PlacedEvent, 'type'>): boolean => TRIGGERS.some((one) => one === type);

type Given = Recorded<'RulingGiven'>;

const standing = (board: Board | null, ruling: Given): boolean =>
  board !== null && board.decisions.rulings.some(({ at }) => at === ruling.at) && isInForce(board.decisions, ruling.at);

/** The session has the penalties of a ruling as long as that stands. */
const ofRulings = (cause: PlacedEvent, before: Board | null, after: Board): readonly Command[] =>
  after.decisions.rulings
    .filter(({ data }) => data.penalties)
    .flatMap((ruling): readonly Command[] => {
      const stands = standing(after, ruling);
      if (stands === standing(before, ruling)) return [];
      const { penalties, by } = ruling.data;
      const data = {
        ruling: decisionAddress(cause.streamId, ruling.at),
        standing: stands ? ('in-force' as const) : ('not-in-force' as const),
        cause: decisionAddress(cause.streamId, cause.revision),
        ...(stands && penalties ? { penalties } : {}),
        authority: `director:${by}`,
      };
      return [{ to: 'session', session: after.opened.session, command: { type: 'FollowRuling', data } }];
    });

type Decided = AppealEventData<'AppealDecided'>;

/** The decision that a case is about in the end, by way of earlier instances; null where it cannot be found. */
const decisionOfCase = (
  against: string,
  others: OtherStreams,
): { readonly stream: string; readonly revision: number } | null => {
  const address = parseDecisionAddress(against);
  const found = address ? others.stream(address.stream) : undefined;
  if (found?.to === 'appeal') return found.state && decisionOfCase(againstOf(found.state), others);
  return address;
};

type OnPenalty = NonNullable<Decided['penalties']>[number];

const onPenalties = (
  decision: string,
  penalties: readonly OnPenalty[],
  { reasons }: Decided,
  authority: string,
): readonly Command[] =>
  penalties.flatMap(({ penalty, amount, paragraph }): readonly Command[] => {
    const address = parseDecisionAddress(penalty);
    const session = address && parseSessionStream(address.stream);
    if (!address || session === null) return [];
    const data = {
      decision,
      penalty: address.revision,
      ...(amount === undefined ? {} : { amount }),
      paragraph,
      authority,
      reason: reasons,
    };
    return [{ to: 'session', session, command: { type: 'FollowDecisionOnPenalty', data } }];
  });

interface Instance {
  readonly stream: string;
  readonly appeal: Appeal;
}

/** A case before its instances: its own appeal, and those below. */
const instancesOf = (stream: string, appeal: Appeal, others: OtherStreams): readonly Instance[] => {
  const name = parseDecisionAddress(appeal.lodged.against)?.stream ?? '';
  const below = others.stream(name);
  return [{ stream, appeal }, ...(below?.to === 'appeal' && below.state ? instancesOf(name, below.state, others) : [])];
};

/** What instances of a case have changed. */
const changedBy = (instances: readonly Instance[]): readonly Decided[] =>
  instances
    .flatMap(({ appeal }) => [...appealEvents(appeal, 'LawPartDecided'), ...appealEvents(appeal, 'AppealDecided')])
    .flatMap(({ data }) => (data.ruling === 'changed' ? [data] : []));

/** Penalties that instances of a case have changed, as they were before. */
const asRuled = (instances: readonly Instance[], id: string, others: OtherStreams): readonly OnPenalty[] => {
  const session = sessionIn(others, id);
  const changed = changedBy(instances).flatMap(({ penalties = [] }) => penalties.map(({ penalty }) => penalty));
  const ofCase = (appeal = ''): boolean =>
    instances.some(({ stream }) => stream === parseDecisionAddress(appeal)?.stream);
  return retainedOf(session, 'PenaltyImposed').flatMap(({ revision, data }) => {
    const penalty = decisionAddress(sessionStream(id), revision);
    const before = retainedOf(session, 'PenaltyVaried').findLast(
      (one) => one.data.penalty === revision && !ofCase(one.data.appeal),
    );
    const { amount, paragraph } = before?.data ?? data;
    return changed.includes(penalty) ? [{ penalty, amount, paragraph }] : [];
  });
};

/** Nothing but penalties was changed: the score has nothing to come back to. */
const isAboutPenaltiesAlone = (instances: readonly Instance[]): boolean => {
  const changes = changedBy(instances);
  return changes.length > 0 && changes.every(({ outcome }) => outcome === undefined);
};

/** What an instance decided reaches the board, and the penalties. */
const ofDecision = (cause: PlacedEvent, appeal: Appeal, others: OtherStreams): readonly Command[] => {
  const decided = cause.data as Decided;
  const decision = decisionAddress(cause.streamId, cause.revision);
  const authority = `${decided.instance}:${decided.by}`;
  const ruling = decisionOfCase(againstOf(appeal), others);
  const address = ruling?.stream.startsWith('board-') ? parseBoardStream(ruling.stream) : null;
  const [law] = decided.laws;
  const named = decided.penalties ?? [];
  const instances = instancesOf(cause.streamId, appeal, others);
  const isRestored = decided.ruling === 'restored';
  const again = isRestored ? asRuled(instances, appeal.lodged.session, others) : [];
  const penalties = [...named, ...again.filter((one) => !named.some(({ penalty }) => penalty === one.penalty))];
  const isAboutScore = isRestored ? !isAboutPenaltiesAlone(instances) : decided.outcome !== undefined;
  // That a part of it stands is not the last word of the instance.
  if (decided.ruling === 'stands' && cause.type !== 'AppealDecided') return [];
  const data = {
    decision,
    effect: decided.ruling === 'stands' ? ('upheld' as const) : decided.ruling,
    ...(ruling ? { against: ruling.revision } : {}),
    ...(decided.outcome === undefined ? {} : { outcome: decided.outcome }),
    at: decided.at,
    by: decided.by,
    authority,
    reason: decided.reasons,
  };
  const command: BoardCommand | null = law ? { type: 'FollowDecision', data: { ...data, law } } : null;
  return [
    ...(address && command && (isAboutScore || decided.ruling === 'stands')
      ? [{ to: 'board', address, command } as const]
      : []),
    ...onPenalties(decision, penalties, decided, authority),
  ];
};

/**
 * The commands that an event calls for in other streams, in order. Pure: the process manager gives them under ids that
 * derive from the event, a what-if in memory; both come to the same.
 * @param before, after the event's own stream
 * @param others the streams that `looksAt` names for the event's stream
 */
export const followUps = (
  cause: PlacedEvent,
  before: StreamState,
  after: StreamState,
  others: OtherStreams,
): readonly Command[] => {
  if (!isTrigger(cause)) return [];
  if (after.to === 'board' && after.state)
    return ofRulings(cause, before.to === 'board' ? before.state : null, after.state);
  if (after.to === 'appeal' && after.state) return ofDecision(cause, after.state, others);
  return [];
};
