import type { Conditions } from '@app/contract';
import { sessionsProjection } from '@app/documents';
import { type ReportItem, importMessage } from '@app/formats';
import type { SessionDoc } from '@app/session';
import type { DirectoryEntry } from '../directory/directory';
import { NOTHING_COUNTED } from './counts';
import { importFiles } from './import-files';
import type { ImportReport } from './import-report';
import type { ImportSource, ImportTarget } from './import-source';
import type { ImportOptions } from './session-options';
import { type SessionsIn, type ShareFound, nameOf, sessionsIn } from './sessions-in';

/** What holds for all sessions of a contest. */
export interface ContestOptions extends Omit<ImportOptions, 'session' | 'contest' | 'scoring' | 'conditions'> {
  readonly contest: string;
  readonly conditions: Conditions;
}

const OF_FILE = { line: 1, record: null, board: null, room: null } as const;

const placedNote = ({ stage, session, by, records }: ShareFound): ReportItem => ({
  ...OF_FILE,
  kind: 'note',
  code: 'session-of-stage',
  message: importMessage('session-of-stage', { stage, session, by, records }),
});

/** The session that the ledger has of a part of a contest, else a new one. */
const idOf = ({ models }: ImportTarget, contest: string, { stage, session }: ShareFound): string =>
  models
    .documents<SessionDoc>(sessionsProjection.name)
    .find(({ contest: own }) => own?.contest === contest && own.stage === stage && own.session === session)?.id ??
  `${contest}-${nameOf({ stage, session })}`;

/** The account of records that nothing gives a session: each is in question, and none is taken. */
const unclearReport = (
  { path, format }: ImportSource,
  { unclear }: SessionsIn,
  { conditions: { stages } }: ContestOptions,
): ImportReport => {
  const { records, said } = unclear;
  const names = { list: stages.map(({ stage }) => stage) };
  const what = { records, said: said.length === 0 ? null : { list: said }, stages: names };
  return {
    ...{ file: path, format, session: null, scoring: stages[0]?.scoring ?? 'matchpoints' },
    records: { read: records, taken: 0, already: 0, refused: records, nothingToRecord: 0 },
    deals: { taken: 0, already: 0, refused: 0 },
    counted: null,
    ...NOTHING_COUNTED,
    events: 0,
    scores: { compared: 0, equal: 0 },
    placed: [],
    report: [
      { ...OF_FILE, kind: 'question', code: 'session-unclear', message: importMessage('session-unclear', what) },
    ],
    reportLeftOut: 0,
    hasErrors: true,
  };
};

/**
 * Takes the files of a whole contest, stage after stage and session after session, each by the conditions of the contest.
 * A file may have records of several sessions.
 * @returns a report for each session and file, and one for the records of a file that nothing gives a session
 */
export const importContest = async (
  target: ImportTarget,
  sources: readonly ImportSource[],
  options: ContestOptions,
  nameRefused: (entry: DirectoryEntry) => void,
): Promise<readonly ImportReport[]> => {
  const { contest, conditions, ...all } = options;
  const stages = conditions.stages.map(({ stage }) => stage);
  const files = sources.map((source) => ({ source, ...sessionsIn(source, stages, options.strict) }));
  await target.models.catchUp();
  const reports: ImportReport[] = [];
  for (const { stage, scoring } of conditions.stages) {
    const shares = files.flatMap(({ source, shares: own }) =>
      own.filter((one) => one.stage === stage).map((found) => ({ source, found })),
    );
    const numbers = [...new Set(shares.map(({ found }) => found.session))].toSorted((one, other) => one - other);
    for (const session of numbers) {
      const own = shares.filter(({ found }) => found.session === session);
      const [first] = own;
      if (!first) continue;
      const part = { contest, stage, session };
      const opening = { ...all, conditions, scoring, contest: part, session: idOf(target, contest, first.found) };
      const taken = await importFiles(
        target,
        own.map(({ source, found: { share } }) => ({ ...source, share })),
        opening,
        nameRefused,
      );
      reports.push(
        ...taken.map((report, index) => {
          const found = own[index]?.found;
          return found ? { ...report, report: [placedNote(found), ...report.report] } : report;
        }),
      );
    }
  }
  const unclear = files.filter((file) => file.shares.length === 0 || file.unclear.records > 0);
  return [...reports, ...unclear.map((file) => unclearReport(file.source, file, options))];
};
