import { useContext, useState } from 'preact/hooks';
import { pollWeight } from '@app/documents';
import { ZERO, numberInWords } from '@app/scoring';
import { formMessages } from '../strings/forms';
import { Button, Check, Group } from './fields';
import { FormContext } from './form-context';
import { ResultField } from './result-field';
import { type Filled, type Json, type Schema, isFilled, isListed, textsOf, withField } from './schema';
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
    <div class="weight-field">
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
        aria-label={formMessages.exactly(name)}
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
  readonly ticked: readonly string[];
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
}

const Answers = ({ ticked, answers, onChange }: AnswersProps) => (
  <div class="weight-answers" role="group" aria-label={formMessages.answers}>
    {answers.map((answer) => (
      <Check
        key={answer}
        checked={ticked.includes(answer)}
        onChange={(checked) => onChange(checked ? [...ticked, answer] : ticked.filter((one) => one !== answer))}
      >
        {answer}
      </Check>
    ))}
  </div>
);

interface WeightsFieldProps {
  readonly schema: Schema;
  /** A list of results, each with its weight; of those without one the poll says it. */
  readonly value: Json | undefined;
  /** There is one result at least. */
  readonly required: boolean;
  readonly onChange: (value: readonly Filled[] | undefined) => void;
}

/** Results that might have come about, with weights that always make up 1. */
export const WeightsField = ({ schema, value, required, onChange }: WeightsFieldProps) => {
  const { played, polls, poll: number } = useContext(FormContext);
  const poll = number === undefined ? undefined : polls[number - 1];
  const all = isListed(value) ? value.filter(isFilled) : [];
  const weights = all.map(({ weight, answers }) =>
    typeof weight === 'string' ? weight : numberInWords(poll ? pollWeight(poll, textsOf(answers)) : ZERO),
  );
  const asksWhetherLegal = schema.items?.properties?.legal !== undefined;
  const change = (after: readonly Filled[]): void => onChange(after.length === 0 && !required ? undefined : after);
  const weigh = (after: readonly string[], results = all): void =>
    change(results.map((one, index) => ({ ...one, weight: after[index] ?? '0' })));
  const replace = (index: number, one: Filled): void => change(all.map((old, at) => (at === index ? one : old)));
  return (
    <>
      {all.map((one, index) => (
        <Group key={index} name={formMessages.result(index + 1)}>
          <ResultField value={one.result} onChange={(result) => replace(index, { ...one, result })} />
          {all.length > 1 && (
            <WeightField
              name={formMessages.weightOf(index + 1)}
              weight={weights[index] ?? '0'}
              onChange={(written) => {
                const to = weightFrom(written);
                if (to !== null) weigh(reweighed(weights, index, to));
              }}
            />
          )}
          {poll && (
            <Answers
              ticked={textsOf(one.answers)}
              answers={poll.answers.map(({ answer }) => answer)}
              onChange={(answers) => replace(index, withField({ ...one, answers }, 'weight', undefined))}
            />
          )}
          {asksWhetherLegal && (
            <Check checked={one.legal !== false} onChange={(legal) => replace(index, { ...one, legal })}>
              {formMessages.legal}
            </Check>
          )}
          {all.length > (required ? 1 : 0) && (
            <Button
              label={formMessages.removeResult(index + 1)}
              onClick={() =>
                weigh(
                  withoutOne(weights, index),
                  all.filter((_, at) => at !== index),
                )
              }
            >
              {formMessages.remove}
            </Button>
          )}
        </Group>
      ))}
      <Button
        onClick={() =>
          weigh(withAnother(weights), [...all, { result: all.at(-1)?.result ?? (played && { ...played }) }])
        }
      >
        {formMessages.addResult}
      </Button>
    </>
  );
};
