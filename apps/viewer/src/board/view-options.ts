import { type Seat, SEATS, isSeat } from '@app/bridge';

/** How a reader looks at a board: what is covered up, through whose eyes, and whether what came later is shown. */
export interface ViewOptions {
  /** Hands that are covered up. */
  readonly hidden: readonly Seat[];
  /** The board as this player knew it; null for all that is on record. */
  readonly knownTo: Seat | null;
  /** Only what was on record by then. */
  readonly thenOnly: boolean;
}

export const WHOLE: ViewOptions = { hidden: [], knownTo: null, thenOnly: false };

/** As in an address: `{ hide: 'NE', seat: 'S', then: '1' }`; nothing of what is as usual. */
export const viewParameters = ({ hidden, knownTo, thenOnly }: ViewOptions): Readonly<Record<string, string>> => ({
  ...(hidden.length > 0 && { hide: hidden.join('') }),
  ...(knownTo !== null && { seat: knownTo }),
  ...(thenOnly && { then: '1' }),
});

/** Reads what `viewParameters` has written; null where an address says nothing about it. */
export const readViewOptions = (parameters: URLSearchParams): ViewOptions | null => {
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
export const withHidden = (viewOptions: ViewOptions, seat: Seat): ViewOptions => ({
  ...viewOptions,
  hidden: SEATS.filter((one) => viewOptions.hidden.includes(one) !== (one === seat)),
});

/** All four covered up; where they are, all shown again. */
export const withAllHidden = (viewOptions: ViewOptions): ViewOptions => ({
  ...viewOptions,
  hidden: viewOptions.hidden.length === SEATS.length ? [] : SEATS,
});
