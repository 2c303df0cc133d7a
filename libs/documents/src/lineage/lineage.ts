import { boardStream, sessionStream } from '@app/contract';
import { type Message, type Result, type Side, err, message, ok } from '@app/bridge';
import {
  type Derivation,
  type Reason,
  type Traced,
  LOTS,
  added,
  allShares,
  leaves,
  named,
  numberCalled,
  numberInWords,
} from '@app/scoring';
import { type BoardDoc, isSecondPlay } from '../projections/boards';
import { evidenceOf } from '../scores/contestant-scores';
import { tablesOf } from '../scores/match-boards';
import { teamIn } from '../scores/matches';
import { pairMatches } from '../scores/pair-matches';
import { totalWithHandicap } from '../scores/layers';
import type { ScoredSession } from '../scores/scored-session';
import { whyCancelled } from '../scores/second-play';
import type { StageStandings } from '../scores/stage-standings';
import { playedMatches } from '../scores/walk-overs';
import { lostChanceParagraph, retainedOf } from '@app/session';
import { type NumberAddress, parseAddress } from './address';
import { type EventId, downToEvents } from './leaves';

/** Where a number comes from. */
export interface Lineage {
  readonly address: string;
  /** The number as people write it: a fraction where it is not rounded. */
  readonly value: string;
  readonly derivation: Derivation;
  /** All events that it rests on, each once, in the order in which they are met. */
  readonly events: readonly EventId[];
  /** Of a place: what told it apart from those with the same total. */
  readonly reasons: readonly Reason<string>[];
}

interface Found {
  readonly number: Traced;
  /** Of a number that is made from a place: the total that has the place. */
  readonly total?: Traced;
  readonly reasons?: readonly Reason<string>[];
}

type Lookup = Result<Found, Message>;

const withReason = (what: Message, why: Message | undefined): Message =>
  why ? message('lineage.because', { what, why }) : what;

/** Why a side, or one of its players, has nothing from a board that others have something from. */
const whyNotTheirs = (fields: ScoredSession['fields'], id: string, side: Side): Message | undefined => {
  const field = fields.find(({ docs }) => docs.some((doc) => doc.id === id));
  const outcome = field?.lines.find((line) => line.id === id)?.outcome[side];
  if (outcome?.kind === 'missing') return outcome.why;
  const doc = field?.docs.find((one) => one.id === id);
  return doc && isSecondPlay(doc) ? whyCancelled(doc) : undefined;
};

/** Why a board has no points of its own for a side. */
const withoutPoints = (
  { docs, rounds, uncounted, fields }: ScoredSession,
  id: string,
  { table, board, attempt, side, contestant }: Extract<NumberAddress, { kind: 'board' }>,
): Message => {
  const where = { table, board, attempt };
  if (!docs.some((doc) => doc.id === id)) return message('lineage.no-board', where);
  const round = rounds.find((one) => one.side === side && one.boards.some((doc) => doc.id === id));
  const why = round
    ? message('lineage.counts-in-round', { address: `round/${round.round}/${round.contestant}` })
    : (uncounted.find((one) => one.id === id)?.why ?? whyNotTheirs(fields, id, side));
  return withReason(
    message('lineage.no-points', {
      ...where,
      side: { side },
      ...(contestant === null ? { whose: 'side' } : { whose: 'contestant', contestant: { contestant } }),
    }),
    why,
  );
};

/** An artificial score of a board that was played a second time rests on the paragraph that gives it. */
const forLostChance = ({ docs, scoringContext }: ScoredSession, id: string, points: Traced): Traced => {
  const doc = docs.find((one) => one.id === id);
  return doc && isSecondPlay(doc)
    ? added('chance-lost', [points], `L${lostChanceParagraph(scoringContext.session.laws)}`)
    : points;
};

