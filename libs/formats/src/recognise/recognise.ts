import type { Message } from '@app/bridge';
import { ACBL_GAME } from '../acbl';
import { isAccessDatabase } from '../bws/jet-pages';
import { csvFormOf, isTable } from '../csv';
import { BLOCK_FORMATS, blockFormatOf } from '../dealt-boards';
import { said } from '../import-texts';
import { type ResultsFormat, RESULTS_FORMATS } from '../imported';
import { isPageOfBbo, isWebPage, otherKindOf, otherKindSaid } from './other-kinds';
import { type Start, hasText, startOf } from './start';

const FILE_FORMATS = [...RESULTS_FORMATS, 'ndjson'] as const;
/** The kinds of files that an import reads. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What a file is, by its first bytes: of a kind that is read, or why it is not read. */
export type Recognised =
  { readonly isRead: true; readonly format: FileFormat } | { readonly isRead: false; readonly why: Message };

type Looks = readonly (readonly [format: FileFormat, looks: (start: Start) => boolean])[];

const begins =
  (pattern: RegExp) =>
  ({ text }: Start): boolean =>
    pattern.test(text);

/** What the very first characters say. */
const AT_THE_BEGINNING: Looks = [
  ['acbl', (start) => hasText(start, ACBL_GAME)],
  ['bws', ({ bytes }) => isAccessDatabase(bytes)],
  ...BLOCK_FORMATS.map((format): Looks[number] => [format, ({ text }) => blockFormatOf(text) === format]),
  ['dlm', begins(/^\[document\]\s*$/im)],
  ['usebio', (start) => start.text.startsWith('<') && !isWebPage(start)],
  ['lin', isPageOfBbo],
  ['lin', begins(/^(?:lin=|https?:|[a-z][a-z0-9]\|)/i)],
  ['pbn', begins(/^(?:% *(?:PBN|EXPORT)\b|(?:%[^\n]*\s*|;[^\n]*\s*|\{[^}]*\}\s*)*\[\s*[A-Za-z]+\s*")/i)],
  ['json', begins(/^\{\s*(?:"version"\s*:\s*\d+\s*,\s*)?"format"\s*:\s*"session-ledger-export"/)],
  ['rbn', begins(/^% *RBN\b|^(?:[^[\n]*\n)*?H [NESW]:[2-9AKQJT.:;]/)],
  ['ndjson', begins(/^\{\s*"/)],
];

/** What a line further on says, where some text of another kind stands first. */
const FURTHER_ON: Looks = [
  ['csv', ({ text }) => csvFormOf([text]) !== null],
  ['ndjson', begins(/[\r\n][ \t]*\{\s*"/)],
  ['pbn', begins(/[\r\n][ \t]*\[[A-Za-z]+[ \t]+"/)],
  ['lin', begins(/[\r\n][ \t]*(?:(?:pn|qx|vg|md|st|rh)\||https?:\S*(?:[?&]|%3f|%26)lin=)/i)],
];

/** Only XML says itself that it is UTF-16. */
const isReadIn = (start: Start, format: FileFormat): boolean => !start.isUtf16 || format === 'usebio';

const formatOf = (start: Start): FileFormat | null => {
  const find = (all: Looks) => all.find(([format, looks]) => isReadIn(start, format) && looks(start))?.[0] ?? null;
  return find(AT_THE_BEGINNING) ?? find(FURTHER_ON);
};

const FORMATS_SAID = FILE_FORMATS.map((format) => format.toUpperCase());

/**
 * What a file is by its content, whatever it is called.
 * @param first its first bytes, `START_LENGTH` of them or all
 */
export const recognised = (first: Uint8Array): Recognised => {
  const start = startOf(first);
  const other = otherKindOf(start);
  if (other) return { isRead: false, why: otherKindSaid(other) };
  const format = formatOf(start);
  if (format) return { isRead: true, format };
  if (!start.isUtf16 && isTable([start.text])) return { isRead: false, why: said('kind.table') };
  return start.isUtf16
    ? { isRead: false, why: said('kind.utf-16') }
    : { isRead: false, why: said('kind.unknown', { formats: { list: FORMATS_SAID } }) };
};

/** Whether a file of this kind holds results, and no commands. */
export const isResults = (format: FileFormat): format is ResultsFormat => format !== 'ndjson';
