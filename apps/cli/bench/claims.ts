import {
  type Card,
  type Ending,
  type Policy,
  DECK,
  freePlay,
  rankOf,
  RANKS,
  SEATS,
  searchEnding,
  solveEnding,
} from '@app/bridge';
import { type Claim, analyseClaim } from '@app/laws';
import { size } from './size';

/** One kind of search at one size, against the least that looking at as many positions costs. */
interface ClaimMetrics {
  readonly work: string;
  readonly cards: number;
  /** Positions searched, in the median ending. */
  readonly positions: number;
  readonly floorMs: number;
  readonly medianMs: number;
  readonly slowestMs: number;
  /** Floor divided by the median: 1 is as fast as one look-up a position. */
  readonly ratio: number;
}

const SIZES = [4, 6, 8] as const;
const ENDINGS = size(60, 3);
const WARM_UP = size(10, 1);

/** Numbers that look random and are the same in every run. */
const dice = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
};

const shuffled = (cards: readonly Card[], next: () => number): readonly Card[] =>
  cards
    .map((card) => ({ card, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);

/** An ending as claims are made in: North and South have most of the high cards, South has the lead. */
const endingOf = (cardsEach: number, seed: number): Ending => {
  const next = dice(seed);
  const ranked = shuffled(DECK, next)
    .slice(0, 4 * cardsEach)
    .map((card) => ({ card, place: RANKS.indexOf(rankOf(card)) + 3 * next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
  const ours = shuffled(ranked.slice(0, 2 * cardsEach), next);
  const theirs = shuffled(ranked.slice(2 * cardsEach), next);
  return {
    hands: {
      N: ours.slice(0, cardsEach),
      S: ours.slice(cardsEach),
      E: theirs.slice(0, cardsEach),
      W: theirs.slice(cardsEach),
    },
    denomination: seed % 2 === 0 ? 'NT' : 'S',
    leader: SEATS[2],
    trick: [],
  };
};

/** Every legal card, and all four for the least: what a claim without a statement is searched for, with no rule of normal play. */
const anyPlay: Policy = {
  ...freePlay(0),
  choose: (table, memo, choice) => {
    freePlay(0).choose(table, memo, choice);
    choice.most = false;
  },
};

/** South claims everything and says nothing: the claim that leaves the most to be searched. */
const claimIn = (ending: Ending): Claim => ({
  edition: 'wbf-2017',
  regulations: null,
  ending,
  declarer: 'S',
  claimer: 'S',
  tricks: ending.hands.S.length,
  statement: '',
  shownOut: [],
  judgements: {},
});

const analysed = (claim: Claim): number => {
  const analysis = analyseClaim(claim);
  if (!analysis.ok || !analysis.value.complete) throw new Error('a claim of the bench was not analysed');
  return analysis.value.searched;
};

/** What is measured; each gives the positions it has searched. */
const WORKS: Readonly<Record<string, (ending: Ending) => number>> = {
  'double dummy': (ending) => solveEnding(ending, 'NS').searched,
  claim: (ending) => analysed(claimIn(ending)),
  'claim, from the top': (ending) => analysed({ ...claimIn(ending), regulations: 'dbf-2013' }),
  'least by any play': (ending) => searchEnding(ending, 0, anyPlay).searched,
};

const timed = <T>(work: () => T): { readonly result: T; readonly ms: number } => {
  const started = performance.now();
  const result = work();
  return { result, ms: performance.now() - started };
};

/** The floor: as many positions looked up and kept, and nothing searched. */
const lookUps = (positions: number): number => {
  const known = new Map<number, number>();
  let found = 0;
  for (let nth = 0; nth < positions; nth += 1) {
    const key = Math.imul(nth, 0x9e3779b1) >>> 8;
    if (known.has(key)) found += 1;
    known.set(key, nth);
  }
  return found;
};

const at = (all: readonly number[], share: number): number =>
  all.toSorted((one, other) => one - other)[Math.floor(share * (all.length - 1))] ?? NaN;

const rounded = (value: number): number => Number(value.toFixed(2));

/** Endings of 4, 6 and 8 cards a hand, each searched from nothing, beside the look-ups alone in the same run. */
export const benchClaims = (): Promise<readonly ClaimMetrics[]> => {
  const metrics = Object.entries(WORKS).flatMap(([work, search]) =>
    SIZES.map((cards): ClaimMetrics => {
      const endings = Array.from({ length: ENDINGS + WARM_UP }, (_, nth) => endingOf(cards, 7919 * (nth + 1)));
      const rounds = endings
        .map((ending) => {
          const searched = timed(() => search(ending));
          return { positions: searched.result, ms: searched.ms, floor: timed(() => lookUps(searched.result)).ms };
        })
        .slice(WARM_UP);
      const floorMs = at(
        rounds.map(({ floor }) => floor),
        0.5,
      );
      const times = rounds.map(({ ms }) => ms);
      return {
        work,
        cards,
        positions: at(
          rounds.map(({ positions }) => positions),
          0.5,
        ),
        floorMs: rounded(floorMs),
        medianMs: rounded(at(times, 0.5)),
        slowestMs: rounded(at(times, 1)),
        ratio: rounded(floorMs / at(times, 0.5)),
      };
    }),
  );
  return Promise.resolve(metrics);
};
