import { type BySeat, type BySide, type Seat, type Side, SEATS } from './vocabulary';

const NEXT: BySeat<Seat> = { N: 'E', E: 'S', S: 'W', W: 'N' };
const PARTNER: BySeat<Seat> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const PREVIOUS: BySeat<Seat> = { N: 'W', E: 'N', S: 'E', W: 'S' };
const SIDE: BySeat<Side> = { N: 'NS', E: 'EW', S: 'NS', W: 'EW' };
const NAME: BySeat<string> = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** The seat on the left: whose turn is next, clockwise (Law 17C). */
export const leftOf = (seat: Seat): Seat => NEXT[seat];
/** The seat on the right: whose turn was before. */
export const rightOf = (seat: Seat): Seat => PREVIOUS[seat];
export const partnerOf = (seat: Seat): Seat => PARTNER[seat];
export const sideOf = (seat: Seat): Side => SIDE[seat];
export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');
export const seatName = (seat: Seat): string => NAME[seat];

export const isSide = (text: unknown): text is Side => text === 'NS' || text === 'EW';
export const isSeat = (text: unknown): text is Seat => SEATS.some((seat) => seat === text);

/** The four seats clockwise, beginning with the given one. */
export const seatsFrom = (first: Seat): readonly [Seat, Seat, Seat, Seat] => {
  const second = leftOf(first);
  const third = leftOf(second);
  return [first, second, third, leftOf(third)];
};

/** A value for each seat. */
export const bySeat = <T>(valueOf: (seat: Seat) => T): BySeat<T> => ({
  N: valueOf('N'),
  E: valueOf('E'),
  S: valueOf('S'),
  W: valueOf('W'),
});

/** A value for each side. */
export const bySide = <T>(valueOf: (side: Side) => T): BySide<T> => ({ NS: valueOf('NS'), EW: valueOf('EW') });
