import type { PlayedResult } from '@app/contract';
import { type Side, SIDES } from '@app/bridge';
import { type Derivation, compare, contractScored, numberCalled, pointsOfContract, rational } from '@app/scoring';
import { isInForce, playedIn, rulingOf } from '@app/session';
import type { BoardDoc } from '../projections/boards';

/** An event by its stream and its revision in it: `'board-q21.4.11@25'`. */
export type EventId = string;

/** A result that a side may have its score from, or a score alone, and the events that say so. */
type Read = { readonly events: readonly EventId[] } & (
  | { readonly result: PlayedResult | null }
  /** As North-South have it. */
  | { readonly score: number }
);

/** An event of the board; that of a score stands behind the ruling or the decision on appeal that it carries out. */
const at = ({ id, decisions }: BoardDoc, revision: number | null): readonly EventId[] => {
  if (revision === null) return [];
  const layer = decisions.layers.find((one) => one.at === revision);
  const ruling = layer ? rulingOf(layer) : null;
  const appeal = layer?.kind === 'appeal' ? layer.data.appeal : undefined;
  return [
    ...(appeal === undefined ? [] : [appeal]),
    ...(ruling === null ? [] : [`${id}@${ruling}`]),
    `${id}@${revision}`,
  ];
};

/** What brought back that which counts now, by taking away what had counted since; and appeals that it came through. */
const reversalsOf = ({ id, decisions }: BoardDoc): readonly EventId[] => [
  ...decisions.reversals.filter((one) => isInForce(decisions, one.at)).map((one) => `${id}@${one.at}`),
  ...decisions.upheld.filter((one) => isInForce(decisions, one.data.ruling)).map(({ data }) => data.appeal),
];

/** The result as it was agreed on or entered, or put right, and the tricks that have gone over since. */
const eventsOfTable = (doc: BoardDoc): readonly EventId[] => [
  ...[doc.resultAt, ...doc.transferredAt].flatMap((revision) => at(doc, revision)),
  ...reversalsOf(doc),
];

const eventsOfDecision = (doc: BoardDoc): readonly EventId[] => [...at(doc, doc.adjustedAt), ...reversalsOf(doc)];

const ofTable = (doc: BoardDoc): readonly Read[] => {
  const { result } = doc;
  const events = eventsOfTable(doc);
  if (result?.kind === 'score-only') return [{ score: result.score, events }];
  const played = playedIn(result);
  return played === undefined ? [] : [{ result: played, events }];
};

/**
 * The results that a side of a board has its score from. A decision comes before the table, and is named also where it
 * lets the table's result stand: a decision with the same result is what the score rests on.
 */
const readsOf = (doc: BoardDoc, side: Side): readonly Read[] => {
  const outcome = doc.adjusted?.outcome?.[side];
  if (!outcome) return ofTable(doc);
  const decision = eventsOfDecision(doc);
  const assigned = [...(outcome.components ?? []), ...(outcome.expected?.components ?? [])];
  const isOfTable = outcome.kind === 'table' || outcome.expected !== undefined;
  return [
    ...assigned.map(({ result }) => ({ result, events: decision })),
    ...(isOfTable
      ? ofTable(doc).map((read) => ({ ...read, events: [...new Set([...read.events, ...decision])] }))
      : []),
  ];
};

const asSeenBy = (doc: BoardDoc, read: Read, side: Side) => {
  if ('score' in read) return rational(side === 'NS' ? read.score : -read.score);
  const { result } = read;
  return pointsOfContract({ contract: result, tricks: result?.tricks ?? 0, vulnerability: doc.vulnerability, side });
};

/** Which result of the board is worth this, and to whom. */
const readAs = (doc: BoardDoc, value: Derivation['value']): { readonly read: Read; readonly side: Side } | null => {
  for (const read of SIDES.flatMap((side) => readsOf(doc, side))) {
    const side = SIDES.find((one) => compare(asSeenBy(doc, read, one), value) === 0);
    if (side) return { read, side };
  }
  return null;
};

const eventsOf = (doc: BoardDoc): readonly EventId[] =>
  doc.adjustedAt === null ? eventsOfTable(doc) : eventsOfDecision(doc);

/** A score of which the contract is not known has nothing under it. */
const asEntered = (leaf: Derivation): Derivation => ({
  ...leaf,
  what: numberCalled('as-entered', { what: leaf.what }),
});

/** A leaf that one board's result says: as Law 77 has it, or as it was entered, from the event. */
const scored = (leaf: Derivation, doc: BoardDoc): Derivation => {
  const found = readAs(doc, leaf.value);
  if (!found) return { ...leaf, sources: eventsOf(doc) };
  const { events } = found.read;
  if ('score' in found.read) {
    return { ...asEntered(leaf), sources: events };
  }
  const { result } = found.read;
  return contractScored(leaf.what, result, result?.tricks ?? 0, doc.vulnerability, found.side, events);
};

const isSameResult = (one: PlayedResult | null, other: PlayedResult | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.bid === other.bid &&
    one.declarer === other.declarer &&
    one.risk === other.risk &&
    one.tricks === other.tricks);

const differentResults = (results: readonly (PlayedResult | null)[]): readonly (PlayedResult | null)[] =>
  results.filter((one, index) => results.findIndex((other) => isSameResult(one, other)) === index);

/** A leaf that several tables with the same score say together: by the contracts that are known of it. */
const shared = (leaf: Derivation, docs: readonly BoardDoc[]): Derivation => {
  const reads = docs.map((doc) => readAs(doc, leaf.value)?.read ?? null);
  const sources = docs.flatMap((doc, index) => reads[index]?.events ?? eventsOf(doc));
  const results = differentResults(reads.flatMap((read) => (read && 'result' in read ? [read.result] : [])));
  if (results.length === 0 && reads.some((read) => read !== null)) return { ...asEntered(leaf), sources };
  return {
    ...leaf,
    what:
      results.length > 0
        ? numberCalled('with-results', { what: leaf.what, results: { list: results.map((result) => ({ result })) } })
        : leaf.what,
    paragraph: leaf.paragraph ?? 'L77',
    sources,
  };
};

const isAward = ({ paragraph }: Derivation): boolean => paragraph !== null;

/**
 * A derivation whose leaves name events instead of boards: a score becomes the contract that Law 77 makes it from, an
 * artificial score the decision that gave it.
 */
export const downToEvents = (derivation: Derivation, docs: ReadonlyMap<string, BoardDoc>): Derivation => {
  if (derivation.parts.length > 0) {
    return { ...derivation, parts: derivation.parts.map((part) => downToEvents(part, docs)) };
  }
  const boards = derivation.sources.flatMap((source) => docs.get(source) ?? []);
  const [only] = boards;
  if (!only) return derivation;
  if (isAward(derivation)) return { ...derivation, sources: boards.flatMap(eventsOf) };
  return boards.length === 1 ? scored(derivation, only) : shared(derivation, boards);
};
