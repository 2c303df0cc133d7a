import { type InEveryEdition, type Regulations, parameterIn } from '@app/bridge';
import { type Citations, DBF_CITATIONS, EBU_CITATIONS, FSB_CITATIONS, LAWS_CITATIONS } from './citations';
import { SCORING_TABLES } from './tables.generated';
import type { ScoringConditions, ScoringName, ScoringParameter, ScoringTable, ScoringValues } from './values';

/** The Laws of an edition, with the regulations of a federation before them where there are some. */
export interface ScoringProfile {
  readonly name: string;
  /** Tables in the order in which they are asked. */
  readonly tables: readonly ScoringTable[];
  readonly cite: Citations;
  /** What goes before them, and before conditions, where the conditions choose to score by hand. */
  readonly byHand?: { readonly table: ScoringTable; readonly isChosen: (conditions: ScoringConditions) => boolean };
}

/** DBf X78D. */
const DBF_BY_HAND = {
  table: SCORING_TABLES['dbf-2013-by-hand'],
  isChosen: ({ comparison }: ScoringConditions) => comparison === 'manual',
} as const;

/** FSB 99A1. */
const FSB_BY_HAND = {
  table: SCORING_TABLES['fsb-2008-by-hand'],
  isChosen: ({ scaling }: ScoringConditions) => scaling?.formula === 'average-each',
} as const;

export const SCORING_PROFILES = {
  'wbf-2007': { name: 'WBF 2007', tables: [SCORING_TABLES['wbf-2007']], cite: LAWS_CITATIONS },
  'wbf-2017': { name: 'WBF 2017', tables: [SCORING_TABLES['wbf-2017']], cite: LAWS_CITATIONS },
  'dbf-2013': {
    name: 'DBf 2013 with the Laws of 2007',
    tables: [SCORING_TABLES['dbf-2013'], SCORING_TABLES['wbf-2007']],
    byHand: DBF_BY_HAND,
    cite: DBF_CITATIONS,
  },
  /** The regulations have gone on being used with the new Laws. */
  'dbf-2013-laws-2017': {
    name: 'DBf 2013 with the Laws of 2017',
    tables: [SCORING_TABLES['dbf-2013'], SCORING_TABLES['wbf-2017']],
    byHand: DBF_BY_HAND,
    cite: DBF_CITATIONS,
  },
  'fsb-2008': {
    name: 'FSB 2008',
    tables: [SCORING_TABLES['fsb-2008'], SCORING_TABLES['wbf-2007']],
    byHand: FSB_BY_HAND,
    cite: FSB_CITATIONS,
  },
  'fsb-2008-laws-2017': {
    name: 'FSB 2008 with the Laws of 2017',
    tables: [SCORING_TABLES['fsb-2008'], SCORING_TABLES['wbf-2017']],
    byHand: FSB_BY_HAND,
    cite: FSB_CITATIONS,
  },
  /** The text of 2013 as far as the handbook of 2023 does not amend it. */
  'dbf-2023-laws-2007': {
    name: 'DBf 2023 with the Laws of 2007',
    tables: [SCORING_TABLES['dbf-2023'], SCORING_TABLES['dbf-2013'], SCORING_TABLES['wbf-2007']],
    byHand: DBF_BY_HAND,
    cite: DBF_CITATIONS,
  },
  'dbf-2023': {
    name: 'DBf 2023 with the Laws of 2017',
    tables: [SCORING_TABLES['dbf-2023'], SCORING_TABLES['dbf-2013'], SCORING_TABLES['wbf-2017']],
    byHand: DBF_BY_HAND,
    cite: DBF_CITATIONS,
  },
  'ebu-2025-laws-2007': {
    name: 'EBU 2025 with the Laws of 2007',
    tables: [SCORING_TABLES['ebu-2025'], SCORING_TABLES['wbf-2007']],
    cite: EBU_CITATIONS,
  },
  'ebu-2025': {
    name: 'EBU 2025 with the Laws of 2017',
    tables: [SCORING_TABLES['ebu-2025'], SCORING_TABLES['wbf-2017']],
    cite: EBU_CITATIONS,
  },
  'acbl-2017-laws-2007': {
    name: 'ACBL 2017 with the Laws of 2007',
    tables: [SCORING_TABLES['acbl-2017'], SCORING_TABLES['wbf-2007']],
    cite: LAWS_CITATIONS,
  },
  'acbl-2017': {
    name: 'ACBL 2017 with the Laws of 2017',
    tables: [SCORING_TABLES['acbl-2017'], SCORING_TABLES['wbf-2017']],
    cite: LAWS_CITATIONS,
  },
} as const satisfies Readonly<Record<string, ScoringProfile>>;
/** What each regulations' scoring is by edition; the Laws of an edition that is not named are as its predecessor's. */
export const PROFILES_OF_REGULATIONS: Readonly<Record<Regulations, InEveryEdition<ScoringProfile>>> = {
  'dbf-2013': { 'wbf-2007': SCORING_PROFILES['dbf-2013'], 'wbf-2017': SCORING_PROFILES['dbf-2013-laws-2017'] },
  'dbf-2023': { 'wbf-2007': SCORING_PROFILES['dbf-2023-laws-2007'], 'wbf-2017': SCORING_PROFILES['dbf-2023'] },
  'ebu-2025': { 'wbf-2007': SCORING_PROFILES['ebu-2025-laws-2007'], 'wbf-2017': SCORING_PROFILES['ebu-2025'] },
  'acbl-2017': { 'wbf-2007': SCORING_PROFILES['acbl-2017-laws-2007'], 'wbf-2017': SCORING_PROFILES['acbl-2017'] },
  'fsb-2008': { 'wbf-2007': SCORING_PROFILES['fsb-2008'], 'wbf-2017': SCORING_PROFILES['fsb-2008-laws-2017'] },
};

