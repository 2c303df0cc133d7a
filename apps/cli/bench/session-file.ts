import { type Card, type Seat, RANKS, SEATS, SUITS, rankOf, regularMarking, suitOf } from '@app/bridge';

/** Tables of a section, and boards of a round: a section has as many rounds as tables, and a record for each board of each table. */
const TABLES = 12;
const BOARDS_OF_ROUND = 2;
const BOARDS = TABLES * BOARDS_OF_ROUND;

/** 1NT, Stayman and 3NT, with an explanation: dealer declares. */
const AUCTION = '1NT Pass 2C =1= Pass\n2D Pass 3NT Pass\nPass Pass\n[Note "1:Asks for a four-card major"]';

/** Numbers that are the same in every run (Numerical Recipes, 32 bits). */
const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

type Hands = Record<Seat, Card[]>;

const deal = (seed: number): Hands => {
  const below = numbersFrom(seed);
  const pack = [...PACK];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [pack[last], pack[other]] = [pack[other] ?? 'C2', pack[last] ?? 'C2'];
  }
  const hand = (nth: number): Card[] => pack.slice(nth * 13, nth * 13 + 13);
  return { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
};

/** 0 for an ace. */
const rankIndex = (card: Card): number => RANKS.indexOf(rankOf(card));
const seatAfter = (seat: Seat, steps: number): Seat => SEATS[(SEATS.indexOf(seat) + steps) % 4] ?? 'N';

/** A hand as PBN writes it: `AQJ85.986.JT973.`. */
const handText = (hand: readonly Card[]): string =>
  SUITS.map((suit) =>
    hand
      .filter((card) => suitOf(card) === suit)
      .sort((one, other) => rankIndex(one) - rankIndex(other))
      .map(rankOf)
      .join(''),
  ).join('.');

/** All 13 tricks at notrump, everybody following suit where they can, and the tricks of the side of `declarer`. */
const play = (hands: Hands, declarer: Seat): { readonly rows: string; readonly tricks: number } => {
  const left: Hands = { N: [...hands.N], E: [...hands.E], S: [...hands.S], W: [...hands.W] };
  const first = seatAfter(declarer, 1);
  const rows: string[] = [];
  let leader = first;
  let tricks = 0;
  for (let trick = 0; trick < 13; trick += 1) {
    const cards = {} as Record<Seat, Card>;
    let winner = leader;
    for (let step = 0; step < 4; step += 1) {
      const seat = seatAfter(leader, step);
      const led = step === 0 ? null : suitOf(cards[leader]);
      const at = Math.max(0, led === null ? 0 : left[seat].findIndex((card) => suitOf(card) === led));
      const [card = 'C2'] = left[seat].splice(at, 1);
      cards[seat] = card;
      const isHigher = rankIndex(card) < rankIndex(cards[winner]);
      if (suitOf(card) === led && suitOf(cards[winner]) === led && isHigher) winner = seat;
    }
    rows.push([0, 1, 2, 3].map((step) => cards[seatAfter(first, step)]).join(' '));
    leader = winner;
    if (winner === declarer || winner === seatAfter(declarer, 2)) tricks += 1;
  }
  return { rows: rows.join('\n'), tricks };
};

/**
 * A session of pairs in PBN with so many records: sections of 12 tables that play 24 boards, every call and every card
 * of them. The same in every run.
 */
export const pbnSession = (records: number): string => {
  const texts: string[] = ['% PBN 2.1'];
  for (let nth = 0; nth < records; nth += 1) {
    const table = nth % TABLES;
    const board = Math.floor(nth / TABLES) % BOARDS;
    const section = Math.floor(nth / (TABLES * BOARDS)) + 1;
    const round = Math.floor(board / BOARDS_OF_ROUND);
    const [ns, ew] = [section * 100 + table + 1, section * 100 + TABLES + ((table + round) % TABLES) + 1];
    const { dealer, vulnerability } = regularMarking(board + 1);
    const hands = deal(section * 1000 + board);
    const { rows, tricks } = play(hands, dealer);
    texts.push(
      `[Event "Bench"]
[Site "Hall"]
[Date "2026.03.01"]
[Section "S${section}"]
[Round "${round + 1}"]
[Table "${table + 1}"]
[Board "${board + 1}"]
[PairNS "${ns}"]
[PairEW "${ew}"]
[North "Player ${ns} N"]
[East "Player ${ew} E"]
[South "Player ${ns} S"]
[West "Player ${ew} W"]
[Dealer "${dealer}"]
[Vulnerable "${vulnerability}"]
[Deal "N:${SEATS.map((seat) => handText(hands[seat])).join(' ')}"]
[Scoring "MP"]
[Declarer "${dealer}"]
[Contract "3NT"]
[Result "${tricks}"]
[Auction "${dealer}"]
${AUCTION}
[Play "${seatAfter(dealer, 1)}"]
${rows}
*`,
    );
  }
  return `${texts.join('\n\n')}\n`;
};
