import { type Message, SIDES, message, saysTheSame } from '@app/bridge';
import type { AdjustedOutcome } from '@app/contract';
import { type BoardDoc, replacedAttempts } from '@app/documents';
import { retainedOf } from '@app/session';
import type { SessionExport } from './session-export';

/** What a session may hold that not every format has a place for. */
const KINDS = [
  'artificial-scores',
  'assigned-scores',
  'auctions',
  'carry-over',
  'claim-analyses',
  'conditions',
  'dissents',
  'graded-scores',
  'irregularities',
  'layers',
  'not-played',
  'penalties',
  'replaced-attempts',
  'rulings',
  'split-scores',
  'statements',
  'weighted-scores',
  'withdrawn-boards',
  'withheld-boards',
] as const;
export type LossKind = (typeof KINDS)[number];

/** What is left out of a file, or stands in it in words alone. */
export interface Loss {
  readonly kind: LossKind;
  /** `words`: a comment of the file tells it, and no program reads it back. */
  readonly how: 'left-out' | 'words';
  readonly count: number;
}

/** How a format treats what it has no place for; kinds that it can express are not named. */
export type Inexpressible = Readonly<Partial<Record<LossKind, Loss['how']>>>;

const outcomesOf = ({ adjusted }: BoardDoc): readonly AdjustedOutcome[] =>
  adjusted?.outcome === undefined ? [] : SIDES.flatMap((side) => adjusted.outcome?.[side] ?? []);

const componentsOf = ({ components = [], expected }: AdjustedOutcome): number =>
  Math.max(components.length, expected?.components?.length ?? 0);

type OfBoard = (doc: BoardDoc) => boolean;

/** What counts a board among a kind. */
const BOARDS: Readonly<Partial<Record<LossKind, OfBoard>>> = {
  'artificial-scores': ({ adjusted }) => adjusted?.kind === 'artificial',
  'assigned-scores': (doc) => outcomesOf(doc).some(({ kind }) => kind === 'assigned'),
  'graded-scores': (doc) => outcomesOf(doc).some(({ grade }) => grade !== undefined),
  irregularities: ({ findings }) => Object.keys(findings).length > 0,
  'not-played': ({ result }) => result?.kind === 'not-played',
  rulings: ({ decisions }) => decisions.rulings.length > 0,
  'split-scores': ({ adjusted }) =>
    adjusted?.outcome !== undefined && !saysTheSame(adjusted.outcome.NS, adjusted.outcome.EW),
  'weighted-scores': (doc) => outcomesOf(doc).some((outcome) => componentsOf(outcome) > 1),
};

const countOf = (kind: LossKind, { session, docs, standings, withheld }: Counted): number => {
  const ofBoard = BOARDS[kind];
  if (ofBoard) return docs.filter(ofBoard).length;
  if (kind === 'withheld-boards') return withheld;
  if (kind === 'auctions') return docs.length;
  if (kind === 'conditions') return session.conditions === null ? 0 : 1;
  if (kind === 'layers') return standings.layers.length;
  if (kind === 'replaced-attempts') return replacedAttempts(docs).length;
  if (kind === 'withdrawn-boards') return retainedOf(session, 'BoardWithdrawn').length;
  if (kind === 'carry-over') return retainedOf(session, 'CarryOverSet').length;
  return kind === 'penalties' ? retainedOf(session, 'PenaltyImposed').length : 0;
};

type Counted = Pick<SessionExport, 'session' | 'docs' | 'standings' | 'withheld'>;

/** What of a session a file of some format leaves out, from its documents alone. */
export const lossesOf = (session: Counted, inexpressible: Inexpressible): readonly Loss[] =>
  KINDS.flatMap((kind) => {
    const how = kind === 'withheld-boards' ? 'left-out' : inexpressible[kind];
    const count = how === undefined ? 0 : countOf(kind, session);
    return how === undefined || count === 0 ? [] : [{ kind, how, count }];
  });

/** A loss for people. */
export const lossMessage = ({ kind, how, count }: Loss): Message =>
  message(`export.${how}`, { what: message(`export.loss.${kind}`, { count }) });

/**
 * What the commands of a session leave out, before anybody has gone through them: what is not kept any more, judgements
 * that no event has, and dissents, which a committee records in its own role alone.
 */
export const COMMANDS_LEAVE_OUT: Message = message('export.commands-leave-out');

/** Why somebody cannot have the commands of a session: they hold what everybody entered and said. */
export const COMMANDS_WITHHELD: Message = message('export.commands-withheld');

export const EXPORT_CODES: readonly string[] = [
  COMMANDS_WITHHELD.code,
  'export.not-for',
  COMMANDS_LEAVE_OUT.code,
  'export.left-out',
  'export.words',
  ...KINDS.map((kind) => `export.loss.${kind}`),
];
