import { type BySide, type Side, SIDES, otherSide } from '@app/bridge';
import { type Finding, assumption } from '../finding';
import type { ImportedContestant } from '../imported';
import { type BwsSection, type Labels, TEAMS } from './sections';

/** That a pair or team sat somewhere: by the movement, or by a result. */
export interface Sat {
  readonly section: number;
  readonly round: number;
  readonly pairs: BySide<number>;
  readonly row: number;
}

export interface Contestants {
  readonly isOfTeams: (section: number) => boolean;
  /** Who sat N-S and E-W, of a row whose pairs may have changed places. */
  readonly namesOf: (section: number, pairs: BySide<number>, isSwitched: boolean) => BySide<string>;
  /** Everybody, without players. */
  readonly all: readonly ImportedContestant[];
  readonly findings: readonly Finding[];
}

const bySection = (sat: readonly Sat[]): ReadonlyMap<number, readonly Sat[]> => {
  const sections = new Map<number, Sat[]>();
  for (const one of sat) {
    const known = sections.get(one.section);
    if (known) known.push(one);
    else sections.set(one.section, [one]);
  }
  return sections;
};

/** On which sides each number sat. */
const sidesIn = (sat: readonly Sat[]): ReadonlyMap<number, ReadonlySet<Side>> => {
  const sides = new Map<number, Set<Side>>();
  for (const { pairs } of sat) {
    for (const side of SIDES) {
      if (pairs[side] > 0) sides.set(pairs[side], (sides.get(pairs[side]) ?? new Set<Side>()).add(side));
    }
  }
  return sides;
};

type Form = 'teams' | 'one-winner' | 'two-winners' | 'shared-numbers';

/**
 * How the numbers of a section are to be read. Where a pair would meet itself, N-S and E-W have numbers of their own.
 * Where the file does not say how many winners there are, two are taken where nobody ever changes sides.
 */
const formOf = (
  section: BwsSection | undefined,
  sat: readonly Sat[],
): { readonly form: Form; readonly isAssumed: boolean } => {
  if (section?.scoringType === TEAMS) return { form: 'teams', isAssumed: false };
  if (sat.some(({ pairs }) => pairs.NS > 0 && pairs.NS === pairs.EW))
    return { form: 'shared-numbers', isAssumed: false };
  const winners = section?.winners ?? null;
  if (winners !== null) return { form: winners === 2 ? 'two-winners' : 'one-winner', isAssumed: false };
  const rounds = new Set(sat.map(({ round }) => round)).size;
  const isFixed = rounds > 1 && [...sidesIn(sat).values()].every(({ size }) => size === 1);
  return { form: isFixed ? 'two-winners' : 'one-winner', isAssumed: isFixed };
};

const entered = (
  form: Form,
  sat: readonly Sat[],
  nameOf: (side: Side, number: number) => string,
): readonly ImportedContestant[] => {
  const contestants = new Map<string, ImportedContestant>();
  const sides = sidesIn(sat);
  for (const { pairs, row } of sat) {
    for (const side of SIDES) {
      const number = pairs[side];
      const name = nameOf(side, number);
      if (number === 0 || contestants.has(name)) continue;
      const hasOne = form === 'shared-numbers' || (form === 'two-winners' && sides.get(number)?.size === 1);
      const kind = form === 'teams' ? 'team' : 'pair';
      const scores = { total: null, percentage: null, place: null } as const;
      contestants.set(name, { name, kind, direction: hasOne ? side : null, players: [], ...scores, line: row });
    }
  }
  return [...contestants.values()];
};

/**
 * Names for the pairs and teams of all sections: a number alone where that says enough, with the side before it where
 * N-S and E-W have the same numbers (`NS8`), with the section where there are several (`A8`).
 */
export const contestantsOf = (
  sat: readonly Sat[],
  sections: ReadonlyMap<number, BwsSection>,
  labels: Labels,
): Contestants => {
  const findings: Finding[] = [];
  const forms = new Map<number, Form>();
  const all: ImportedContestant[] = [];
  const nameOf = (section: number, side: Side, number: number): string => {
    const form = forms.get(section) ?? 'one-winner';
    const label = labels.get(section) ?? '';
    return `${form === 'teams' ? 'Team ' : ''}${label}${form === 'shared-numbers' ? side : ''}${number}`;
  };
  for (const [section, inSection] of bySection(sat)) {
    const { form, isAssumed } = formOf(sections.get(section), inSection);
    forms.set(section, form);
    const letter = sections.get(section)?.letter ?? String(section);
    if (isAssumed) findings.push(assumption('two-winners', 1, { section: letter }));
    if (form === 'shared-numbers') findings.push(assumption('shared-numbers', 1, { section: letter }));
    all.push(...entered(form, inSection, (side, number) => nameOf(section, side, number)));
  }
  return {
    isOfTeams: (section) => forms.get(section) === 'teams',
    namesOf: (section, pairs, isSwitched) => {
      const at = (side: Side): string => {
        const from = isSwitched ? otherSide(side) : side;
        return nameOf(section, from, pairs[from]);
      };
      return { NS: at('NS'), EW: at('EW') };
    },
    all,
    findings,
  };
};
