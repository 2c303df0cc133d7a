import { type Conditions, type SessionOpened, anId, problemInWords, problemsOf } from '@app/contract';
import { UsageError } from '../failure';
import type { ImportOptions } from '@app/application';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { conditionsIn } from './conditions-file';

/** What a command line says of the conditions that a session is opened with, and of the contest that it is a part of. */
interface ContestOptions extends LanguageOption {
  readonly conditions?: string;
  readonly contest?: string;
  readonly stage?: string;
  readonly sessionOfStage?: string;
  readonly venue?: string;
}

const stageNamed = ({ stages }: Conditions, name: string | undefined) => {
  const stage = name === undefined ? stages[0] : stages.find((one) => one.stage === name);
  if (stage) return stage;
  throw new UsageError(
    commandText('conditions.no-stage', { stage: name ?? '', stages: stages.map((one) => one.stage).join(', ') }),
  );
};

const idOf = (option: string, text: string): string => {
  const [wrong] = problemsOf(anId, text, option);
  if (wrong) throw new UsageError(problemInWords(wrong));
  return text;
};

const contestOf = (
  stage: string,
  { contest, sessionOfStage = '1', venue }: ContestOptions,
): SessionOpened['contest'] => {
  if (contest === undefined) return undefined;
  const place = venue === undefined ? {} : { venue: idOf('--venue', venue) };
  if (!/^[1-9]\d{0,2}$/.test(sessionOfStage)) {
    throw new UsageError(commandText('conditions.session-of-stage', { text: sessionOfStage }));
  }
  return { contest: idOf('--contest', contest), stage, session: Number(sessionOfStage), ...place };
};

/** Conditions and contest of a session to be opened, and what follows for its edition, regulations and scoring. */
export const partOfContest = (
  options: ContestOptions,
): Pick<ImportOptions, 'conditions' | 'contest' | 'laws' | 'regulations' | 'scoring'> => {
  if (options.conditions === undefined) {
    const needing = (['contest', 'stage', 'sessionOfStage', 'venue'] as const).some(
      (name) => options[name] !== undefined,
    );
    if (needing) throw new UsageError(commandText('conditions.needs-conditions'));
    return {};
  }
  const conditions = conditionsIn(options.conditions, textsFor(options));
  const { stage, scoring } = stageNamed(conditions, options.stage);
  const contest = contestOf(stage, options);
  if (contest === undefined && (options.stage ?? options.sessionOfStage ?? options.venue) !== undefined) {
    throw new UsageError(commandText('conditions.needs-contest'));
  }
  const { laws, regulations } = conditions;
  return {
    conditions,
    scoring,
    ...(contest === undefined ? {} : { contest }),
    ...(laws === undefined ? {} : { laws }),
    ...(regulations === undefined ? {} : { regulations }),
  };
};
