import { type Comparison, type Places, type ReportItem, compareWithScores, importMessage } from '@app/formats';
import type { Session } from '@app/session';
import { sessionQueries } from '../answers/session-queries';
import { sessionAlone } from '../answers/stage-documents';
import type { DirectoryEntry } from '../directory/directory';
import { countedOf } from './counted';
import type { ImportReport } from './import-report';
import type { ImportSource, ImportTarget } from './import-source';
import { knownPlaces } from './known-places';
import type { TakenFile } from './plan-source';
import { type Repetition, repetitionOf } from './repetition';
import type { ImportOptions } from './session-options';
import { type KnownPlaces, type TakenNow, takeFile } from './take-file';

/** The most boards of a session that are scored for a report: all of them have to be in memory for it. */
const MOST_SCORED = 10_000;

const NOTHING_COMPARED: Comparison = { compared: 0, equal: 0, report: [] };

const notCompared = (boards: number): ReportItem => ({
  kind: 'note',
  code: 'not-compared',
  line: 1,
  record: null,
  board: null,
  room: null,
  message: importMessage('not-compared', { boards, most: MOST_SCORED }),
});

/** The places of a session, asked of the ledger once for all files of an import. */
const placesIn = ({ models }: ImportTarget, id: string): KnownPlaces => {
  let known: Places | null = null;
  return {
    now: async (session: Session) => (known ??= await knownPlaces(models, id, session)),
    forget: () => {
      known = null;
    },
  };
};

/** What the files come to in the session, once all of it is recorded. */
const reportsOf = async (
  { models, directory }: ImportTarget,
  session: string,
  files: readonly TakenFile[],
): Promise<readonly ImportReport[]> => {
  await models.catchUp();
  const queries = sessionQueries(models, directory);
  const isThere = files.some(({ boards }) => boards.size > 0);
  const stage = isThere ? queries.stage(session) : null;
  const boards = stage?.stage.find((one) => one.session.id === session)?.boards ?? [];
  const isSmall = stage !== null && boards.length <= MOST_SCORED;
  const alone = isSmall ? sessionAlone(stage).scores() : null;
  const counted = isSmall ? countedOf(stage, boards) : null;
  return files.map(({ account, report, contestants, naming, boards: own, statesScores }) => {
    if (statesScores && stage && !alone) report.say(notCompared(boards.length));
    const comparison =
      statesScores && alone && own.size > 0 ? compareWithScores({ contestants }, own, alone, naming) : NOTHING_COMPARED;
    comparison.report.forEach(report.say);
    const items = report.items();
    return {
      ...account,
      counted: counted && own.size > 0 ? counted(own) : null,
      scores: { compared: comparison.compared, equal: comparison.equal },
      report: items,
      reportLeftOut: report.total() - items.length,
      hasErrors: report.hasErrors(),
    };
  });
};

const takeFiles = async (
  target: ImportTarget,
  sources: readonly ImportSource[],
  options: ImportOptions,
  nameRefused: (entry: DirectoryEntry) => void,
): Promise<readonly TakenNow[]> => {
  const places = placesIn(target, options.session);
  const taken = new Map<ImportSource, TakenNow>();
  const waiting: ImportSource[] = [];
  for (const source of sources) {
    const file = await takeFile(target, source, options, places, sources.length > 1, nameRefused);
    if (file) taken.set(source, file);
    else waiting.push(source);
  }
  for (const source of waiting) {
    const file = await takeFile(target, source, options, places, false, nameRefused);
    if (file) taken.set(source, file);
  }
  return sources.flatMap((source) => taken.get(source) ?? []);
};

/** Takes the files, and remembers what taking them once more comes to. */
const takeRemembering = async (
  target: ImportTarget,
  session: string,
  repetition: Repetition,
  take: () => Promise<readonly TakenNow[]>,
): Promise<readonly ImportReport[]> => {
  const before = await repetition.basis();
  const files = await take();
  const stored = await repetition.basis();
  if (stored === before) {
    const reports = await reportsOf(target, session, files);
    await repetition.remember(stored, reports);
    return reports;
  }
  // Of several files, not all are held any longer.
  const [file, ...others] = files;
  const again = file && others.length === 0 ? await file.again() : null;
  const reports = await reportsOf(target, session, again ? [...files, again] : files);
  if (again) await repetition.remember(stored, reports.slice(files.length));
  return reports.slice(0, files.length);
};

/**
 * Takes files of results into a session, as one import: what the files before have brought is known to those after, and
 * all of them are compared with the scores of the whole. Hand records alone come last, whatever their place in the list.
 * A repetition of the import gives its reports without taking the files, if nothing has changed since.
 * @param nameRefused is given each name that the directory does not take, since its person was forgotten
 * @returns a report for each file, in their order
 */
export const importFiles = async (
  target: ImportTarget,
  sources: readonly ImportSource[],
  options: ImportOptions,
  nameRefused: (entry: DirectoryEntry) => void,
): Promise<readonly ImportReport[]> => {
  const { session } = options;
  const take = (): Promise<readonly TakenNow[]> => takeFiles(target, sources, options, nameRefused);
  const repetition = repetitionOf(target, sources, options);
  if (!repetition) return reportsOf(target, session, await take());
  return (await repetition.recall()) ?? takeRemembering(target, session, repetition, take);
};
