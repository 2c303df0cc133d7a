import { type Levels, faceValue } from '../artificial/awards';
import { type ButlerRules, boardButler } from '../butler/butler';
import type { BoardRounding } from '../field/board-points';
import { type CrossImpRules, boardCrossImps } from '../imps/cross-imps';
import { type MatchpointRules, boardMatchpoints } from '../matchpoints/matchpoints';
import type { Scaling } from '../matchpoints/scaling';
import { rational } from '../rational';
import type { SessionRules } from '../session/session-points';
import { type MatchRules, BOARD_A_MATCH, TEAM_IMPS } from '../teams/match-board';
import { type VictoryPointScale, DBF_SCALE, WBF_SCALE } from '../victory-points/victory-points';
import type { ScoringName } from './values';
import { type Reading, type ScoringProfile, scoringParameter, scoringValue } from './profile';

type GradesName = Extract<ScoringName, `grades-${string}`>;
type UnitName = Extract<ScoringName, `unit-${string}`>;

const isManual = (profile: ScoringProfile, reading: Reading): boolean =>
  scoringValue(profile, 'comparison', reading) === 'manual';

export const levelsOf = (profile: ScoringProfile, name: GradesName, reading: Reading = {}): Levels => ({
  ...scoringValue(profile, name, reading),
  paragraph: scoringParameter(profile, name, reading)?.reference ?? '',
});

/** By hand everything is rounded to whole units, for the one side and against the other (DBf X78D7). */
const roundingOf = (profile: ScoringProfile, name: UnitName, reading: Reading): BoardRounding | null => {
  if (isManual(profile, reading)) return { unit: rational(1), byStanding: true, paragraph: 'DBf X78D7' };
  const unit = scoringParameter(profile, name, reading);
  return unit?.value ? { unit: unit.value, byStanding: false, paragraph: unit.reference } : null;
};

const BY_HAND: Scaling = {
  formula: 'average-each',
  shares: null,
  tenthUpTo: rational(15, 100),
  paragraph: 'DBf X78D3, X78D6',
};

/** FSB 99A1 by hand: a point for each result that is not compared, and percentages in groups of up to three. */
export const FSB_BY_HAND = {
  formula: 'average-each',
  shares: { fromTables: 7 },
  tenthUpTo: null,
  paragraph: 'FSB 99A1',
} as const;

export const matchpointRules = (profile: ScoringProfile, reading: Reading = {}): MatchpointRules => ({
  comparison: scoringValue(profile, 'comparison', reading),
  scaling: isManual(profile, reading) ? BY_HAND : scoringValue(profile, 'scaling', reading),
  showing: scoringValue(profile, 'showing', reading),
  rounding: roundingOf(profile, 'unit-matchpoints', reading),
  awards: faceValue(levelsOf(profile, 'grades-percent', reading)),
});

export const crossImpRules = (profile: ScoringProfile, reading: Reading = {}): CrossImpRules => ({
  comparison: scoringValue(profile, 'comparison', reading),
  count: scoringValue(profile, 'cross-imps-count', reading),
  rounding: roundingOf(profile, 'unit-imps', reading),
  awards: faceValue(levelsOf(profile, 'grades-imps-cross', reading)),
});

export const butlerRules = (profile: ScoringProfile, reading: Reading = {}): ButlerRules => ({
  comparison: scoringValue(profile, 'comparison', reading),
  trim: scoringValue(profile, 'butler-trim', reading),
  rounding: roundingOf(profile, 'unit-imps-butler', reading),
  awards: faceValue(levelsOf(profile, 'grades-imps-butler', reading)),
});

export type MatchForm = 'vp-match' | 'knock-out' | 'board-a-match';

export const matchRules = (profile: ScoringProfile, form: MatchForm, reading: Reading = {}): MatchRules => {
  switch (form) {
    case 'vp-match':
      return {
        measure: TEAM_IMPS,
        rounding: roundingOf(profile, 'unit-imps-in-vp-matches', reading),
        awards: faceValue(levelsOf(profile, 'grades-imps-match', reading)),
        balanced: false,
      };
    case 'knock-out':
      return {
        measure: TEAM_IMPS,
        rounding: roundingOf(profile, 'unit-imps', reading),
        awards: faceValue(levelsOf(profile, 'grades-imps-match', reading)),
        balanced: scoringValue(profile, 'knock-out-balanced', reading),
      };
    case 'board-a-match':
      return {
        measure: BOARD_A_MATCH,
        rounding: null,
        awards: faceValue(levelsOf(profile, 'grades-board-a-match', reading)),
        balanced: false,
      };
  }
};

/** The scale of victory points; null where only its name is known, and the conditions have to bring the table. */
export const scaleOf = (profile: ScoringProfile, reading: Reading = {}): VictoryPointScale | null => {
  switch (scoringValue(profile, 'vp-scale', reading)) {
    case 'dbf-202':
      return DBF_SCALE;
    case 'wbf-continuous':
      return WBF_SCALE;
    case 'named-25-0':
      return null;
  }
};

const PAIRS_FORMS = ['matchpoints', 'cross-imps', 'butler'] as const;
export type PairsForm = (typeof PAIRS_FORMS)[number];

export const isPairsForm = (form: string): form is PairsForm => PAIRS_FORMS.some((one) => one === form);

/** A session of pairs or individuals by one of the three forms, artificial scores settled. */
export const sessionRules = (profile: ScoringProfile, form: PairsForm, reading: Reading = {}): SessionRules => {
  const others = scoringValue(profile, 'other-boards', reading);
  switch (form) {
    case 'matchpoints':
      return {
        method: (field, awards) => boardMatchpoints(field, { ...matchpointRules(profile, reading), awards }),
        levels: levelsOf(profile, 'grades-percent', reading),
        others,
      };
    case 'cross-imps':
      return {
        method: (field, awards) => boardCrossImps(field, { ...crossImpRules(profile, reading), awards }),
        levels: levelsOf(profile, 'grades-imps-cross', reading),
        others,
      };
    case 'butler':
      return {
        method: (field, awards) => boardButler(field, { ...butlerRules(profile, reading), awards }),
        levels: levelsOf(profile, 'grades-imps-butler', reading),
        others,
      };
  }
};
