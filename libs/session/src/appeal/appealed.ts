import {
  type AppealInstance,
  type DecisionAddress,
  type Procedure,
  type RefusalCode,
  decisionAddress,
  parseBoardStream,
  parseDecisionAddress,
  parseSessionStream,
} from '@app/contract';
import { type Message, type Side, SIDES, bySide } from '@app/bridge';
import { type Decisions, amendmentOf, appealOver, isInForce, reversalOf } from '../board/decisions';
import { type RetainedEvent, retainedOf, isRescinded } from '../session/retained';
import { playingFor } from '../board/contestants';
import { appealEvents } from './fold';
import { fallenMessage, notAppealableMessage } from './messages';
import { againstOf } from './progress';
import type { BoardOnRecord, CaseRecords } from './records';

/** When a contestant had a decision, and until when that was said to be open. */
export interface Told {
  readonly at: string;
  readonly until: string | null;
}

/** A decision that an appeal is about. */
export interface Appealed {
  readonly session: string;
  readonly address: DecisionAddress;
  /** The round of its board; null for the session. */
  readonly round: string | null;
  /** The contestants whom it concerns: they alone may appeal (92A, DBf 255C1). */
  readonly parties: readonly string[];
  /** Who has decided it. */
  readonly by: AppealInstance;
  /** How it was heard, where an instance has decided on an appeal. */
  readonly heard: Procedure | null;
  readonly told: (contestant: string) => Told | null;
  /** Why it counts no more; null as long as it does. */
  readonly fallen: Message | null;
}

interface NotAppealable {
  readonly code: RefusalCode;
  readonly message: Message;
}

const unknown = (address: DecisionAddress): NotAppealable => ({
  code: 'RulingUnknown',
  message: notAppealableMessage('no-such-decision', { decision: address }),
});

const notAppealable = (...[name, params]: Parameters<typeof notAppealableMessage>): NotAppealable => ({
  code: 'AppealNotAllowed',
  message: notAppealableMessage(name, params),
});

const NEVER_TOLD = (): null => null;

/** Changed by an appeal that is no part of the case: two appeals about one decision do not decide it twice. */
const isOfAnotherAppeal = (appeal: DecisionAddress | undefined, own: readonly string[]): appeal is DecisionAddress =>
  appeal !== undefined && !own.includes(parseDecisionAddress(appeal)?.stream ?? '');

/** Where several rulings on a board stand, an appeal about one of them leaves the others open. */
const decidedByAnother = (decisions: Decisions, at: number, own: readonly string[]): Message | null => {
  const isOnlyOne = decisions.rulings.every((one) => one.at === at || !isInForce(decisions, one.at));
  const over = isOnlyOne ? appealOver(decisions, at) : undefined;
  const appeal = over?.kind === 'appeal' ? over.data.appeal : undefined;
  return isOfAnotherAppeal(appeal, own) ? fallenMessage('by-appeal', { appeal }) : null;
};

/** What has happened to a decision about a board. */
const fallenOnBoard = (
  { decisions }: BoardOnRecord,
  stream: string,
  at: number,
  own: readonly string[],
): Message | null => {
  const decision = decisionAddress(stream, at);
  if (isInForce(decisions, at)) return decidedByAnother(decisions, at, own);
  const amendment = amendmentOf(decisions, at);
  if (amendment) return fallenMessage('amended', { by: decisionAddress(stream, amendment.at), decision });
  const reversal = reversalOf(decisions, at);
  return reversal
    ? fallenMessage('reversed', { decision, by: decisionAddress(stream, reversal.at) })
    : fallenMessage('not-in-force', { decision });
};

/** Who played it; where everybody plays for himself, each player (92D1). */
const partiesTo = ({ session }: CaseRecords, board: BoardOnRecord, side: Side): readonly string[] => {
  const playing = playingFor(session)(board, side);
  return playing.length > 0 ? playing : [board.contestants[side]];
};

const onBoard = (
  records: CaseRecords,
  board: BoardOnRecord,
  stream: string,
  at: number,
  own: readonly string[],
): Appealed | NotAppealable => {
  const { decisions, contestants } = board;
  const parties = bySide((side) => partiesTo(records, board, side));
  const ruling = decisions.rulings.some((one) => one.at === at);
  const reversal = decisions.reversals.find((one) => one.at === at);
  const layer = decisions.layers.find((one) => one.at === at);
  if (!ruling && !reversal && !layer) return unknown(decisionAddress(stream, at));
  if (layer?.kind === 'result') return notAppealable('result-of-table');
  if (layer?.kind === 'appeal') return notAppealable('from-appeal');
  if (layer && layer.kind !== 'correction' && layer.data.ruling !== undefined) {
    return notAppealable('part-of-ruling', { ruling: decisionAddress(stream, layer.data.ruling) });
  }
  return {
    session: parseBoardStream(stream)?.session ?? '',
    address: decisionAddress(stream, at),
    round: board.round,
    parties: SIDES.flatMap((side) => parties[side]),
    by: reversal?.data.authority === 'chief-director' ? 'chief-director' : 'director',
    heard: null,
    told: (contestant) => {
      const sides = SIDES.filter((side) => parties[side].includes(contestant)).map((side) => contestants[side]);
      const told = decisions.told.findLast(
        ({ data }) => data.ruling === at && [contestant, ...sides].some((one) => data.to.includes(one)),
      )?.data;
      return told ? { at: told.at, until: told.appealUntil ?? null } : null;
    },
    fallen: fallenOnBoard(board, stream, at, own),
  };
};

