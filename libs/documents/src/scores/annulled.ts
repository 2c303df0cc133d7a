import { isWithdrawn, scoringParameter } from '@app/scoring';
import { type ScoringContext, scoringContextOf } from '../scoring-context';
import { returnedIn } from './given-back';
import type { Gone } from './gone';
import { countedIn } from './played';
import type { SessionWithBoards } from './session-with-boards';

/** By contestant, the event by which its results are annulled. */
export type Annulled = ReadonlyMap<string, string>;

const NOBODY: Annulled = new Map();

/** Everybody who has played in one place, one after the other. */
const placeOf = (contestant: string, gone: readonly Gone[]): ReadonlySet<string> => {
  const place = new Set([contestant]);
  // A set is gone through to its end, with what is added on the way.
  for (const one of place) {
    for (const { contestant: before, by } of gone) {
      if (by !== null && before === one) place.add(by);
      if (by === one) place.add(before);
    }
  }
  return place;
};

const isOver = (stage: readonly SessionWithBoards[], { stage: planned }: ScoringContext): boolean =>
  stage.length >= (planned?.sessions ?? 0) && stage.every(({ session }) => session.closed);

/**
 * Contestants of a stage whose results are annulled, in all of its sessions: they are gone, and have played less than
 * half of their matches, or boards; or they came in as a reserve, and in the end have played no more than half (DBf
 * 216E1). Those who were gone later keep theirs. A match of a knock-out is lost, and nothing else.
 *
 * The text says "the tournament". A stage is one here: it has a ranking of its own, and who goes through it has played
 * it. So nothing of an earlier stage is annulled by what happens in a later one.
 * @param stage its sessions in the order in which they are played
 * @param gone everybody who has gone in any of them
 */
export const annulledIn = (stage: readonly SessionWithBoards[], gone: readonly Gone[]): Annulled => {
  const [first] = stage;
  if (!first || gone.length === 0) return NOBODY;
  const scoringContext = scoringContextOf(first.session);
  const { profile, reading, stage: planned } = scoringContext;
  const isRule = scoringParameter(profile, 'withdrawal', reading)?.value === 'annulled-below-half';
  if (!isRule || planned?.form === 'knock-out') return NOBODY;
  const isAnnulled = (contestant: string, isReserve: boolean): boolean => {
    const place = placeOf(contestant, gone);
    const sessions = stage.map((own) => countedIn(own, contestant, place));
    const scheduled = planned?.scheduled ?? sessions.reduce((count, one) => count + one.scheduled, 0);
    const played = sessions.reduce((count, one) => count + one.played, 0);
    return scheduled > 0 && isWithdrawn(played, scheduled, isReserve);
  };
  const back = new Set(stage.flatMap(({ session }) => returnedIn(session)).map(({ pair: entered }) => entered));
  const reserves = isOver(stage, scoringContext)
    ? gone.flatMap(({ by, event }) => (by === null || back.has(by) ? [] : [{ contestant: by, event }]))
    : [];
  return new Map([
    ...reserves.filter(({ contestant }) => isAnnulled(contestant, true)).map(pair),
    ...gone.filter(({ contestant }) => isAnnulled(contestant, false)).map(pair),
  ]);
};

const pair = ({ contestant, event }: Pick<Gone, 'contestant' | 'event'>): readonly [string, string] => [
  contestant,
  event,
];