const inBoard = (scored: ScoredSession, address: Extract<NumberAddress, { kind: 'board' }>): Lookup => {
  const { table, board, attempt, side, contestant } = address;
  const id = boardStream({ session: scored.scoringContext.session.id, table, board, attempt });
  const share = scored.fields
    .flatMap(({ points }) => allShares(points))
    .find(
      (one) =>
        one.points.id === id && one.points.direction === side && (contestant === null || one.contestant === contestant),
    );
  if (share) return ok({ number: forLostChance(scored, id, share.points.points) });
  for (const match of scored.matches) {
    const here = match.boards.find((board) => tablesOf(board).some((doc) => doc.id === id));
    const doc = here && tablesOf(here).find((one) => one.id === id);
    const team = doc && teamIn(match, doc.contestants[side]);
    if (here?.points.kind === 'scored' && team) return ok({ number: here.points[team] });
  }
  return err(withoutPoints(scored, id, address));
};

/** What a pair has from a match: its percentage or IMPs, and its victory points. */
const inMatchOfPairs = (
  scored: ScoredSession,
  { kind, match: name, contestant }: Extract<NumberAddress, { kind: 'match' | 'vp' }>,
): Traced | null => {
  const own = pairMatches(scored).find((one) => one.match === name && one.contestant === contestant);
  const number = own && (kind === 'match' ? own.points : own.victoryPoints);
  const against = numberCalled('match-against', { match: name, opponents: { contestant: own?.opponents ?? '' } });
  return number ? named(against, number) : null;
};

/** What a team has from each of its matches of this name: one, and in a triangle two. */
const matchesNamed = (
  scored: ScoredSession,
  { kind, match: name, contestant }: Extract<NumberAddress, { kind: 'match' | 'vp' }>,
): readonly Traced[] =>
  scored.matches.flatMap((match) => {
    const team = match.match === name ? teamIn(match, contestant) : null;
    const number = team && (kind === 'match' ? match.points[team] : match.victoryPoints?.[team]);
    if (!team || !number) return [];
    const opponents = { contestant: match.teams[team === 'home' ? 'away' : 'home'] };
    return [named(numberCalled('match-against', { match: name, opponents }), number)];
  });

const inMatch = (scored: ScoredSession, address: Extract<NumberAddress, { kind: 'match' | 'vp' }>): Lookup => {
  const { kind, match: name, contestant } = address;
  const ofPairs = inMatchOfPairs(scored, address);
  if (ofPairs) return ok({ number: ofPairs });
  const [first, ...others] = matchesNamed(scored, address);
  if (!first) return err(message('lineage.nothing-from-match', { contestant: { contestant }, kind, match: name }));
  return ok({ number: others.length === 0 ? first : added('matches-of-a-triangle', [first, ...others]) });
};

/** Of a match that was not played: with the other one of a triangle, where it was. */
const unplayedIn = (
  stage: StageStandings,
  scored: ScoredSession,
  { match, contestant }: Extract<NumberAddress, { kind: 'match' | 'vp' }>,
): Lookup | null => {
  const { id } = scored.scoringContext.session;
  const own = stage.unplayed.counted.filter(
    (one) => one.session === id && one.match === match && one.contestant === contestant,
  );
  const [first] = own;
  if (!first) return null;
  const played = playedMatches(scored, stage.unplayed);
  const others = matchesNamed({ ...scored, matches: played }, { kind: 'vp', match, contestant });
  const parts = [...own.map(({ points }) => named(numberCalled('match-not-played', { match }), points)), ...others];
  return ok({ number: parts.length === 1 ? first.points : added('matches-of-a-triangle', parts) });
};

const ofContestant = (stage: StageStandings, session: string, kind: string, contestant: string): Lookup => {
  if (kind === 'session') {
    const own = stage.resultsOf(contestant).find((one) => one.session === session);
    return own
      ? ok({ number: own.points })
      : err(message('lineage.nothing-from-session', { contestant: { contestant }, session }));
  }
  for (const { rows, totalOf } of stage.rankings) {
    const row = rows.find((one) => one.contestant === contestant);
    if (row) return ok({ number: totalOf(row), reasons: row.reasons });
  }
  const why = stage.unranked.find((one) => one.contestant === contestant)?.why;
  return err(withReason(message('lineage.in-no-ranking', { contestant: { contestant } }), why));
};

