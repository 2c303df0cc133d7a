import { type Levels, faceValue } from '../artificial/awards';
import { type ButlerRules, butler } from '../butler/butler';
import type { BoardRounding } from '../field/board-points';
import { type CrossImpRules, crossImps } from '../imps/cross-imps';
import { type MatchpointRules, matchpoints } from '../matchpoints/matchpoints';
import type { SessionRules } from '../session/session-points';
import { type MatchRules, TEAM_IMPS, boardAMatch } from '../teams/match-board';
import { EBU_SWISS_PAIRS, type PercentScale } from '../victory-points/percent-scale';
import { type VictoryPointScale, DBF_SCALE, WBF_DISCRETE_SCALE, WBF_SCALE } from '../victory-points/victory-points';
import type { ScoringName } from './values';
import { type Reading, type ScoringProfile, scoringParameter, scoringValue } from './profile';

type GradesName = Extract<ScoringName, `grades-${string}`>;
type UnitName = Extract<ScoringName, `unit-${string}`>;

const isManual = (profile: ScoringProfile, reading: Reading): boolean =>
  scoringValue(profile, 'comparison', reading) === 'manual';

export const levelsOf = (profile: ScoringProfile, name: GradesName, reading: Reading = {}): Levels => ({
  ...scoringValue(profile, name, reading),
  paragraph: scoringParameter(profile, name, reading)?.reference ?? '',
  sitOut: scoringParameter(profile, 'sit-out', reading)?.reference ?? '',
});

/** By hand for the one side and against the other (DBf X78D7). */
const roundingOf = (profile: ScoringProfile, name: UnitName, reading: Reading): BoardRounding | null => {
  const unit = scoringParameter(profile, name, reading);
  return unit?.value ? { unit: unit.value, byStanding: isManual(profile, reading), paragraph: unit.reference } : null;
};

/** How the points of a board are rounded in a form of pairs; null where they are not. */
export const roundingOfPairs = (profile: ScoringProfile, form: PairsForm, reading: Reading): BoardRounding | null => {
  switch (form) {
    case 'matchpoints':
      return roundingOf(profile, 'unit-matchpoints', reading);
    case 'cross-imps':
      return roundingOf(profile, 'unit-imps', reading);
    case 'butler':
      return roundingOf(profile, 'unit-imps-butler', reading);
  }
};

export const matchpointRules = (profile: ScoringProfile, reading: Reading = {}): MatchpointRules => ({
  comparison: scoringValue(profile, 'comparison', reading),
  cite: profile.cite,
  scaling: scoringValue(profile, 'scaling', reading),
  showing: scoringValue(profile, 'showing', reading),
  rounding: roundingOfPairs(profile, 'matchpoints', reading),
  awards: faceValue(levelsOf(profile, 'grades-percent', reading)),
});

export const crossImpRules = (profile: ScoringProfile, reading: Reading = {}): CrossImpRules => ({
  comparison: scoringValue(profile, 'comparison', reading),
  cite: profile.cite,
  count: scoringValue(profile, 'cross-imps-count', reading),
  rounding: roundingOfPairs(profile, 'cross-imps', reading),
  awards: faceValue(levelsOf(profile, 'grades-imps-cross', reading)),
});

export const butlerRules = (profile: ScoringProfile, reading: Reading = {}): ButlerRules => ({
  comparison: scoringValue(profile, 'comparison', reading),
  cite: profile.cite,
  trim: scoringValue(profile, 'butler-trim', reading),
  datumUnit: scoringValue(profile, 'butler-datum-unit', reading),
  rounding: roundingOfPairs(profile, 'butler', reading),
  awards: faceValue(levelsOf(profile, 'grades-imps-butler', reading)),
});

export type MatchForm = 'vp-match' | 'knock-out' | 'board-a-match';

export const matchRules = (profile: ScoringProfile, form: MatchForm, reading: Reading = {}): MatchRules => {
  switch (form) {
    case 'vp-match':
      return {
        measure: TEAM_IMPS,
        cite: profile.cite,
        rounding: roundingOf(profile, 'unit-imps-in-vp-matches', reading),
        awards: faceValue(levelsOf(profile, 'grades-imps-match', reading)),
        balanced: false,
      };
    case 'knock-out':
      return {
        measure: TEAM_IMPS,
        cite: profile.cite,
        rounding: roundingOf(profile, 'unit-imps', reading),
        awards: faceValue(levelsOf(profile, 'grades-imps-match', reading)),
        balanced: scoringValue(profile, 'knock-out-balanced', reading),
      };
    case 'board-a-match':
      return {
        measure: boardAMatch(profile.cite['board-a-match']),
        cite: profile.cite,
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
    case 'wbf-discrete':
      return WBF_DISCRETE_SCALE;
    case 'named-25-0':
      return null;
  }
};

/** The scale of victory points for percentages; null where neither the regulations nor the conditions name one. */
export const percentScaleOf = (profile: ScoringProfile, reading: Reading = {}): PercentScale | null => {
  switch (scoringParameter(profile, 'vp-scale-of-percent', reading)?.value) {
    case 'ebu-swiss-pairs':
      return EBU_SWISS_PAIRS;
    case undefined:
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
    case 'matchpoints': {
      const rules = matchpointRules(profile, reading);
      return {
        method: (group) => matchpoints(group, rules),
        levels: levelsOf(profile, 'grades-percent', reading),
        others,
      };
    }
    case 'cross-imps': {
      const rules = crossImpRules(profile, reading);
      return {
        method: (group) => crossImps(group, rules),
        levels: levelsOf(profile, 'grades-imps-cross', reading),
        others,
      };
    }
    case 'butler': {
      const rules = butlerRules(profile, reading);
      return {
        method: (group) => butler(group, rules),
        levels: levelsOf(profile, 'grades-imps-butler', reading),
        others,
      };
    }
  }
};
