import type { BoardEvent, PlayedResult, ScoreAdjusted } from '@app/contract';
import type { BySide } from '@app/bridge';

type EventData<T extends BoardEvent['type']> = Extract<BoardEvent, { type: T }>['data'];

/** What stands as the table's own result. */
export type TableResult =
  | ({ readonly kind: 'agreed' } & EventData<'ResultAgreed'>)
  | ({ readonly kind: 'entered' } & EventData<'ResultEntered'>)
  /** Of a contract that is not known. */
  | ({ readonly kind: 'score-only' } & EventData<'ScoreEntered'>)
  | ({ readonly kind: 'not-played' } & EventData<'BoardNotPlayed'>);

/** What has made the score, one upon the other (architecture.md, "Scores are layered"); `at`: its event's revision. */
export type ScoreLayer =
  | { readonly kind: 'result'; readonly at: number; readonly result: TableResult }
  | { readonly kind: 'correction'; readonly at: number; readonly data: EventData<'ScoreCorrected'> }
  | { readonly kind: 'transfer'; readonly at: number; readonly data: EventData<'TricksTransferred'> }
  | { readonly kind: 'adjustment'; readonly at: number; readonly data: ScoreAdjusted }
  | { readonly kind: 'appeal'; readonly at: number; readonly data: ScoreAdjusted };

type PlayedTable = Extract<TableResult, { readonly kind: 'agreed' | 'entered' }>;

const isPlayed = (result: TableResult | null): result is PlayedTable =>
  result?.kind === 'agreed' || result?.kind === 'entered';

/**
 * What was played: null when all passed, undefined where nothing is known of it: without a result, where the board was not
 * played, and where the score alone is known.
 */
export const playedIn = (result: TableResult | null): PlayedResult | null | undefined =>
  isPlayed(result) ? result.result : undefined;

export interface Recorded<T extends BoardEvent['type']> {
  readonly at: number;
  readonly data: EventData<T>;
}

/** Everything that has been decided about a board, in order. Nothing is taken out: what counts is worked out. */
export interface Decisions {
  readonly layers: readonly ScoreLayer[];
  readonly drafts: readonly Recorded<'RulingDrafted'>[];
  readonly rulings: readonly Recorded<'RulingGiven'>[];
  readonly told: readonly Recorded<'RulingTold'>[];
  readonly reversals: readonly Recorded<'RulingReversed'>[];
  readonly upheld: readonly Recorded<'RulingUpheld'>[];
  readonly reviewed: readonly Recorded<'RulingReviewed'>[];
}

export const NO_DECISIONS: Decisions = {
  layers: [],
  drafts: [],
  rulings: [],
  told: [],
  reversals: [],
  upheld: [],
  reviewed: [],
};

/** The events that `decisionsAfter` has something to say about. */
export const DECISION_EVENTS = [
  'ResultAgreed',
  'ResultEntered',
  'ScoreEntered',
  'BoardNotPlayed',
  'ScoreCorrected',
  'TricksTransferred',
  'ScoreAdjusted',
  'RulingDrafted',
  'RulingGiven',
  'RulingTold',
  'RulingReversed',
  'RulingUpheld',
  'RulingReviewed',
] as const satisfies readonly BoardEvent['type'][];
type DecisionEvent = Extract<BoardEvent, { type: (typeof DECISION_EVENTS)[number] }>;

export const isDecisionEvent = (event: BoardEvent): event is DecisionEvent =>
  DECISION_EVENTS.some((type) => type === event.type);

/** The list with this in it; in place of what an event seen twice has left there before. */
const put = <T extends { readonly at: number }>(all: readonly T[], one: T): readonly T[] => [
  ...all.filter(({ at }) => at !== one.at),
  one,
];

