import { type CaseSession, type GivenCase, type CitedLaw, optionalRecord } from '@app/contract';
import {
  type Board,
  type BoardView,
  type SessionDoc,
  evolveBoard,
  foldBoard,
  viewBoard,
  viewCards,
} from '@app/session';
import type { CaseStreams, DerivedParts, Say } from './case-file';
import { effectsOf } from './effects';
import { partiesOf, peopleOf } from './people';
import { AT_LAST, sessionsAt, sessionFrom } from './sessions';
import { readStreams, sessionOfCase } from './streams';
import { timelineOf } from './timeline';
import { tablesOf } from './worth';
import { type LawRef, type Regulations, isRegulations, printOf } from '@app/bridge';
import { citation, explain, lawRef } from '@app/laws';
import { inRecord } from '@app/messages';

const isLawRef = (value: object): value is LawRef =>
  'edition' in value && 'authority' in value && 'paragraph' in value && Object.keys(value).length === 3;

/** Every citation in what is stored of an event, however deep. */
const citedIn = (value: unknown): readonly LawRef[] => {
  if (Array.isArray(value)) return value.flatMap(citedIn);
  if (typeof value !== 'object' || value === null) return [];
  return isLawRef(value) ? [value] : Object.values(value).flatMap(citedIn);
};

const cited = (law: LawRef, regulations: Regulations | null): CitedLaw => {
  const found = explain(law.edition, law.paragraph, printOf(law, regulations));
  return {
    law,
    citation: citation(law),
    title: found.found ? found.title : null,
    says: found.found ? found.paragraphs.map(({ at, says }) => ({ at, says })) : [],
  };
};

/** The paragraphs that findings, rulings and decisions rest on, each once, in the order of the Laws. */
const citedLaws = (streams: CaseStreams): readonly CitedLaw[] => {
  const session = sessionFrom(streams.sessions.get(sessionOfCase(streams)) ?? []);
  const events = [...streams.board, ...[...streams.appeals.values()].flat()];
  const reviewed = streams.board.flatMap(({ event }) =>
    event.type === 'ReviewClosed' && session ? [lawRef(session.laws, null, event.data.law)] : [],
  );
  const all = [...events.flatMap(({ stored }) => citedIn(optionalRecord(stored.data))), ...reviewed].map((law) =>
    cited(law, isRegulations(session?.regulations) ? session.regulations : null),
  );
  return [...new Map(all.map((one) => [one.citation, one])).values()].sort(
    (one, other) =>
      one.law.authority.localeCompare(other.law.authority) * -1 ||
      one.law.paragraph.localeCompare(other.law.paragraph, 'en', { numeric: true }) ||
      one.law.edition.localeCompare(other.law.edition),
  );
};

const pinned = ({
  id,
  title,
  date,
  timeZone,
  laws,
  regulations,
  scoring,
  conditions,
  contest,
}: SessionDoc): CaseSession => ({
  id,
  title,
  date,
  ...(timeZone === undefined ? {} : { timeZone }),
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

/**
 * Everything that follows from what was taken from the ledger. Throws `UnreadableEvent` and `CaseIncomplete`.
 * @param say in a file the words of the record: it is proved by saying them again
 */
export const derivedParts = (given: GivenCase, say: Say = inRecord): DerivedParts => {
  const streams = readStreams(given, say);
  const id = sessionOfCase(streams);
  const session = sessionsAt(given, streams, AT_LAST).find((one) => one.id === id);
  if (!session) throw new CaseIncomplete(`the session ${id} is not in the case`);
  const parties = partiesOf(streams);
  const contestants = parties.map(({ contestant }) => contestant);
  const board = foldBoard(streams.board.map(({ event }) => event));
  return {
    session: pinned(session),
    parties,
    people: peopleOf(streams, say),
    view: board && viewBoard(board),
    penaltyCards: penaltyCardsEver(streams),
    effects: effectsOf(given, streams, contestants, say),
    tables: tablesOf(given, streams, say),
    laws: citedLaws(streams),
    timeline: timelineOf(streams, say),
  };
};
