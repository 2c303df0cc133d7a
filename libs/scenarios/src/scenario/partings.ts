import type { Edition } from '@app/bridge';
import { type Compared, comparedOf } from './compared';
import type { Played } from './run-scenario';

/** Where two editions part: after which step, in which field of the board, and what each alone has there. */
export interface Parting {
  /** Of the step in the scenario, from 0. */
  readonly index: number;
  readonly line: number;
  readonly step: string;
  readonly field: string;
  /** In words, with the paragraph where there is one. */
  readonly only: Readonly<Partial<Record<Edition, readonly string[]>>>;
  /** The same under both, but for the number of the paragraph: it has moved between them. */
  readonly renumbered: boolean;
}

/** What only the first of two lists has. */
const minus = (
  ours: readonly Compared[],
  theirs: readonly Compared[],
  by: 'identity' | 'substance' = 'identity',
): readonly Compared[] => {
  const left = theirs.map((one) => one[by]);
  return ours.filter((one) => {
    const place = left.indexOf(one[by]);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/** What each of two boards has, and the other has not. */
type Apart = readonly [ours: readonly Compared[], theirs: readonly Compared[]];

const apart = (ours: readonly Compared[], theirs: readonly Compared[], by?: 'substance'): Apart => [
  minus(ours, theirs, by),
  minus(theirs, ours, by),
];

const stateAfter = ({ states, outcome }: Played, index: number): readonly Compared[] => {
  const view = states[index];
  return view ? comparedOf(view, outcome.steps[index]?.refused ?? null) : [];
};

/** What two boards have apart since the step before; of a field with one value both values, where either is new. */
const newlyApart = (one: Played, other: Played, index: number): Apart => {
  const [ours, theirs] = apart(stateAfter(one, index), stateAfter(other, index));
  if (index === 0) return [ours, theirs];
  const [oursBefore, theirsBefore] = apart(stateAfter(one, index - 1), stateAfter(other, index - 1));
  const fresh = [...minus(ours, oursBefore), ...minus(theirs, theirsBefore)];
  const isNew = (entry: Compared): boolean =>
    fresh.includes(entry) || (entry.whole && fresh.some(({ field }) => field === entry.field));
  return [ours.filter(isNew), theirs.filter(isNew)];
};

const partedAt = (one: Played, other: Played, index: number): readonly Parting[] => {
  const { line = 0, step = '' } = one.outcome.steps[index] ?? {};
  const [ours, theirs] = newlyApart(one, other, index);
  const [oursAlone, theirsAlone] = apart(ours, theirs, 'substance');
  const inFields = (mine: readonly Compared[], yours: readonly Compared[], renumbered: boolean): readonly Parting[] => {
    const fields = [...new Set([...mine, ...yours].map(({ field }) => field))];
    return fields.map((field) => {
      const words = (all: readonly Compared[]) =>
        all.filter((entry) => entry.field === field).map((entry) => entry.words);
      const only = { [one.outcome.edition]: words(mine), [other.outcome.edition]: words(yours) };
      return { index, line, step, field, only, renumbered };
    });
  };
  return [
    ...inFields(oursAlone, theirsAlone, false),
    ...inFields(minus(ours, oursAlone), minus(theirs, theirsAlone), true),
  ];
};

/** Where the boards of two editions part, step by step; what parted at one step is not told again at the next. */
export const partings = (one: Played, other: Played): readonly Parting[] =>
  one.states.flatMap((_, index) => partedAt(one, other, index));
