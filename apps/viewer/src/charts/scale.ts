/** Where things are in a chart: of points with numbers 0, 1, 2 ... from left to right, and values upwards. */
export interface Scale {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** Values that a reader can count with, from below the least to above the most. */
  readonly ticks: readonly number[];
  /** How much room each point has. */
  readonly step: number;
}

/** In the units of the picture: from its edges to where it is drawn in. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** 50 per cent is a multiple of those that percentages need. */
const STEPS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500] as const;
const MOST_STEPS = 4;

/** `ticksFor(33, 71)` is `[30, 40, 50, 60, 70, 80]`. */
export const ticksFor = (least: number, most: number): readonly number[] => {
  const step = STEPS.find((one) => (most - least) / one <= MOST_STEPS) ?? (most - least) / MOST_STEPS;
  const first = Math.floor(least / step);
  const count = Math.max(1, Math.ceil(most / step) - first);
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
};

/** @param values everything that has to be in the picture */
export const scaleFor = (points: number, values: readonly number[], frame: Frame): Scale => {
  const ticks = ticksFor(Math.min(...values), Math.max(...values));
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const step = (frame.right - frame.left) / points;
  return {
    x: (index) => frame.left + step * (index + 0.5),
    y: (value) => frame.top + ((highest - value) / (highest - lowest)) * (frame.bottom - frame.top),
    ticks,
    step,
  };
};
