import { useState, useMemo } from 'preact/hooks';
import { ProblemNote } from '../../shared/awaited';
import { FormContext, PLAIN_FORM } from '../../forms/form-context';
import { type OutcomeDraft, draftOf, outcomeIn } from '../../forms/outcome';
import { OutcomeField } from '../../forms/outcome-field';
import { type Room, playedIn, rulingIn } from '../room-source';
import { appealMessages } from '../../strings/appeals';
import { type Column, ComparisonTable } from './comparison-table';
import { type Course, alternativeOf, type Alternative } from './courses';
import { type Figures, figuresWith } from './figures';
import { useFiguresNow } from './use-figures-now';
import { type Result, ok } from '@app/bridge';
import type { Differences } from '@app/contract';
import { type Problem, answerTo } from '../../ledger/api';
import { client } from '../../ledger/client';
import { useAnswer } from '../../shared/use-answer';
import { useSettled } from '../../shared/use-settled';

const PAUSE_MS = 300;

/**
 * What an alternative would move; null while that is being worked out. The value is null where nothing would.
 * @param position of what is on record: worked out anew when that has grown
 */
const useAlternative = (
  board: string,
  alternative: Alternative | null,
  position: number,
): Result<Differences | null, Problem> | null => {
  const settled = useSettled({ alternative, position }, PAUSE_MS);
  const ask = useMemo(
    () => async (): Promise<Result<Differences | null, Problem>> => {
      const body = settled.alternative;
      if (body === null) return ok(null);
      const answer = await answerTo(client.POST('/boards/{board}/what-if', { params: { path: { board } }, body }));
      return answer.ok ? ok(answer.value.alternatives[0]?.differences ?? null) : answer;
    },
    [board, settled],
  );
  const { answer, current } = useAnswer(ask);
  return current ? answer : null;
};

const COURSES = ['upheld', 'table', 'other'] as const;
const TABLE_SCORE: OutcomeDraft = { NS: { kind: 'table' }, EW: { kind: 'table' } };

/** The score that a course comes to, for the decision form; null where the ruling is upheld. */
const scoreOf = ({ kind, draft }: Course): OutcomeDraft | null => {
  if (kind === 'upheld') return null;
  return kind === 'table' ? TABLE_SCORE : draft;
};

interface CourseEditorProps {
  readonly label: string;
  readonly course: Course;
  readonly onChange: (course: Course) => void;
  /** Takes the score over into the form of the decision; null where nothing is to be decided. */
  readonly onDecide: ((outcome: OutcomeDraft | null) => void) | null;
}

const CourseEditor = ({ label, course, onChange, onDecide }: CourseEditorProps) => (
  <fieldset class="course">
    <legend>{label}</legend>
    {COURSES.map((kind) => (
      <label key={kind} class="tick">
        <input
          type="radio"
          name={`course-${label}`}
          checked={course.kind === kind}
          onChange={() => onChange({ ...course, kind })}
        />{' '}
        {appealMessages.whatIf.course[kind]}
      </label>
    ))}
    {course.kind === 'other' && (
      <OutcomeField
        value={course.draft}
        onChange={(value) => onChange({ ...course, draft: outcomeIn(value) ?? course.draft })}
      />
    )}
    {onDecide && (
      <p>
        <button
          type="button"
          aria-label={`${appealMessages.whatIf.decideThis}: ${label}`}
          onClick={() => onDecide(scoreOf(course))}
        >
          {appealMessages.whatIf.decideThis}
        </button>
      </p>
    )}
  </fieldset>
);

interface WhatIfsProps {
  readonly room: Room;
  readonly board: string;
  readonly onDecide: CourseEditorProps['onDecide'];
}

/** Two decisions that the committee could take, side by side with what is on record. */
export const WhatIfs = ({ room, board, onDecide }: WhatIfsProps) => {
  const played = playedIn(room);
  const draft = draftOf(played);
  const [a, setA] = useState<Course>({ kind: 'upheld', draft });
  const [b, setB] = useState<Course>({ kind: 'table', draft });
  const decided = { ruling: rulingIn(room), outcome: room.appeal.decided?.outcome };
  const now = useFiguresNow(room);
  const ofA = useAlternative(board, alternativeOf(a, decided), room.position);
  const ofB = useAlternative(board, alternativeOf(b, decided), room.position);
  const figuresOf = (base: Figures, found: typeof ofA): Figures | null => {
    if (!found?.ok) return null;
    return found.value === null ? base : figuresWith(base, found.value, board);
  };
  const columns = (base: Figures): readonly Column[] => [
    { label: appealMessages.whatIf.column.a, figures: figuresOf(base, ofA) },
    { label: appealMessages.whatIf.column.b, figures: figuresOf(base, ofB) },
  ];
  const problems = [ofA, ofB, now].flatMap((one) => (one && !one.ok ? [one.error] : []));
  return (
    <section class="what-ifs" aria-labelledby="what-ifs">
      <h2 id="what-ifs">{appealMessages.section.whatIf}</h2>
      <p class="quiet">{appealMessages.whatIf.intro}</p>
      <FormContext.Provider value={{ ...PLAIN_FORM, played }}>
        <div class="courses">
          <CourseEditor label={appealMessages.whatIf.column.a} course={a} onChange={setA} onDecide={onDecide} />
          <CourseEditor label={appealMessages.whatIf.column.b} course={b} onChange={setB} onDecide={onDecide} />
        </div>
      </FormContext.Provider>
      {problems.map((problem, index) => (
        <ProblemNote key={index} problem={problem} />
      ))}
      {now?.ok && (
        <ComparisonTable
          caption={appealMessages.whatIf.caption}
          room={room}
          now={now.value}
          columns={columns(now.value)}
        />
      )}
      <p class="quiet">{appealMessages.whatIf.marks}</p>
    </section>
  );
};
