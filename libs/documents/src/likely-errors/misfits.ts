import type { PlayedResult } from '@app/contract';
import {
  type Message,
  type Seat,
  LEVELS,
  SEATS,
  TRICKS,
  denominationOf,
  levelOf,
  partnerOf,
  sideOf,
  tricksNeeded,
} from '@app/bridge';
import { type Rational, compare, over, plus, rational, sum, times } from '@app/scoring';
import { EXCHANGED, LISTED_FROM, PRIORS, TURNED } from './assumptions';
import { becauseOf } from './because';
import { type Found, found, onBoard } from './found';
import { likelyErrorMessage, resultParam, timesParam } from './messages';
import type { TableBoard } from './table-boards';
import { type CommonExplanation, type Explanation, weighedAgainstEachOther } from './weighing';

/** A result that may have been meant, and how often it is entered as the one on record. */
interface Meant {
  readonly kind: 'wrong-declarer' | 'wrong-level' | 'wrong-tricks';
  readonly result: PlayedResult;
  readonly prior: Rational;
}

const declarers = (result: PlayedResult): readonly Meant[] =>
  SEATS.filter((seat) => seat !== result.declarer).map((declarer: Seat) => ({
    kind: 'wrong-declarer',
    result: { ...result, declarer },
    prior: declarer === partnerOf(result.declarer) ? PRIORS.partner : PRIORS.otherSide,
  }));

/** A level off: with the same tricks, or with the same over- and undertricks. */
const levels = (result: PlayedResult): readonly Meant[] =>
  LEVELS.filter((level) => Math.abs(level - levelOf(result.bid)) === 1).flatMap((level) =>
    [result.tricks, result.tricks + level - levelOf(result.bid)]
      .filter((tricks) => tricks >= 0 && tricks <= TRICKS)
      .map((tricks): Meant => ({
        kind: 'wrong-level',
        result: { ...result, bid: `${level}${denominationOf(result.bid)}`, tricks },
        prior: PRIORS.level,
      })),
  );

const tricks = (result: PlayedResult): readonly Meant[] => {
  const mirrored = 2 * tricksNeeded(result.bid) - result.tricks;
  return Array.from({ length: TRICKS + 1 }, (_, number) => number)
    .filter((number) => number !== result.tricks)
    .map((number) => ({
      kind: 'wrong-tricks',
      result: { ...result, tricks: number },
      prior: number === mirrored ? plus(PRIORS.mirrored, PRIORS.tricks) : PRIORS.tricks,
    }));
};

/** An explanation of entries, ready to be told with its likelihood. */
type Telling = (likelihood: Rational) => Found;

const product = (all: readonly Rational[]): Rational => all.reduce(times, rational(1));

/** What may have been meant, with its weight: how often it is entered as the result on record, times how much better it fits. */
interface WeighedMeant extends Meant {
  readonly weight: Rational;
}

const weighed = ({ chance }: TableBoard, recorded: Rational, all: readonly Meant[]): readonly WeighedMeant[] =>
  all.map((one) => ({ ...one, weight: times(one.prior, over(chance(one.result), recorded)) }));

const heaviest = (one: WeighedMeant, other: WeighedMeant): WeighedMeant =>
  compare(other.weight, one.weight) > 0 ? other : one;

/** Whether declarer is declarer or dummy changes no score. */
const scoreOf = (recorded: PlayedResult, fits: PlayedResult): readonly Message[] =>
  recorded.declarer === partnerOf(fits.declarer) && recorded.tricks === fits.tricks && recorded.bid === fits.bid
    ? [likelyErrorMessage('same-score')]
    : [];