/** The decisions with one more. */
export const decisionsAfter = (before: Decisions, event: DecisionEvent, at: number): Decisions => {
  const withLayer = (layer: ScoreLayer): Decisions => ({ ...before, layers: put(before.layers, layer) });
  switch (event.type) {
    case 'ResultAgreed':
      return withLayer({ kind: 'result', at, result: { kind: 'agreed', ...event.data } });
    case 'ResultEntered':
      return withLayer({ kind: 'result', at, result: { kind: 'entered', ...event.data } });
    case 'ScoreEntered':
      return withLayer({ kind: 'result', at, result: { kind: 'score-only', ...event.data } });
    case 'BoardNotPlayed':
      return withLayer({ kind: 'result', at, result: { kind: 'not-played', ...event.data } });
    case 'ScoreCorrected':
      return withLayer({ kind: 'correction', at, data: event.data });
    case 'TricksTransferred':
      return withLayer({ kind: 'transfer', at, data: event.data });
    case 'ScoreAdjusted':
      return withLayer({ kind: event.data.appeal === undefined ? 'adjustment' : 'appeal', at, data: event.data });
    case 'RulingDrafted':
      return { ...before, drafts: put(before.drafts, { at, data: event.data }) };
    case 'RulingGiven':
      return { ...before, rulings: put(before.rulings, { at, data: event.data }) };
    case 'RulingTold':
      return { ...before, told: put(before.told, { at, data: event.data }) };
    case 'RulingReversed':
      return { ...before, reversals: put(before.reversals, { at, data: event.data }) };
    case 'RulingUpheld':
      return { ...before, upheld: put(before.upheld, { at, data: event.data }) };
    case 'RulingReviewed':
      return { ...before, reviewed: put(before.reviewed, { at, data: event.data }) };
  }
};

/** What had been decided once the event of this revision had been recorded. */
export const decisionsUntil = (
  { layers, drafts, rulings, told, reversals, upheld, reviewed }: Decisions,
  revision: number,
): Decisions => {
  const until = <T extends { readonly at: number }>(all: readonly T[]): readonly T[] =>
    all.filter(({ at }) => at <= revision);
  return {
    layers: until(layers),
    drafts: until(drafts),
    rulings: until(rulings),
    told: until(told),
    reversals: until(reversals),
    upheld: until(upheld),
    reviewed: until(reviewed),
  };
};

/** The ruling that a layer belongs to, by its revision; null where it stands for itself. */
export const rulingOf = (layer: ScoreLayer): number | null =>
  layer.kind === 'transfer' || layer.kind === 'adjustment' ? (layer.data.ruling ?? null) : null;

/** The reversal of a decision that stands; undefined where there is none. */
export const reversalOf = (decisions: Decisions, at: number): Recorded<'RulingReversed'> | undefined =>
  decisions.reversals.find((one) => one.data.decision === at && isInForce(decisions, one.at));

/**
 * The ruling that has taken the place of another, and was not reversed; undefined where none has. It may have been
 * amended itself: what takes its place takes that of both.
 */
export const amendmentOf = (decisions: Decisions, at: number): Recorded<'RulingGiven'> | undefined =>
  decisions.rulings.find((one) => one.data.amends === at && !reversalOf(decisions, one.at));

type Rulings = Decisions['rulings'];

/** The ruling that an amendment, or one of that, goes back to in the end, by its revision. */
const firstOf = (rulings: Rulings, { at, data: { amends } }: Recorded<'RulingGiven'>): number => {
  const amended = rulings.find((one) => one.at === amends);
  return amended ? firstOf(rulings, amended) : at;
};

/** Rulings in force, two of which would have the place of the same one; undefined as long as there are none. */
export const rivalsIn = (decisions: Decisions): Rulings | undefined => {
  const inForce = decisions.rulings.filter(({ at }) => isInForce(decisions, at));
  const firsts = inForce.map((one) => firstOf(decisions.rulings, one));
  const found = inForce.filter((_, index) => firsts.filter((first) => first === firsts[index]).length > 1);
  return found.length > 0 ? found : undefined;
};

/**
 * Whether a decision counts: no reversal that stands is about it, no ruling that was not reversed has taken its place,
 * and the ruling that it belongs to counts. A later event alone can be about an earlier one, so this comes to an end.
 */
export const isInForce = (decisions: Decisions, at: number): boolean => {
  if (reversalOf(decisions, at) || amendmentOf(decisions, at)) return false;
  const layer = decisions.layers.find((one) => one.at === at);
  const ruling = layer ? rulingOf(layer) : null;
  return ruling === null || isInForce(decisions, ruling);
};

/** What an event decides; null for an event that decides nothing. */
export const decisionAt = (decisions: Decisions, at: number): ScoreLayer['kind'] | 'ruling' | 'reversal' | null => {
  if (decisions.rulings.some((one) => one.at === at)) return 'ruling';
  if (decisions.reversals.some((one) => one.at === at)) return 'reversal';
  return decisions.layers.find((one) => one.at === at)?.kind ?? null;
};

/** The ruling whose place a decision has, or whose score it is, by its revision; its own where it has neither. */
const placeOf = (decisions: Decisions, at: number): number => {
  const layer = decisions.layers.find((one) => one.at === at);
  const ruling = decisions.rulings.find((one) => one.at === ((layer && rulingOf(layer)) ?? at));
  return ruling ? firstOf(decisions.rulings, ruling) : at;
};

