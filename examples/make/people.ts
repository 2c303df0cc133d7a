import type { Seat } from '@app/bridge';
import { DIRECTOR } from './rulings';

/** The directory: invented people. The ledger holds their ids only. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Astrid Lund', 'Bo Kjeldsen'],
  ['Karin Ekberg', 'Nils Sandell'],
  ['Margaret Finch', 'Peter Hollis'],
  ['Inge Thorup', 'Jens Brandt'],
  ['Lena Wikstrand', 'Olle Hedlund'],
  ['Kirsten Møldrup', 'Vagn Ravnholt'],
  ['Anders Falk', 'Siv Torell'],
  ['Ruth Ashdown', 'Colin Mereworth'],
  ['Hanne Egeskov', 'Torben Lindhardt'],
  ['Gunilla Åsberg', 'Erik Malmsten'],
  ['Birgit Svendgaard', 'Poul Østerby'],
  ['Helen Marlow', 'George Tandy'],
];

export const CONTESTANTS: readonly string[] = NAMES.map((_, index) => String(index + 1));

const idOf = (contestant: string, which: 0 | 1): string =>
  `p${String(2 * Number(contestant) - 1 + which).padStart(2, '0')}`;

export const playersOf = (contestant: string): readonly [string, string] => [idOf(contestant, 0), idOf(contestant, 1)];

/** Who sits where: the first of a pair North or East. */
export const seated = (NS: string, EW: string): Readonly<Record<Seat, string>> => ({
  N: idOf(NS, 0),
  S: idOf(NS, 1),
  E: idOf(EW, 0),
  W: idOf(EW, 1),
});

/** `examples/club-evening.names.json`. */
export const directory = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    NAMES.flatMap(([one, other], index) => {
      const contestant = String(index + 1);
      return [
        [idOf(contestant, 0), one],
        [idOf(contestant, 1), other],
        [contestant, `${one} & ${other}`],
      ];
    }),
  ),
  [DIRECTOR]: 'Vibeke Sandholt',
});
