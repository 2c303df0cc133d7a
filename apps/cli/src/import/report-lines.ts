import type { Message } from '@app/bridge';
import type { ImportReport } from '@app/application';
import { type ReportItem, scoringForm } from '@app/formats';
import type { Texts } from '@app/messages';
import { foldReport } from './fold-report';
import type { NdjsonReport } from './import-ndjson';
import { commandText } from './import-texts';

const whereOf = ({ record, board, room }: ReportItem): readonly Message[] => [
  ...(record === null ? [] : [commandText('in-record', { record })]),
  ...(board === null ? [] : [commandText('in-board', { board, room })]),
];

const itemLine = (file: string, item: ReportItem): Message => {
  const where = whereOf(item);
  const { line, kind, message } = item;
  return commandText('item', { file, line, kind, where: where.length > 0 ? { list: where } : null, said: message });
};

/**
 * What there is to note about a file: a line for each thing that was found, refused or assumed.
 * @param folded whether lines that are alike are told together
 */
export const reportNotes = (
  report: ImportReport | NdjsonReport,
  { say }: Texts,
  { folded } = { folded: true },
): readonly string[] => {
  const { file } = report;
  if ('commands' in report) {
    return [
      ...report.refused.map(({ line, code, reason, message }) =>
        say(commandText('refused-line', { file, line, code, why: reason ?? message })),
      ),
      ...report.warned.map(({ line, code, message, paragraph }) =>
        say(commandText('warned-line', { file, line, code, said: message, paragraph: { paragraph } })),
      ),
    ];
  }
  const { reportLeftOut } = report;
  return [
    ...(folded ? foldReport(report.report) : report.report).map((item) => say(itemLine(file, item))),
    ...(reportLeftOut > 0 ? [say(commandText('lines-left-out', { file, lines: reportLeftOut }))] : []),
  ];
};

/** Lines that nobody has to act on, by what they say. */
const sayingOf = ({ kind, code, message }: ReportItem): string | null =>
  kind === 'assumption' || kind === 'note' ? JSON.stringify([kind, code, message]) : null;

/**
 * The same of all files of an import. What is assumed or noted of several files is said once, with their number: a folder
 * of 44 files would say it 44 times.
 */
export const allNotes = (reports: readonly (ImportReport | NdjsonReport)[], texts: Texts): readonly string[] => {
  const files = new Map<string, { readonly item: ReportItem; readonly names: Set<string> }>();
  for (const report of reports) {
    if ('commands' in report) continue;
    for (const item of report.report) {
      const saying = sayingOf(item);
      if (saying === null) continue;
      const known = files.get(saying) ?? { item, names: new Set() };
      known.names.add(report.file);
      files.set(saying, known);
    }
  }
  const isShared = (item: ReportItem): boolean => (files.get(sayingOf(item) ?? '')?.names.size ?? 0) > 1;
  const shared = [...files.values()].filter(({ item }) => isShared(item));
  return [
    ...shared.map(({ item: { kind, message }, names }) =>
      texts.say(commandText('in-files', { files: names.size, kind, said: message })),
    ),
    ...reports.flatMap((report) =>
      reportNotes(
        'commands' in report ? report : { ...report, report: report.report.filter((item) => !isShared(item)) },
        texts,
      ),
    ),
  ];
};

const indented = (text: string): string => `  ${text}`;

const commandsSummary = ({ file, sessions, commands }: NdjsonReport, { say }: Texts): readonly string[] => [
  say(
    sessions.length > 0
      ? commandText('summary.into-sessions', { file, sessions: { list: sessions } })
      : commandText('summary.into-none', { file }),
  ),
  indented(say(commandText('summary.commands', commands))),
];

const notCounted = ({ counted }: ImportReport): number =>
  (counted?.not ?? []).reduce((sum, { results }) => sum + results, 0);

/** What of the records is in the ranking, and why the others are not. */
const countedLines = (report: ImportReport): readonly Message[] => {
  const { counted } = report;
  if (!counted || counted.counted + counted.not.length === 0) return [];
  const not = notCounted(report);
  return [
    commandText('summary.counted', { counted: counted.counted, results: counted.counted + not, not }),
    ...counted.not.map(({ why, results, first }) =>
      commandText('summary.not-counted', { why, results, first: { list: first }, more: results - first.length }),
    ),
  ];
};

const placedLine = ({ placed }: ImportReport): readonly Message[] =>
  placed.length === 0
    ? []
    : [
        commandText('summary.placed', {
          how: {
            list: placed.map(({ message, count }) =>
              commandText('summary.placed-part', { what: message, records: count }),
            ),
          },
        }),
      ];