/** The decision on an appeal that a decision about the score has had to give way to. */
export const appealOver = (decisions: Decisions, at: number): ScoreLayer | undefined =>
  decisions.layers.findLast(
    (layer) =>
      layer.kind === 'appeal' &&
      layer.at > at &&
      isInForce(decisions, layer.at) &&
      (layer.data.against === undefined || placeOf(decisions, layer.data.against) === placeOf(decisions, at)),
  );

/** The appeal that a decision has come through unchanged: the ruling stands, or is as it was ruled at first. */
export const upheldOnAppeal = (
  decisions: Decisions,
  at: number,
): Recorded<'RulingUpheld'> | Recorded<'RulingReversed'> | undefined =>
  decisions.upheld.find((one) => one.at > at && placeOf(decisions, one.data.ruling) === placeOf(decisions, at)) ??
  decisions.reversals.find((one) => one.at > at && one.data.appeal !== undefined && isInForce(decisions, one.at));

/** Whether a decision no longer is what it was when others were built on it: it fell, or an appeal changed it. */
export const hasFallen = (decisions: Decisions, at: number): boolean => {
  if (decisionAt(decisions, at) === null) return false;
  return !isInForce(decisions, at) || appealOver(decisions, at) !== undefined;
};

/** What a board has come to by everything that counts; `...At` are revisions of the events it comes from. */
export interface DecidedScore {
  /** Of the table, as it was corrected, and with the tricks that were transferred. */
  readonly result: TableResult | null;
  readonly resultAt: number | null;
  readonly transferredAt: readonly number[];
  readonly adjusted: ScoreAdjusted | null;
  readonly adjustedAt: number | null;
  /** Who played it, where it was entered for others. */
  readonly contestants: BySide<string> | null;
}

const inKind = <K extends ScoreLayer['kind']>(layers: readonly ScoreLayer[], kind: K) =>
  layers.filter((layer): layer is Extract<ScoreLayer, { kind: K }> => layer.kind === kind);

/** The tricks of declarer after a transfer. */
const afterTransfer = (result: PlayedResult, { to, tricks }: EventData<'TricksTransferred'>): PlayedResult => {
  const toDeclarer = (result.declarer === 'N' || result.declarer === 'S') === (to === 'NS');
  return { ...result, tricks: Math.min(13, Math.max(0, result.tricks + (toDeclarer ? tricks : -tricks))) };
};

/** Whether a correction is of the result, and not only of who played it. */
const movesResult = ({ result, score }: EventData<'ScoreCorrected'>): boolean =>
  result !== undefined || score !== undefined;

const corrected = (
  result: TableResult | null,
  corrections: readonly EventData<'ScoreCorrected'>[],
): TableResult | null => {
  const last = corrections.findLast(movesResult);
  if (!last) return result;
  if (last.score !== undefined) return { kind: 'score-only', score: last.score, source: last.authority };
  const { result: is = null } = last;
  return isPlayed(result) ? { ...result, result: is } : { kind: 'agreed', result: is };
};

/** The top of what counts, kind upon kind: table result, corrections, transfers, adjustments, decisions on appeals. */
export const decidedBy = (decisions: Decisions): DecidedScore => {
  const layers = decisions.layers.filter(({ at }) => isInForce(decisions, at));
  const result = inKind(layers, 'result').at(-1);
  const corrections = inKind(layers, 'correction');
  const transfers = inKind(layers, 'transfer');
  const base = corrected(
    result?.result ?? null,
    corrections.map(({ data }) => data),
  );
  const played = playedIn(base) ?? null;
  const transferred = played === null ? null : transfers.reduce((so, { data }) => afterTransfer(so, data), played);
  const adjustment = inKind(layers, 'appeal').at(-1) ?? inKind(layers, 'adjustment').at(-1);
  return {
    result: isPlayed(base) && transferred ? { ...base, result: transferred } : base,
    resultAt: corrections.findLast(({ data }) => movesResult(data))?.at ?? result?.at ?? null,
    transferredAt: played === null ? [] : transfers.map(({ at }) => at),
    adjusted: adjustment?.data ?? null,
    adjustedAt: adjustment?.at ?? null,
    contestants: corrections.findLast(({ data }) => data.contestants !== undefined)?.data.contestants ?? null,
  };
};

/** The same without the tricks that were transferred: what the table has by its result and by corrections. */
export const enteredBy = (decisions: Decisions): DecidedScore =>
  decidedBy({ ...decisions, layers: decisions.layers.filter(({ kind }) => kind !== 'transfer') });
