import { isRecord } from '@app/contract';
import { inEnglish, spaced } from '@app/messages';
import type { BoardView, Refusal } from '@app/session';
import { obligationInWords, optionInWords, questionInWords } from './pending-text';

/** One thing that a board has under an edition, ready to be compared with what it has under another. */
export interface Compared {
  readonly field: string;
  readonly words: string;
  /** A field with one value, and not an entry of a list. */
  readonly whole: boolean;
  /** Equal where the Laws treat it alike, under whatever paragraph. */
  readonly substance: string;
  /** Equal where they do so under the same paragraph. */
  readonly identity: string;
}

/** The lists of a board whose entries name their paragraphs. */
type ListField =
  | 'auction'
  | 'findings'
  | 'irregularities'
  | 'options'
  | 'questions'
  | 'obligations'
  | 'reviews'
  | 'closedReviews'
  | 'information';

const LISTS: { readonly [K in ListField]: (entry: BoardView[K][number]) => string } = {
  auction: ({ seat, call, status, law }) => `${seat} ${call}: ${spaced(status)}${law === null ? '' : ` (${law})`}`,
  findings: ({ seat, label, paragraph }) => `${seat}: ${label} (${paragraph})`,
  irregularities: ({ rule, seat, status, law }) => `${spaced(rule)} by ${seat}: ${spaced(status)} (${law})`,
  options: optionInWords,
  questions: questionInWords,
  obligations: obligationInWords,
  reviews: ({ law, side, score }) =>
    `${score === undefined ? 'to be looked at after the play' : `score ${score}`}, ${side ?? 'nobody'} offending (${law})`,
  closedReviews: ({ law, side, decision }) =>
    `looked at after the play, ${spaced(decision)}, ${side ?? 'nobody'} offending (${law})`,
  information: ({ kind, from, authorised, unauthorised, law }) =>
    `${spaced(kind)} from ${from ?? 'elsewhere'}: authorised for ${authorised.join(', ') || 'nobody'}, ` +
    `unauthorised for ${unauthorised.join(', ') || 'nobody'} (${law})`,
};

/**
 * What tells nothing of how the Laws treat a board: the edition itself, what another field says too (in words, call
 * by call, or once more beside an act), and revisions, since an act has another one where an edition had more to
 * note before it.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['id', 'laws', 'edition', 'citation', 'label', 'inForce', 'standing', 'findings', 'contradictions'],
  ...['act', 'at', 'against', 'closed', 'replaces', 'ruling', 'simultaneousWith', 'until'],
]);
const PARAGRAPHS: ReadonlySet<string> = new Set(['law', 'paragraph']);

const isList = (field: string): field is ListField => Object.hasOwn(LISTS, field);

const without = (value: unknown, leftOut: (key: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((one) => without(one, leftOut));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !leftOut(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, without(one, leftOut)]));
};

const compared = (field: string, value: unknown, words: string): Compared => ({
  field,
  words,
  whole: !isList(field),
  substance: JSON.stringify([field, without(value, (key) => LEFT_OUT.has(key) || PARAGRAPHS.has(key))]),
  identity: JSON.stringify([field, without(value, (key) => LEFT_OUT.has(key))]),
});

/** Fields without a paragraph of their own, in words of their own. */
const WHOLE: Readonly<Record<string, (value: unknown) => string>> = {
  turn: (seat) => (typeof seat === 'string' ? `${seat} to act` : 'nobody to act'),
  phase: (phase) => `phase: ${String(phase)}`,
  contract: (contract) => (isRecord(contract) ? `contract: ${String(contract.text)}` : 'no contract'),
  directorCalled: (called) => (called === true ? 'the director is awaited' : 'the director is not awaited'),
};

const MOST = 60;
const inShort = (field: string, value: unknown): string => {
  const json = JSON.stringify(without(value, (key) => LEFT_OUT.has(key)));
  return `${field}: ${json.length > MOST ? `${json.slice(0, MOST)}...` : json}`;
};

const entriesOf = <K extends ListField>(view: BoardView, field: K): readonly Compared[] => {
  const entries: readonly BoardView[K][number][] = view[field];
  return entries.map((one) => compared(field, one, LISTS[field](one)));
};

/** Everything about a board, and the refusal of the step before, that one edition may have otherwise than another. */
export const comparedOf = (view: BoardView, refused: Refusal | null): readonly Compared[] => [
  compared(
    'refused',
    refused?.code ?? null,
    refused ? `refused (${refused.code}): ${inEnglish(refused.message)}` : 'not refused',
  ),
  ...Object.keys(LISTS)
    .filter(isList)
    .flatMap((field) => entriesOf(view, field)),
  ...Object.entries(view)
    .filter(([field]) => !isList(field) && !LEFT_OUT.has(field))
    .map(([field, value]) => compared(field, value, WHOLE[field]?.(value) ?? inShort(field, value))),
];