const recordsSummary = (report: ImportReport, { say }: Texts): readonly string[] => {
  const { file, session, auctions, plays, cards, unplayed, findings, events, scores, deals } = report;
  const { nothingToRecord: nothing, ...records } = report.records;
  return [
    say(
      session === null
        ? commandText('summary.into-none', { file })
        : commandText('summary.into', { file, session, form: scoringForm(report.scoring) }),
    ),
    ...[
      commandText('summary.records', { ...records, nothing }),
      ...(deals.taken + deals.already + deals.refused > 0 ? [commandText('summary.deals', { ...deals })] : []),
      commandText('summary.contents', { auctions, plays, cards, unplayed, findings, events }),
      ...placedLine(report),
      ...(scores.compared > 0 ? [commandText('summary.scores', scores)] : []),
      ...countedLines(report),
    ].map((message) => indented(say(message))),
  ];
};

/** So many files of one import are summed up one by one; of more only those of which something is to be known. */
const MOST_SUMMED_UP = 5;

const isRemarkable = (report: ImportReport): boolean =>
  report.records.refused > 0 || report.hasErrors || notCounted(report) > 0;

/** The account of several reports together, under a heading. */
const accountOf = (heading: Message, reports: readonly ImportReport[], { say }: Texts): readonly string[] => {
  const sum = (of: (report: ImportReport) => number): number => reports.reduce((so, one) => so + of(one), 0);
  const records = {
    read: sum((one) => one.records.read),
    taken: sum((one) => one.records.taken),
    already: sum((one) => one.records.already),
    refused: sum((one) => one.records.refused),
    nothing: sum((one) => one.records.nothingToRecord),
  };
  const contents = {
    auctions: sum((one) => one.auctions),
    plays: sum((one) => one.plays),
    cards: sum((one) => one.cards),
    unplayed: sum((one) => one.unplayed),
    findings: sum((one) => one.findings),
    events: sum((one) => one.events),
  };
  return [
    say(heading),
    indented(say(commandText('summary.records', records))),
    indented(say(commandText('summary.contents', contents))),
  ];
};

const filesIn = (reports: readonly ImportReport[]): number => new Set(reports.map(({ file }) => file)).size;

/** The account of all files of one import together, and of each session of a contest. */
const totalOf = (reports: readonly ImportReport[], texts: Texts): readonly string[] => {
  const sessions = [...new Set(reports.flatMap(({ session }) => session ?? []))];
  const [first] = sessions;
  const files = filesIn(reports);
  if (reports.length < 2) return [];
  if (sessions.length < 2)
    return accountOf(commandText('summary.files', { files, session: first ?? null }), reports, texts);
  return [
    ...sessions.flatMap((session) => {
      const own = reports.filter((one) => one.session === session);
      return accountOf(commandText('summary.files', { files: filesIn(own), session }), own, texts);
    }),
    ...accountOf(commandText('summary.sessions', { files, sessions: sessions.length }), reports, texts),
  ];
};

/** The last line: results that were taken and are not in the ranking. */
const lastLine = (reports: readonly ImportReport[], { say }: Texts): readonly string[] => {
  const not = reports.reduce((sum, one) => sum + notCounted(one), 0);
  return not === 0 ? [] : [say(commandText('summary.does-not-count', { not }))];
};

/** Whether anything was taken, or there already, that is not in the ranking. */
export const hasUncounted = (report: ImportReport | NdjsonReport): boolean =>
  !('commands' in report) && notCounted(report) > 0;

/** What was read of the files of an import, taken and refused, file by file and together. */
export const summary = (reports: readonly (ImportReport | NdjsonReport)[], texts: Texts): readonly string[] => {
  const ofRecords = reports.filter((one): one is ImportReport => !('commands' in one));
  const shown = ofRecords.length > MOST_SUMMED_UP ? ofRecords.filter(isRemarkable) : ofRecords;
  return [
    ...reports.flatMap((report) =>
      'commands' in report
        ? commandsSummary(report, texts)
        : shown.includes(report)
          ? recordsSummary(report, texts)
          : [],
    ),
    ...totalOf(ofRecords, texts),
    ...lastLine(ofRecords, texts),
  ];
};

/** A report as one JSON document: each line of it as a text, and as a code with its parameters. */
export const reportJson = (report: ImportReport | NdjsonReport, { say }: Texts) => {
  if ('commands' in report) {
    const refused = report.refused.map(({ reason, message, ...line }) =>
      reason
        ? { ...line, message: say(reason), messageCode: reason.code, params: reason.params }
        : { ...line, message },
    );
    const warned = report.warned.map(({ message, ...line }) => ({
      ...line,
      message: say(message),
      messageCode: message.code,
      params: message.params,
    }));
    return { ...report, refused, warned };
  }
  const items = report.report.map(({ kind, code, line, record, board, room, message }) => ({
    kind,
    code,
    line,
    record,
    board: board !== null && room !== null ? `${board} ${room}` : board,
    message: say(message),
    messageCode: message.code,
    params: message.params,
  }));
  const placed = report.placed.map(({ message, ...one }) => ({ ...one, message: say(message) }));
  const counted = report.counted && {
    ...report.counted,
    not: report.counted.not.map((one) => ({ ...one, why: say(one.why), code: one.why.code })),
  };
  return { ...report, placed, counted, report: items };
};
