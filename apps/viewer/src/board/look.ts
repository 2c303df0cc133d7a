import { type Seat, SEATS, isSeat } from '@app/bridge';

/** How a reader looks at a board: what is covered up, through whose eyes, and whether what came later is shown. */
export interface Look {
  /** Hands that are covered up. */
  readonly hidden: readonly Seat[];
  /** The board as this player knew it; null for all that is on record. */
  readonly knownTo: Seat | null;
  /** Only what was on record by then. */
  readonly thenOnly: boolean;
}

export const WHOLE: Look = { hidden: [], knownTo: null, thenOnly: false };

/** As in an address: `{ hide: 'NE', seat: 'S', then: '1' }`; nothing of what is as usual. */
export const lookParameters = ({ hidden, knownTo, thenOnly }: Look): Readonly<Record<string, string>> => ({
  ...(hidden.length > 0 && { hide: hidden.join('') }),
  ...(knownTo !== null && { seat: knownTo }),
  ...(thenOnly && { then: '1' }),
});

/** Reads what `lookParameters` has written; null where an address says nothing about it. */
export const readLook = (parameters: URLSearchParams): Look | null => {
  const hide = parameters.get('hide');
  const seat = parameters.get('seat');
  const then = parameters.get('then');
  if (hide === null && seat === null && then === null) return null;
  return {
    hidden: SEATS.filter((one) => hide?.includes(one)),
    knownTo: seat !== null && isSeat(seat) ? seat : null,
    thenOnly: then === '1',
  };
};

/** With one hand covered up, or shown again. */
export const withHidden = (look: Look, seat: Seat): Look => ({
  ...look,
  hidden: SEATS.filter((one) => look.hidden.includes(one) !== (one === seat)),
});

/** All four covered up; where they are, all shown again. */
export const withAllHidden = (look: Look): Look => ({
  ...look,
  hidden: look.hidden.length === SEATS.length ? [] : SEATS,
});