/** Masterpoints go by a place, and rest on the results that the total is made from. */
const masterpointsOf = (stage: StageStandings, session: string, contestant: string): Lookup => {
  const total = ofContestant(stage, session, 'place', contestant);
  if (!total.ok) return total;
  const awards = stage.masterpoints?.awards;
  const award = awards?.ok === true ? awards.value.get(contestant) : undefined;
  if (award) return ok({ ...total.value, number: award, total: total.value.number });
  return err(withReason(message('lineage.no-masterpoints'), awards?.ok === false ? awards.error : undefined));
};

const found = (stage: StageStandings, scored: ScoredSession, address: NumberAddress): Lookup => {
  switch (address.kind) {
    case 'place':
    case 'total':
    case 'session':
      return ofContestant(stage, scored.scoringContext.session.id, address.kind, address.contestant);
    case 'masterpoints':
      return masterpointsOf(stage, scored.scoringContext.session.id, address.contestant);
    case 'handicap': {
      const row = totalWithHandicap(stage, address.contestant);
      return row
        ? ok({ number: row.total })
        : err(message('lineage.no-handicap', { contestant: { contestant: address.contestant } }));
    }
    case 'board':
      return inBoard(scored, address);
    case 'match':
      return inMatch(scored, address);
    case 'vp':
      return unplayedIn(stage, scored, address) ?? inMatch(scored, address);
    case 'round': {
      const { round, contestant } = address;
      const score = scored.rounds.find((one) => one.round === round && one.contestant === contestant);
      return score
        ? ok({ number: score.points })
        : err(message('lineage.nothing-from-round', { contestant: { contestant }, round }));
    }
  }
};

const docsOf = (stage: StageStandings): ReadonlyMap<string, BoardDoc> =>
  new Map(stage.sessions.flatMap(({ docs }) => docs).map((doc) => [doc.id, doc]));

/** The events in which lots were drawn. */
const lotsIn = ({ sessions }: StageStandings): readonly EventId[] =>
  sessions.flatMap(({ scoringContext: { session } }) =>
    retainedOf(session, 'LotsDrawn').map(({ revision }) => `${sessionStream(session.id)}@${revision}`),
  );

/**
 * Where a number of a session comes from: its derivation down to events and paragraphs. The error says what is wrong
 * with the address, or why there is no such number.
 * @param session the session of the stage that the address is about
 */
export const lineageOf = (stage: StageStandings, session: string, text: string): Result<Lineage, Message> => {
  const address = parseAddress(text);
  if (!address.ok) return address;
  const scored = stage.sessions.find(({ scoringContext }) => scoringContext.session.id === session);
  if (!scored) return err(message('lineage.no-session', { session }));
  const number = found(stage, scored, address.value);
  if (!number.ok) return number;
  const evidence = evidenceOf(stage.sessions);
  const derivation = downToEvents(number.value.number.explain(evidence), docsOf(stage));
  const reasons = number.value.reasons ?? [];
  const { total } = number.value;
  const restsOn = total ? downToEvents(total.explain(evidence), docsOf(stage)) : derivation;
  const sources = leaves(restsOn).flatMap((leaf) => leaf.sources);
  return ok({
    address: text,
    value: numberInWords(derivation.value),
    derivation,
    events: [...new Set([...sources, ...(reasons.some(({ paragraph }) => paragraph === LOTS) ? lotsIn(stage) : [])])],
    reasons,
  });
};

/** Codes of why a number has no lineage. */
export const LINEAGE_CODES: readonly string[] = [
  'lineage.bad-address',
  'lineage.because',
  'lineage.counts-in-round',
  'lineage.in-no-ranking',
  'lineage.no-board',
  'lineage.no-handicap',
  'lineage.no-masterpoints',
  'lineage.no-points',
  'lineage.no-session',
  'lineage.nothing-from-match',
  'lineage.nothing-from-round',
  'lineage.nothing-from-session',
];
