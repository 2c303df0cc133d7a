import {
  type Board,
  type BoardView,
  type SessionDoc,
  evolveBoard,
  foldBoard,
  viewBoard,
  viewCards,
} from '@app/session';
import type { CaseSession, CaseStreams, DerivedParts, GivenCase } from './case-file';
import { citedLaws } from './cited-laws';
import { effectsOf } from './effects';
import { partiesOf, peopleOf } from './people';
import { AT_LAST, sessionsAt } from './sessions';
import { readStreams, sessionOfCase } from './streams';
import { timelineOf } from './timeline';
import { tablesOf } from './worth';

const pinned = ({ id, title, date, laws, regulations, scoring, conditions, contest }: SessionDoc): CaseSession => ({
  id,
  title,
  date,
  laws,
  regulations,
  scoring,
  conditions,
  contest,
});

/** Penalty cards of every moment: one that was picked up, or played, is not on the table at the end. */
const penaltyCardsEver = ({ board }: CaseStreams): BoardView['penaltyCards'] => {
  const ever = new Map<number, BoardView['penaltyCards'][number]>();
  let state: Board | null = null;
  for (const { event } of board) {
    state = evolveBoard(state, event);
    for (const card of state ? viewCards(state.table, []).penaltyCards : []) ever.set(card.act, card);
  }
  return [...ever.values()];
};

/** The case has no session: whoever put it together left it out. */
export class CaseIncomplete extends Error {}

/** Everything that follows from what was taken from the ledger. Throws `UnreadableEvent` and `CaseIncomplete`. */
export const derivedParts = (given: GivenCase): DerivedParts => {
  const streams = readStreams(given);
  const id = sessionOfCase(streams);
  const session = sessionsAt(given, streams, AT_LAST).find((one) => one.id === id);
  if (!session) throw new CaseIncomplete(`the session ${id} is not in the case`);
  const parties = partiesOf(streams);
  const contestants = parties.map(({ contestant }) => contestant);
  const board = foldBoard(streams.board.map(({ event }) => event));
  return {
    session: pinned(session),
    parties,
    people: peopleOf(streams),
    view: board && viewBoard(board),
    penaltyCards: penaltyCardsEver(streams),
    effects: effectsOf(given, streams, contestants),
    tables: tablesOf(given, streams),
    laws: citedLaws(streams),
    timeline: timelineOf(streams),
  };
};
