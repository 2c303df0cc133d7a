import type { Message } from '@app/bridge';
import type { Conditions, ScoringForm, Stage } from '@app/contract';
import {
  type Grades,
  type Rational,
  type Scaling,
  type ScoringName,
  type ScoringProfile,
  type ScoringValues,
  numberInWords,
  scoringParameter,
} from '@app/scoring';
import { profileOf, scoringConditions } from '@app/session';
import { inEnglish } from '@app/messages';
import { commandText } from '../output/command-texts';

/** What the score of a board and of a session hangs on, by form of scoring. */
const PARAMETERS: Readonly<Record<ScoringForm, readonly ScoringName[]>> = {
  matchpoints: ['comparison', 'scaling', 'showing', 'common-top', 'unit-matchpoints', 'grades-percent'],
  'cross-imps': ['comparison', 'scaling', 'cross-imps-count', 'unit-imps', 'grades-imps-cross'],
  butler: ['comparison', 'scaling', 'butler-trim', 'butler-datum-unit', 'unit-imps-butler', 'grades-imps-butler'],
  'total-points': [],
  'multi-team': ['comparison', 'unit-imps-in-vp-matches', 'grades-imps-match', 'vp-scale'],
  'team-imps': ['teams-of-eight', 'unit-imps', 'grades-imps-match', 'knock-out-balanced'],
  'team-vp': [
    'teams-of-eight',
    'patton',
    'half-matches',
    'unit-imps-in-vp-matches',
    'grades-imps-match',
    'vp-scale',
    'walk-over',
    'vp-of-a-bye',
  ],
  'board-a-match': ['teams-of-eight', 'grades-board-a-match'],
};

/** What the session and the ranking hang on, by form of the stage. */
const OF_STAGE: Readonly<Record<Stage['form'], readonly ScoringName[]>> = {
  field: ['other-boards', 'session-of-pairs', 'sit-out', 'withdrawal', 'absent-pair', 'tie-break-pairs'],
  'round-robin': ['other-boards', 'session-of-teams', 'withdrawal', 'tie-break-round-robin'],
  swiss: ['other-boards', 'session-of-teams', 'withdrawal', 'tie-break-swiss'],
  'knock-out': ['other-boards', 'session-of-teams', 'tie-break-knock-out'],
};

/** Besides those, where pairs are ranked by the victory points of their matches. */
const inVictoryPoints = ({ scoring, measure }: Stage): readonly ScoringName[] =>
  measure === 'victory-points'
    ? [
        scoring === 'matchpoints' ? 'vp-scale-of-percent' : 'vp-scale',
        'vp-of-a-bye',
        'tie-break-round-robin',
        'tie-break-swiss',
      ]
    : [];

/** What has no effect then: pairs are tied in matches, and tops are not added up. */
const NOT_IN_VICTORY_POINTS: readonly ScoringName[] = ['tie-break-pairs', 'common-top'];

const namesOf = (stage: Stage): readonly ScoringName[] => {
  const names = [...PARAMETERS[stage.scoring], ...inVictoryPoints(stage), ...OF_STAGE[stage.form]];
  return stage.measure === 'victory-points' ? names.filter((name) => !NOT_IN_VICTORY_POINTS.includes(name)) : names;
};

/** A value in force, in words, and where it is printed. */
interface InForce {
  readonly name: ScoringName;
  readonly value: string;
  readonly paragraph: string;
  /** The same for a reader of any language. */
  readonly said: string | Message;
  /** The conditions say otherwise than the regulations. */
  readonly departs: boolean;
}

type Value = ScoringValues[ScoringName];

const isRational = (value: Rational | Grades | Scaling): value is Rational => 'num' in value;

const said = (value: Value): string | Message => {
  if (value === null) return commandText('conditions.value.none');
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return commandText(value ? 'conditions.value.yes' : 'conditions.value.no');
  if (isRational(value)) return numberInWords(value);
  if ('formula' in value) return value.formula;
  return [value.plus, value.average, value.minus].map(numberInWords).join(' / ');
};

const named = (profile: ScoringProfile, name: ScoringName, { parameters }: Conditions): readonly InForce[] => {
  const reading = parameters ? { conditions: scoringConditions(parameters) } : {};
  const found = scoringParameter<ScoringName>(profile, name, reading);
  const departs = parameters?.[name as keyof typeof parameters] !== undefined;
  if (!found) return [];
  const inForce = said(found.value);
  return [{ name, value: inEnglish(inForce), said: inForce, paragraph: found.reference, departs }];
};

/** The parameters that the stages of a contest are scored by, each once, as the conditions and the regulations have it. */
export const parametersInForce = (conditions: Conditions): readonly InForce[] => {
  const { laws = 'wbf-2017', regulations = null, stages } = conditions;
  const profile = profileOf({ laws, regulations });
  const names = new Set(stages.flatMap(namesOf));
  return [...names].flatMap((name) => named(profile, name, conditions));
};
