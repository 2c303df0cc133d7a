import { type RecordedCorrection, type DeadlineRight, decisionAddress } from '@app/contract';
import type { Message } from '@app/bridge';
import type { BoardDoc } from '@app/documents';
import {
  type Decisions,
  type Contest,
  type ScoreLayer,
  type SessionDoc,
  adjustmentMessage,
  decidedBy,
  isInForce,
  tableResultMessage,
  timelinessOf,
} from '@app/session';

type Reversal = Decisions['reversals'][number];

/** What has made a score another than the table's own: a layer of it, or what took one away. */
type CorrectionOnRecord =
  | { readonly kind: 'correction'; readonly at: number; readonly data: LayerData<'correction'> }
  | { readonly kind: 'transfer'; readonly at: number; readonly data: LayerData<'transfer'> }
  | { readonly kind: 'adjustment' | 'appeal'; readonly at: number; readonly data: LayerData<'adjustment'> }
  | ({ readonly kind: 'reversal' } & Reversal);

type LayerData<K extends ScoreLayer['kind']> = Extract<ScoreLayer, { kind: K; data: object }>['data'];

/** A correction as its board and its session tell of it; the event itself tells who recorded it, and when. */
type CorrectionView = Omit<RecordedCorrection, 'position' | 'words' | 'by' | 'occurredAt' | 'recordedAt'>;

/** Everything on a board that is a correction, in the order of its events. */
export const correctionsOn = ({ decisions }: BoardDoc): readonly CorrectionOnRecord[] =>
  [
    ...decisions.layers.flatMap((layer): readonly CorrectionOnRecord[] => (layer.kind === 'result' ? [] : [layer])),
    ...decisions.reversals.map((reversal) => ({ kind: 'reversal' as const, ...reversal })),
  ].toSorted((one, other) => one.at - other.at);

/** The decisions as they were behind the first events of a board. */
const upTo = (decisions: Decisions, last: number): Decisions => {
  const until = <T extends { readonly at: number }>(all: readonly T[]): readonly T[] =>
    all.filter(({ at }) => at <= last);
  return {
    layers: until(decisions.layers),
    drafts: until(decisions.drafts),
    rulings: until(decisions.rulings),
    told: until(decisions.told),
    reversals: until(decisions.reversals),
    upheld: until(decisions.upheld),
    reviewed: until(decisions.reviewed),
  };
};

const scoreIn = (decisions: Decisions): Message | null => {
  const { result, adjusted } = decidedBy(decisions);
  if (adjusted) return adjustmentMessage(adjusted);
  return result ? tableResultMessage(result) : null;
};

const RULED: readonly DeadlineRight[] = ['score-correction', 'ruling', 'appeal'];

/** Under which rights it falls; a decision on an appeal has had the time of the appeal. */
const RIGHTS: Readonly<Record<CorrectionOnRecord['kind'], readonly DeadlineRight[]>> = {
  correction: ['score-correction'],
  transfer: RULED,
  adjustment: RULED,
  reversal: RULED,
  appeal: [],
};

const rulingOf = (one: CorrectionOnRecord): number | null =>
  one.kind === 'transfer' || one.kind === 'adjustment' ? (one.data.ruling ?? null) : null;

/** When it was taken up, as far as the record says so. */
const takenUp = (one: CorrectionOnRecord, { rulings }: Decisions): string | null => {
  if (one.kind === 'correction') return one.data.raisedAt;
  if (one.kind === 'reversal') return one.data.raisedAt ?? one.data.at;
  return rulings.find(({ at }) => at === rulingOf(one))?.data.raisedAt ?? null;
};

const firstShownOf = (one: CorrectionOnRecord): number | null =>
  one.kind === 'correction' || one.kind === 'reversal' ? (one.data.firstShown ?? null) : null;

const isAfterAppeal = (one: CorrectionOnRecord): boolean =>
  one.kind === 'appeal' || (one.kind === 'reversal' && one.data.appeal !== undefined);

/**
 * @param recorded when the event happened by its own record, for one that does not say when it was taken up
 * @param contest the sessions of its contest, which may end its periods
 */
export const correctionView = (
  one: CorrectionOnRecord,
  doc: BoardDoc,
  session: SessionDoc,
  recorded: string,
  contest: Contest,
): CorrectionView => {
  const { decisions } = doc;
  const ruling = rulingOf(one);
  const at = takenUp(one, decisions) ?? recorded;
  const rights = isAfterAppeal(one) ? [] : RIGHTS[one.kind];
  return {
    board: doc.id,
    table: doc.table,
    number: doc.board,
    decision: decisionAddress(doc.id, one.at),
    kind: one.kind,
    before: scoreIn(upTo(decisions, one.at - 1)),
    after: scoreIn(upTo(decisions, one.at)),
    authority: one.data.authority,
    paragraph: one.data.law?.paragraph ?? null,
    consent: one.kind === 'correction' ? (one.data.consent ?? []) : [],
    ruling: ruling === null ? null : decisionAddress(doc.id, ruling),
    inForce: isInForce(decisions, one.at),
    ...timelinessOf(session, { round: doc.round, at, rights, firstShown: firstShownOf(one) }, contest),
  };
};
