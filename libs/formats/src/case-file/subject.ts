import {
  type AppealEvent,
  type GivenCase,
  parseAppealStream,
  parseBoardStream,
  parseDecisionAddress,
} from '@app/contract';
import type { Read } from './case-file';
import { positionOf, readStreams } from './streams';

/** What an appeal is against, as its events tell it last; null where it was never lodged. */
const againstIn = (events: readonly Read<AppealEvent>[]): string | null =>
  events.reduce<string | null>((known, { event }) => {
    if (event.type === 'AppealLodged') return event.data.against;
    return event.type === 'AppealRedirected' ? event.data.to : known;
  }, null);

const appealOf = (address: string): string | null => parseAppealStream(parseDecisionAddress(address)?.stream ?? '');

/** The decision that an appeal is about in the end, through all its instances; null where the file does not have them. */
const rootOf = (against: ReadonlyMap<string, string | null>, appeal: string): string | null => {
  let decision = against.get(appeal) ?? null;
  for (let steps = 0; decision !== null && steps < against.size; steps++) {
    const before = appealOf(decision);
    if (before === null) return decision;
    decision = against.get(before) ?? null;
  }
  return decision !== null && appealOf(decision) === null ? decision : null;
};

const boardIn = (address: string | null): string | null => {
  const stream = parseDecisionAddress(address ?? '')?.stream;
  return stream !== undefined && parseBoardStream(stream) ? stream : null;
};

/**
 * What is wrong with what the file says that it is about, in one sentence: `appeal`, `decision` and `board` must be those
 * of the events in it. That it is about the appeal, and not just about the ruling or the board, does not follow from them.
 * Throws `UnreadableEvent`.
 */
export const subjectProblem = (given: GivenCase): string | null => {
  const { appeal, decision, board, streams } = given;
  const { appeals } = readStreams(given);
  const against = new Map([...appeals].map(([id, events]) => [id, againstIn(events)]));
  if (board !== null && (streams[board] ?? []).length === 0) return `board: the file has no event of ${board}`;
  if (decision !== null && boardIn(decision) !== board) return `decision: ${decision} is not on the board`;
  if (decision !== null && boardIn(decision) !== null && positionOf(given, decision) === null)
    return `decision: the file has no event ${decision}`;
  for (const id of against.keys()) {
    const root = rootOf(against, id);
    const isAbout = decision === null ? board !== null && boardIn(root) === board : root === decision;
    if (!isAbout) return `appeal: ${id} is about ${root ?? 'nothing'} in the end, and not about what the file names`;
  }
  if (appeal === null) return null;
  if (!against.has(appeal)) return `appeal: the file has no event of appeal-${appeal}`;
  const further = [...against].find(([, one]) => appealOf(one ?? '') === appeal);
  return further ? `appeal: ${appeal} was taken further as ${further[0]}, which is in the file` : null;
};
