import { type Side, SEATS, isSeat, leftOf, otherSide } from '@app/bridge';

const isSide = (value: unknown): value is Side => value === 'NS' || value === 'EW';

/** Fields whose letters are suits, not seats. */
const OF_SUITS: readonly string[] = [
  'suit',
  'suits',
  'required',
  'denomination',
  'shows',
  'choices',
  'choice',
  'answers',
  'answer',
  'words',
];

/** Words stay as they are; what is said beside them is turned. */
const withoutSuits = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) => (typeof one === 'string' ? one : turned(one)));
};

/** The seats as keys, all four of them; a key `S` alone may be a suit. */
const isBySeat = (value: object): boolean => SEATS.every((seat) => seat in value);

const turnedKey = (key: string, bySeat: boolean): string => {
  if (isSide(key)) return otherSide(key);
  return bySeat && isSeat(key) ? leftOf(key) : key;
};

/** A state or an act with everything a quarter further: what North did, East does. */
export const turned = (value: unknown): unknown => {
  if (isSeat(value)) return leftOf(value);
  if (isSide(value)) return otherSide(value);
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const bySeat = isBySeat(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      turnedKey(key, bySeat),
      OF_SUITS.includes(key) ? withoutSuits(one) : turned(one),
    ]),
  );
};

/**
 * The same with what a turn leaves open: lists of sides or seats have no order, and `until` is words with seats in
 * them.
 */
export const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const list = value.map(comparable);
    return list.every(isSide) || list.every(isSeat) ? [...list].sort() : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'until' ? '' : comparable(one)]));
};