const OF_ONE = ['PenaltyImposed', 'WarningIssued', 'ContestantDisqualified', 'PlayerSuspended'] as const;
type OfOne = (typeof OF_ONE)[number];
const isOfOne = (event: RetainedEvent): event is RetainedEvent<OfOne> => OF_ONE.some((type) => type === event.type);

/** Whom a decision of the session concerns; null where it is no decision that anybody appeals against. */
const concerned = ({ session }: CaseRecords, event: RetainedEvent): readonly string[] | null => {
  if (isOfOne(event)) return [event.data.contestant];
  if (event.type === 'MatchNotPlayed') return event.data.contestants;
  if (event.type === 'PenaltyVaried') {
    const imposed = retainedOf(session, 'PenaltyImposed').find(({ revision }) => revision === event.data.penalty);
    return imposed ? [imposed.data.contestant] : null;
  }
  const isForAll = event.type === 'FieldDefined' || event.type === 'BoardWithdrawn';
  return isForAll ? session.contestants.map(({ contestant }) => contestant) : null;
};

/** What has happened to a decision of the session; what the case itself has made of it is no such thing. */
const fallenInSession = (
  { session }: CaseRecords,
  stream: string,
  event: RetainedEvent,
  own: readonly string[],
): Message | null => {
  const { revision: at } = event;
  const about = event.type === 'PenaltyVaried' ? [at, event.data.penalty] : [at];
  const last = [...retainedOf(session, 'PenaltyVaried'), ...retainedOf(session, 'PenaltyRescinded')]
    .filter(({ revision, data }) => revision > at && about.includes(data.penalty) && !isRescinded(session, revision))
    .find(({ data: { appeal } }) => appeal === undefined || isOfAnotherAppeal(appeal, own));
  if (!last) return null;
  return last.type === 'PenaltyRescinded'
    ? fallenMessage('rescinded', { decision: decisionAddress(stream, at) })
    : fallenMessage('varied', { by: decisionAddress(stream, last.revision) });
};

const inSession = (
  records: CaseRecords,
  stream: string,
  at: number,
  own: readonly string[],
): Appealed | NotAppealable => {
  const event = records.session.kept.find(({ revision }) => revision === at);
  if (!event) return unknown(decisionAddress(stream, at));
  if (event.type === 'PenaltyImposed' && event.data.ruling !== undefined) {
    return notAppealable('part-of-ruling', { ruling: event.data.ruling });
  }
  if (event.type === 'PenaltyVaried' && event.data.appeal !== undefined) {
    return notAppealable('from-appeal');
  }
  const parties = concerned(records, event);
  if (!parties) return notAppealable('no-decision', { event: decisionAddress(stream, at) });
  return {
    session: records.session.id,
    address: decisionAddress(stream, at),
    round: null,
    parties,
    by: 'director',
    heard: null,
    told: NEVER_TOLD,
    fallen: fallenInSession(records, stream, event, own),
  };
};

const onAppeal = (
  records: CaseRecords,
  stream: string,
  at: number,
  own: readonly string[],
): Appealed | NotAppealable => {
  const appeal = records.appeal(stream);
  const decided = appeal?.events.find(({ revision }) => revision === at);
  if (!appeal || !decided) return unknown(decisionAddress(stream, at));
  if (decided.type !== 'AppealDecided' && decided.type !== 'LawPartDecided') {
    return notAppealable('no-decision-of-instance', { event: decisionAddress(stream, at) });
  }
  const { session, appellant, respondents, procedure } = appeal.lodged;
  const referral = appealEvents(appeal, 'AppealReferred').findLast(({ revision }) => revision < at);
  const below = appealed(againstOf(appeal), records, [...own, stream]);
  return {
    session,
    address: decisionAddress(stream, at),
    round: 'code' in below ? null : below.round,
    parties: [appellant, ...respondents],
    by: decided.data.instance,
    heard: decided.type === 'LawPartDecided' ? 'oral' : (referral?.data.procedure ?? procedure),
    told: (contestant) => {
      const told = appealEvents(appeal, 'DecisionTold').findLast(
        ({ data }) => data.decision === at && data.to.includes(contestant),
      )?.data;
      return told ? { at: told.at, until: told.furtherUntil } : null;
    },
    fallen: 'code' in below ? null : below.fallen,
  };
};

/**
 * The decision of that address, or why nobody can appeal against it. Goes down to the ruling that it all began with.
 * @param own appeals that are the case, by their streams: what they change makes nothing fall
 */
export const appealed = (
  address: DecisionAddress,
  records: CaseRecords,
  own: readonly string[] = [],
): Appealed | NotAppealable => {
  const parsed = parseDecisionAddress(address);
  if (!parsed) return unknown(address);
  const { stream, revision } = parsed;
  if (stream.startsWith('board-')) {
    const board = records.board(stream);
    return board ? onBoard(records, board, stream, revision, own) : unknown(address);
  }
  if (stream.startsWith('appeal-')) return onAppeal(records, stream, revision, own);
  return parseSessionStream(stream) === records.session.id
    ? inSession(records, stream, revision, own)
    : unknown(address);
};

/** The decision that a case is about in the end. */
export const beginningOf = (address: DecisionAddress, records: CaseRecords): DecisionAddress => {
  const below = records.appeal(parseDecisionAddress(address)?.stream ?? '');
  return below ? beginningOf(againstOf(below), records) : address;
};

/** The board that a case is about in the end, by its stream; null where it is about the session. */
export const boardOf = (address: DecisionAddress, records: CaseRecords): string | null => {
  const stream = parseDecisionAddress(beginningOf(address, records))?.stream ?? '';
  return parseBoardStream(stream) && stream.startsWith('board-') ? stream : null;
};
