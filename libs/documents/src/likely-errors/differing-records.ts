import type { PlayedResult } from '@app/contract';
import {
  type Message,
  TRICKS,
  contractInWords,
  denominationOf,
  levelOf,
  otherSide,
  saysTheSame,
  sideOf,
} from '@app/bridge';
import { type Rational, over, plus, rational } from '@app/scoring';
import { isInForce, playedIn } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { CORRECTION_ODDS, SEATING, TABLE_RECORD_ODDS } from './assumptions';
import { becauseOf } from './because';
import { type Found, found, onBoard } from './found';
import { type LikelyErrorKind, likelyErrorMessage, resultParam } from './messages';
import type { TableBoard } from './table-boards';
import { likelihoodOf } from './weighing';

const EVEN = rational(1);

/** A result that is on record beside the one in force, and what speaks for it. */
interface Other {
  readonly kind: LikelyErrorKind;
  readonly result: PlayedResult | null;
  readonly source: string | null;
  /** How often it is right for each time that the result in force is. */
  readonly odds: Rational;
  readonly because: readonly Message[];
}

const differing = (own: TableBoard, { kind, result, source, odds, because }: Other): Found =>
  found(
    kind,
    likelihoodOf(own.chance(result), own.chance(own.result), odds),
    [own.doc],
    likelyErrorMessage('records-differ', { recorded: resultParam(own.result), other: resultParam(result), source }),
    { boards: [onBoard(own.doc, { fits: { result } })], because: [...because, ...becauseOf(own)] },
  );

/** What is wrong with a result where the table's own record has another one. */
const kindOfDifference = (result: PlayedResult | null, other: PlayedResult | null): LikelyErrorKind => {
  if (!result || !other) return 'records-differ';
  if (result.risk !== other.risk || denominationOf(result.bid) !== denominationOf(other.bid)) return 'records-differ';
  const [sameBid, sameDeclarer] = [result.bid === other.bid, result.declarer === other.declarer];
  if (sameBid && sameDeclarer) return 'wrong-tricks';
  if (sameBid) return 'wrong-declarer';
  return sameDeclarer && Math.abs(levelOf(result.bid) - levelOf(other.bid)) === 1 ? 'wrong-level' : 'records-differ';
};

const atTheTable = (own: TableBoard, result: PlayedResult | null): Found =>
  differing(own, {
    kind: kindOfDifference(own.result, result),
    result,
    source: null,
    odds: TABLE_RECORD_ODDS,
    because: [likelyErrorMessage('table-record')],
  });

/** Results that were entered or agreed on for a board before the one in force, each with its source. */
const earlierResults = ({ doc, result }: TableBoard) => {
  const { layers } = doc.decisions;
  const inForce = layers.filter((layer) => layer.kind === 'result' && isInForce(doc.decisions, layer.at)).at(-1);
  return layers.flatMap((layer) => {
    const earlier = layer.kind === 'result' ? playedIn(layer.result) : undefined;
    if (layer.kind !== 'result' || earlier === undefined) return [];
    const isTheOne = layer.at === inForce?.at;
    const source = layer.result.kind === 'entered' ? layer.result.source : null;
    return saysTheSame(earlier, result) ? [] : [{ result: earlier, source, isCorrected: isTheOne }];
  });
};

/** A person has put a result in the place of another one, or the same board was entered twice with different results. */
const betweenResults = (own: TableBoard): readonly Found[] =>
  earlierResults(own).map(({ result, source, isCorrected }) =>
    differing(own, {
      kind: 'records-differ',
      result,
      source,
      odds: isCorrected ? over(EVEN, CORRECTION_ODDS) : EVEN,
      because: isCorrected ? [likelyErrorMessage('corrected')] : [],
    }),
  );

/** The auction that the table has on record came to another contract. */
const againstAuction = (own: TableBoard): readonly Found[] => {
  const { record, result } = own;
  const { contract } = record;
  if (contract === undefined || contractInWords(contract) === contractInWords(result)) return [];
  const tricks = record.tricks[0] ?? result?.tricks;
  if (contract && tricks === undefined) return [];
  return [atTheTable(own, contract && { ...contract, tricks: tricks ?? 0 })];
};

/** The play that the table has on record came to other tricks, or to more than the result leaves. */
const againstPlay = (own: TableBoard): readonly Found[] => {
  const { doc, record, result } = own;
  const { contract, tricks, won } = record;
  if (!result || !contract || contractInWords(contract) !== contractInWords(result)) return [];
  const [played] = tricks;
  if (played !== undefined) {
    return tricks.includes(result.tricks) ? [] : [atTheTable(own, { ...result, tricks: played })];
  }
  const side = sideOf(result.declarer);
  const [least, most] = [won[side], TRICKS - won[otherSide(side)]];
  if (result.tricks >= least && result.tricks <= most) return [];
  const what = likelyErrorMessage('play', { recorded: resultParam(result), least, most });
  const likelihood = over(TABLE_RECORD_ODDS, plus(TABLE_RECORD_ODDS, EVEN));
  return [found('wrong-tricks', likelihood, [doc], what, { because: becauseOf(own) })];
};

const contestantsOf = ({ contestants }: BoardDoc): readonly string[] => Object.values(contestants).sort();

/** The same pairs are on record twice on a board, at two tables. */
const recordedTwice = (boards: readonly TableBoard[]): readonly Found[] => {
  const first = new Map<string, TableBoard>();
  return boards.flatMap((own): readonly Found[] => {
    const { doc } = own;
    const key = JSON.stringify([doc.board, doc.section, contestantsOf(doc)]);
    const before = first.get(key);
    if (!before) first.set(key, own);
    if (before?.field !== own.field) return [];
    const what = likelyErrorMessage('recorded-twice', {
      board: doc.board,
      one: before.doc.table,
      first: resultParam(before.result),
      other: doc.table,
      second: resultParam(own.result),
    });
    return [found('records-differ', SEATING.twice, [doc, before.doc], what)];
  });
};

/**
 * Records of one board at one table that disagree: results entered twice, corrections of results, the auction and the
 * play on record. Teams play a board twice by right.
 */
export const differingRecords = (boards: readonly TableBoard[], areTeams: boolean): readonly Found[] => [
  ...boards.flatMap((own) =>
    own.doc.adjusted ? [] : [...betweenResults(own), ...againstAuction(own), ...againstPlay(own)],
  ),
  ...(areTeams ? [] : recordedTwice(boards)),
];
