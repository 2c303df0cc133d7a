import { type Message, type Param, message } from '@app/bridge';

/** What `ledger import` says around what is read and planned, with the parameters of each text. */
const TEXTS = {
  'archive-too-large': ['file', 'limit'],
  'archive-unreadable': ['file', 'why'],
  'bad-date': ['text'],
  'bad-instant': ['text'],
  'bad-place': ['text'],
  'bad-session-id': ['text'],
  'conditions-several': ['files'],
  'conditions-unused': [],
  'contest-needs-conditions': [],
  folded: ['more', 'records', 'said'],
  'in-board': ['board', 'room'],
  'in-files': ['files', 'kind', 'said'],
  'in-record': ['record'],
  item: ['file', 'kind', 'line', 'said', 'where'],
  'lines-left-out': ['file', 'lines'],
  'more-of-kind': ['more', 'records', 'rest'],
  'name-refused': ['why'],
  'names-expected': ['file'],
  'names-unreadable': ['file', 'why'],
  'none-of': ['choices', 'option', 'text'],
  'not-read': ['file', 'why'],
  'place-no-file': ['file'],
  'place-which-file': ['file'],
  progress: ['file', 'minutes', 'of', 'rate', 'records', 'seconds', 'step'],
  'refused-line': ['code', 'file', 'line', 'why'],
  'report-ending': ['file'],
  'report-title': [],
  'summary.commands': ['already', 'read', 'refused', 'taken'],
  'summary.contents': ['auctions', 'cards', 'events', 'findings', 'plays', 'unplayed'],
  'summary.counted': ['counted', 'not', 'results'],
  'summary.deals': ['already', 'refused', 'taken'],
  'summary.does-not-count': ['not'],
  'summary.files': ['files', 'session'],
  'summary.into': ['file', 'form', 'session'],
  'summary.into-none': ['file'],
  'summary.into-sessions': ['file', 'sessions'],
  'summary.not-counted': ['first', 'more', 'results', 'why'],
  'summary.placed': ['how'],
  'summary.placed-part': ['records', 'what'],
  'summary.records': ['already', 'nothing', 'read', 'refused', 'taken'],
  'summary.scores': ['compared', 'equal'],
  'summary.sessions': ['files', 'sessions'],
  'warned-line': ['code', 'file', 'line', 'paragraph', 'said'],
  'which-session': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type CommandText = keyof typeof TEXTS;

type ParamsOf<Name extends CommandText> = (typeof TEXTS)[Name] extends readonly []
  ? readonly []
  : readonly [params: Readonly<Record<(typeof TEXTS)[Name][number], Param>>];

/** The codes of the catalogues with the parameters that each has. */
export const IMPORT_COMMAND_TEXTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(TEXTS).map(([name, params]) => [`import-command.${name}`, params]),
);

export const commandText = <Name extends CommandText>(name: Name, ...[params]: ParamsOf<Name>): Message =>
  message(`import-command.${name}`, params);
