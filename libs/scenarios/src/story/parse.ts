import { type Conditions, type ScoringForm, isMatchForm, isRecord } from '@app/contract';
import { paragraphsOf } from '@app/laws';
import type { Result, Edition, Regulations } from '@app/bridge';
import { stageOf } from '@app/session';
import { editionsOf } from '../scenario/editions';
import { isOfAForm, isOfAStep, schemaProblem } from '../scenario/schema-problem';
import { inEnglish } from '@app/messages';
import {
  type ConditionsProblem,
  type FileProblem,
  type Path,
  type PathProblem,
  type Place,
  fieldOf,
} from '../yaml/problem';
import { readDocument } from '../yaml/read-document';
import { validatorOf } from '../yaml/validator';
import type { Clock } from './notation';
import { STORY_SCHEMA } from './schema';
import { stepOf, stepProblems } from './steps';
import type { Entries, Story, StoryHead, StoryRound } from './story';

interface RawHead {
  readonly laws: unknown;
  readonly regulations?: Regulations;
  readonly scoring?: ScoringForm;
  readonly date: string;
  readonly zone?: string;
  readonly conditions?: string;
  readonly stage?: string;
  readonly contestants: number | Entries;
  readonly rounds: readonly StoryRound[];
}

interface Raw {
  readonly title: string;
  readonly covers?: readonly string[];
  readonly session: RawHead;
  readonly steps: readonly unknown[];
}

const validator = validatorOf<Raw>(STORY_SCHEMA);

/** Whether a file is meant as a story: it has a session with contestants, where a scenario has a board. */
export const looksLikeAStory = (text: string): boolean => {
  const read = readDocument(text);
  if (!read.ok || !isRecord(read.document.value)) return false;
  const { session, board } = read.document.value;
  return board === undefined && isRecord(session) && session.contestants !== undefined;
};

const clockOf = (raw: unknown): Clock => {
  const session = isRecord(raw) && isRecord(raw.session) ? raw.session : {};
  const { date, zone } = session;
  return { date: typeof date === 'string' ? date : '2026-02-01', zone: typeof zone === 'string' ? zone : 'Z' };
};

/** Paragraphs of the Laws that none of the editions has; those of regulations are not registered. */
const coverProblems = (raw: unknown, played: readonly Edition[]): readonly PathProblem[] => {
  const covers: unknown = isRecord(raw) ? raw.covers : undefined;
  if (!Array.isArray(covers)) return [];
  return covers.flatMap((text: unknown, index) => {
    const paragraph = typeof text === 'string' && text.startsWith('L') ? text.slice(1) : null;
    const isThere = paragraph === null || played.some((edition) => paragraphsOf(edition, paragraph).found);
    return isThere
      ? []
      : [{ path: ['covers', index], message: `${played.join(' and ')} have no paragraph ${paragraph}` }];
  });
};

type ReadHead =
  { readonly ok: true; readonly head: StoryHead } | { readonly ok: false; readonly problems: readonly PathProblem[] };

const SEATS_OF = { pair: 'ab', team: 'abcd', individual: '' } as const;

const entriesOf = (contestants: number | Entries, kind: StoryHead['kind']): Entries => {
  if (typeof contestants !== 'number') return contestants;
  const ids = Array.from({ length: contestants }, (_, index) => String(index + 1));
  return Object.fromEntries(ids.map((id) => [id, [...SEATS_OF[kind]].map((letter) => id + letter)]));
};

/** Reads the conditions of contest that a story names: a file of the working copy, or one that comes with the ledger. */
export type ConditionsReader = (file: string) => Result<Conditions, readonly ConditionsProblem[]>;

const headOf = (raw: RawHead, clock: Clock, line: number, readConditions: ConditionsReader): ReadHead => {
  const file = raw.conditions === undefined ? null : readConditions(raw.conditions);
  if (file && !file.ok) {
    const [problem] = file.error;
    const message = `these are no conditions of contest: ${problem?.field ?? ''}: ${inEnglish(problem?.message ?? '')}`;
    return { ok: false, problems: [{ path: ['session', 'conditions'], message }] };
  }
  const conditions: Conditions | undefined = file?.value;
  if (conditions && raw.stage !== undefined && !conditions.stages.some(({ stage }) => stage === raw.stage)) {
    return { ok: false, problems: [{ path: ['session', 'stage'], message: `the conditions have no such stage` }] };
  }
  const scoring = raw.scoring ?? (conditions ? stageOf(conditions, raw.stage).scoring : 'matchpoints');
  const kind = conditions?.contestants ?? (isMatchForm(scoring) ? 'team' : 'pair');
  const regulations = raw.regulations ?? conditions?.regulations;
  return {
    ok: true,
    head: {
      line,
      scoring,
      clock,
      kind,
      ...(regulations === undefined ? {} : { regulations }),
      ...(conditions === undefined ? {} : { conditions }),
      ...(raw.stage === undefined ? {} : { stage: raw.stage }),
      entries: entriesOf(raw.contestants, kind),
      rounds: raw.rounds,
    },
  };
};

const placed = (problems: readonly PathProblem[], placeOf: (path: Path) => Place): readonly FileProblem[] =>
  problems
    .map(({ path, message }) => ({ ...placeOf(path), field: fieldOf(path), message }))
    .sort((one, other) => one.line - other.line);

/** Reads a story (YAML or JSON). All problems are named, each with line and field. */
export const parseStory = (
  text: string,
  readConditions: ConditionsReader,
): { readonly ok: true; readonly story: Story } | { readonly ok: false; readonly problems: readonly FileProblem[] } => {
  const read = readDocument(text);
  if (!read.ok) return read;
  const { value: raw, placeOf } = read.document;
  const validate = validator();
  const sound = validate(raw);
  const editions = editionsOf(isRecord(raw) && isRecord(raw.session) ? raw.session.laws : undefined);
  const clock = clockOf(raw);
  const problems = [
    ...(validate.errors ?? [])
      .filter((error) => !isOfAForm(error))
      .map(schemaProblem)
      .filter((problem) => !isOfAStep(problem)),
    ...coverProblems(raw, editions),
    ...stepProblems(isRecord(raw) ? raw.steps : undefined, editions, clock),
  ];
  if (!sound || problems.length > 0) return { ok: false, problems: placed(problems, placeOf) };
  const head = headOf(raw.session, clock, placeOf(['session']).line, readConditions);
  if (!head.ok) return { ok: false, problems: placed(head.problems, placeOf) };
  return {
    ok: true,
    story: {
      title: raw.title,
      editions,
      covers: raw.covers ?? [],
      head: head.head,
      steps: raw.steps.flatMap((step, index) => stepOf(step, placeOf(['steps', index]).line)),
    },
  };
};
