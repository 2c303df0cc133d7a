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

/** What there is to note about a file: a line for each thing that was found, refused or assumed. */
export const reportNotes = (report: ImportReport | NdjsonReport, { say }: Texts): readonly string[] => {
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
    ...foldReport(report.report).map((item) => say(itemLine(file, item))),
    ...(reportLeftOut > 0 ? [say(commandText('lines-left-out', { file, lines: reportLeftOut }))] : []),
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

const recordsSummary = (report: ImportReport, { say }: Texts): readonly string[] => {
  const { file, session, auctions, plays, cards, unplayed, findings, events, scores } = report;
  const { nothingToRecord: nothing, ...records } = report.records;
  return [
    say(commandText('summary.into', { file, session, form: scoringForm(report.scoring) })),
    ...[
      commandText('summary.records', { ...records, nothing }),
      commandText('summary.contents', { auctions, plays, cards, unplayed, findings, events }),
      ...(scores.compared > 0 ? [commandText('summary.scores', scores)] : []),
    ].map((message) => indented(say(message))),
  ];
};

/** What was read of a file, taken and refused. */
export const summary = (report: ImportReport | NdjsonReport, texts: Texts): readonly string[] =>
  'commands' in report ? commandsSummary(report, texts) : recordsSummary(report, texts);

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
  return { ...report, report: items };
};