export type ScoringProfileName = keyof typeof SCORING_PROFILES;

export interface Reading {
  /** The day that is asked about, `'2013-05-01'`; without it what was in force last. */
  readonly on?: string;
  readonly conditions?: ScoringConditions;
}

const byHand = <N extends ScoringName>(
  { byHand: chosen }: ScoringProfile,
  name: N,
  { on, conditions }: Reading,
): ScoringParameter<ScoringValues[N]> | null =>
  chosen && conditions && chosen.isChosen(conditions) ? parameterIn([chosen.table], name, on) : null;

const found = <N extends ScoringName>(
  profile: ScoringProfile,
  name: N,
  reading: Reading,
): ScoringParameter<ScoringValues[N]> | null =>
  byHand(profile, name, reading) ?? parameterIn(profile.tables, name, reading.on);

const formulaIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'formula' in value ? value.formula : null;

/**
 * Conditions name a formula of scaling, and no more: that of the regulations stands with what these say of small groups.
 */
const namesTheSameFormula = (value: unknown, otherwise: unknown): boolean =>
  formulaIn(value) !== null && formulaIn(value) === formulaIn(otherwise);

/**
 * A value with its paragraph; null where neither the regulations nor the Laws have one. Conditions of contest go
 * before it only where a paragraph lets them, which is cited then, or where there is nothing that they would go against.
 */
export const scoringParameter = <N extends ScoringName>(
  profile: ScoringProfile,
  name: N,
  reading: Reading = {},
): ScoringParameter<ScoringValues[N]> | null => {
  const own = byHand(profile, name, reading);
  if (own) return own;
  const parameter = found(profile, name, reading);
  const otherwise: ScoringValues[N] | undefined = reading.conditions?.[name];
  if (otherwise === undefined || parameter?.override === null) return parameter;
  if (namesTheSameFormula(parameter?.value, otherwise)) return parameter;
  if (parameter) return { ...parameter, value: otherwise, reference: parameter.override ?? parameter.reference };
  return { value: otherwise, unit: 'word', from: null, to: null, reference: 'conditions; L78D', override: 'L78D' };
};

/** The value alone, where the profile has to have one. */
export const scoringValue = <N extends ScoringName>(
  profile: ScoringProfile,
  name: N,
  reading: Reading = {},
): ScoringValues[N] => {
  const parameter = scoringParameter(profile, name, reading);
  if (!parameter) throw new RangeError(`${profile.name} says nothing of ${name}: the conditions have to`);
  return parameter.value;
};

/** What conditions of contest say that the regulations do not let them, with the paragraph that they go against. */
export const refusedConditions = (
  profile: ScoringProfile,
  reading: Reading,
): readonly { readonly name: ScoringName; readonly paragraph: string }[] =>
  // Object.keys forgets which keys they are.
  (Object.keys(reading.conditions ?? {}) as ScoringName[]).flatMap((name) => {
    const parameter = found(profile, name, reading);
    return parameter?.override === null ? [{ name, paragraph: parameter.reference }] : [];
  });
