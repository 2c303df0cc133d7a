import type { Message } from '@app/bridge';
import { parseBoardStream } from '@app/contract';
import { type BoardDoc, standingsView } from '@app/documents';
import type { StatedBoard } from '@app/formats';
import type { StageDocuments } from '../answers/stage-documents';
import type { ImportReport, NotCounted } from './import-report';

/** How many of the results that are not counted are named. */
const FIRST = 6;

/** Whether a board has a result of its play: one that was not played has nothing that could count. */
const hasResult = ({ result }: BoardDoc): boolean => result !== null && result.kind !== 'not-played';

const shownAs = (stream: string): string => {
  const at = parseBoardStream(stream);
  if (!at) return stream;
  return `${at.table}.${at.board}${at.attempt > 1 ? `.${at.attempt}` : ''}`;
};

/**
 * Which results of files are in the ranking of the stage, and which are not although they were played.
 * @param boards of the session
 */
export const countedOf = (stage: StageDocuments, boards: readonly BoardDoc[]) => {
  const without = new Map<string, Message>(standingsView(stage.scores()).uncounted.map(({ id, why }) => [id, why]));
  const played = boards.filter(hasResult);
  return (own: ReadonlyMap<string, StatedBoard>): NonNullable<ImportReport['counted']> => {
    const ofFile = played.filter(({ id }) => own.has(id));
    const byReason = new Map<string, { why: Message; ids: string[] }>();
    for (const { id } of ofFile) {
      const why = without.get(id);
      if (!why) continue;
      const key = JSON.stringify(why);
      const known = byReason.get(key) ?? { why, ids: [] };
      known.ids.push(id);
      byReason.set(key, known);
    }
    const not = [...byReason.values()].map(({ why, ids }): NotCounted => ({
      why,
      results: ids.length,
      first: ids.slice(0, FIRST).map(shownAs),
    }));
    return { counted: ofFile.length - not.reduce((sum, { results }) => sum + results, 0), not };
  };
};
