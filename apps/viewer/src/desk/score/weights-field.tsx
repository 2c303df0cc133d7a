import { useContext, useState } from 'preact/hooks';
import { type GivenComponent, pollWeight } from '@app/documents';
import { ZERO, numberInWords } from '@app/scoring';
import { r } from '../../strings/desk';
import { Button, Check, Group } from '../../forms/fields';
import { OnBoard } from './context';
import { ResultField } from './result-field';
import { percentOf, reweighed, weightAsWritten, weightFrom, withAnother, withoutOne } from './weights';

interface WeightProps {
  readonly name: string;
  readonly weight: string;
  readonly onChange: (weight: string) => void;
}

/** A weight by the slider in whole per cents, or written exactly: `1/3`. */
const WeightField = ({ name, weight, onChange }: WeightProps) => {
  const [written, setWritten] = useState<string | null>(null);
  const invalid = written !== null && weightFrom(written) === null;
  return (
    <div class="desk-weight">
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percentOf(weight)}
        aria-label={name}
        aria-valuetext={weightAsWritten(weight)}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <input
        type="text"
        value={written ?? weightAsWritten(weight)}
        aria-label={r.score.exactly(name)}
        aria-invalid={invalid}
        autocomplete="off"
        onInput={({ currentTarget: { value } }) => {
          setWritten(value);
          if (weightFrom(value) !== null) onChange(value);
        }}
        onBlur={() => setWritten(null)}
      />
    </div>
  );
};

interface AnswersProps {
  readonly component: GivenComponent;
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
}

const Answers = ({ component, answers, onChange }: AnswersProps) => (
  <div class="desk-answers" role="group" aria-label={r.score.answers}>
    {answers.map((answer) => {
      const ticked = component.answers ?? [];
      return (
        <Check
          key={answer}
          checked={ticked.includes(answer)}
          onChange={(checked) => onChange(checked ? [...ticked, answer] : ticked.filter((one) => one !== answer))}
        >
          {answer}
        </Check>
      );
    })}
  </div>
);

/** Its weight is what the poll says. */
const unweighed = (component: GivenComponent): GivenComponent => {
  const { weight, ...rest } = component;
  return weight === undefined ? component : rest;
};

interface WeightsFieldProps {
  readonly value: readonly GivenComponent[];
  /** How many results there are at least. */
  readonly least: number;
  readonly onChange: (value: readonly GivenComponent[]) => void;
}

/** Results that might have come about, with weights that always make up 1. */
export const WeightsField = ({ value, least, onChange }: WeightsFieldProps) => {
  const { played, polls, poll } = useContext(OnBoard);
  const asked = poll === undefined ? undefined : polls[poll - 1];
  const weights = value.map(
    ({ weight, answers = [] }) => weight ?? numberInWords(asked ? pollWeight(asked, answers) : ZERO),
  );
  const weighed = (after: readonly string[], all = value): void =>
    onChange(all.map((one, index) => ({ ...one, weight: after[index] ?? '0' })));
  const replaced = (index: number, some: Partial<GivenComponent>): readonly GivenComponent[] =>
    value.map((one, at) => (at === index ? { ...one, ...some } : one));
  const byPoll = (index: number, answers: readonly string[]): void =>
    onChange(replaced(index, { answers }).map(unweighed));
  return (
    <>
      {value.map((one, index) => (
        <Group key={index} name={r.score.result(index + 1)}>
          <ResultField
            value={one.result}
            played={played}
            onChange={(result) => onChange(replaced(index, { result }))}
          />
          {value.length > 1 && (
            <WeightField
              name={r.score.weightOf(index + 1)}
              weight={weights[index] ?? '0'}
              onChange={(written) => {
                const to = weightFrom(written);
                if (to !== null) weighed(reweighed(weights, index, to));
              }}
            />
          )}
          {asked && (
            <Answers
              component={one}
              answers={asked.answers.map(({ answer }) => answer)}
              onChange={(answers) => byPoll(index, answers)}
            />
          )}
          <Check checked={one.legal !== false} onChange={(legal) => onChange(replaced(index, { legal }))}>
            {r.score.legal}
          </Check>
          {value.length > least && (
            <Button
              label={r.score.removeResult(index + 1)}
              onClick={() =>
                weighed(
                  withoutOne(weights, index),
                  value.filter((_, at) => at !== index),
                )
              }
            >
              {r.remove}
            </Button>
          )}
        </Group>
      ))}
      <Button onClick={() => weighed(withAnother(weights), [...value, { result: value.at(-1)?.result ?? played }])}>
        {r.score.addResult}
      </Button>
    </>
  );
};