const singleOf = (board: TableBoard): readonly Explanation<Telling>[] => {
  const { doc, result, chance } = board;
  if (!result || doc.adjusted) return [];
  const recorded = chance(result);
  return [declarers(result), levels(result), tricks(result)].map((all) => {
    const meant = weighed(board, recorded, all);
    return {
      weight: sum(meant.map(({ weight }) => weight)),
      of: (likelihood) => {
        const best = meant.reduce(heaviest);
        const what = likelyErrorMessage('fits-better', {
          recorded: resultParam(result),
          fits: resultParam(best.result),
          times: timesParam(chance(best.result), recorded),
        });
        return found(best.kind, likelihood, [doc], what, {
          boards: [onBoard(doc, { fits: { result: best.result } })],
          because: [...becauseOf(board), ...scoreOf(result, best.result)],
        });
      },
    };
  });
};

/** The results of two boards of a round, each on the line of the other. */
const exchange = (one: TableBoard, other: TableBoard, boards: readonly number[], prior: Rational) => {
  const recorded = times(one.chance(one.result), other.chance(other.result));
  const exchanged = times(one.chance(other.result), other.chance(one.result));
  return {
    boards,
    weight: times(prior, over(exchanged, recorded)),
    of: (likelihood: Rational): Found => {
      const what = likelyErrorMessage('exchanged', {
        one: one.doc.board,
        first: resultParam(one.result),
        other: other.doc.board,
        second: resultParam(other.result),
        times: timesParam(exchanged, recorded),
      });
      return found('wrong-board', likelihood, [one.doc, other.doc], what, {
        boards: [
          onBoard(one.doc, { fits: { result: other.result } }),
          onBoard(other.doc, { fits: { result: one.result } }),
        ],
        because: [...becauseOf(one), ...becauseOf(other)],
      });
    },
  };
};

const exchangedIn = (round: readonly TableBoard[]): readonly CommonExplanation<Telling>[] => {
  const prior = over(EXCHANGED, rational(Math.max(1, round.length - 1)));
  return round.flatMap((one, first) =>
    round.slice(first + 1).flatMap((other, index) => {
      if (one.doc.adjusted || other.doc.adjusted) return [];
      return [exchange(one, other, [first, first + 1 + index], prior)];
    }),
  );
};

const turned = (result: PlayedResult): PlayedResult => {
  const seat = SEATS[(SEATS.indexOf(result.declarer) + 1) % SEATS.length] ?? result.declarer;
  return { ...result, declarer: seat };
};

/** All boards of a round for the other direction. */
const turnedIn = (round: readonly TableBoard[]): readonly CommonExplanation<Telling>[] => {
  const declared = round.flatMap((board, place) =>
    board.result && !board.doc.adjusted ? [{ board, place, result: board.result, fits: turned(board.result) }] : [],
  );
  const [first] = declared;
  if (!first || declared.length < 2) return [];
  const recorded = product(declared.map(({ board, result }) => board.chance(result)));
  const other = product(declared.map(({ board, fits }) => board.chance(fits)));
  return [
    {
      boards: declared.map(({ place }) => place),
      weight: times(TURNED, over(other, recorded)),
      of: (likelihood) => {
        const what = likelyErrorMessage('turned', {
          boards: { list: declared.map(({ board }) => board.doc.board) },
          times: timesParam(other, recorded),
        });
        return found('wrong-direction', likelihood, [first.board.doc], what, {
          boards: declared.map(({ board, fits }) => onBoard(board.doc, { fits: { side: sideOf(fits.declarer) } })),
          because: declared.flatMap(({ board }) => becauseOf(board)),
        });
      },
    },
  ];
};

/**
 * Results of a round at a table that fit better otherwise: the other declarer, another level, other tricks, on each
 * other's board, for the other direction. Those that are not likely enough to be listed are left out.
 */
export const misfitsIn = (round: readonly TableBoard[]): readonly Found[] =>
  weighedAgainstEachOther(round.map(singleOf), [...exchangedIn(round), ...turnedIn(round)]).flatMap(
    ({ of, likelihood }) => (compare(likelihood, LISTED_FROM) >= 0 ? [of(likelihood)] : []),
  );
