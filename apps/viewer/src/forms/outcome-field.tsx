import { type Side, SIDES } from '@app/bridge';
import { anOutcome } from '@app/contract';
import { useContext, useState } from 'preact/hooks';
import { messages } from '../strings';
import { formMessages } from '../strings/forms';
import { Check, SelectField, WholeField } from './fields';
import { FormContext } from './form-context';
import { draftOf, isSame, outcomeIn } from './outcome';
import { type Filled, type Json, schemaOf, textOf, withField } from './schema';
import { WeightsField } from './weights-field';

const KINDS = ['assigned', 'artificial', 'table', 'cancelled'] as const;
const GRADES = ['plus', 'average', 'minus', 'percent'] as const;
const COMPONENTS = schemaOf(anOutcome).properties?.components ?? {};

interface SideProps {
  readonly name: string;
  readonly side: Filled;
  readonly onChange: (side: Filled) => void;
}

/** A grade, or a percentage in place of one. */
const Artificial = ({ name, side, onChange }: SideProps) => (
  <>
    <SelectField
      name={`${formMessages.outcome.grade}, ${name}`}
      value={textOf(side.grade ?? 'percent')}
      options={GRADES.map((grade) => ({ value: grade, label: formMessages.outcome.grades[grade] }))}
      onChange={(grade) => onChange(withField(side, 'grade', grade === 'percent' ? undefined : grade))}
    />
    {side.grade === undefined && (
      <WholeField
        name={`${formMessages.outcome.percent}, ${name}`}
        value={typeof side.percent === 'number' ? side.percent : undefined}
        least={0}
        most={100}
        onChange={(percent) => onChange(withField(side, 'percent', percent))}
      />
    )}
  </>
);

const SideFields = (props: SideProps) => {
  const { name, side, onChange } = props;
  return (
    <div class="outcome-side" role="group" aria-label={name}>
      <SelectField
        name={formMessages.outcome.kindOf(name)}
        value={textOf(side.kind)}
        options={KINDS.map((kind) => ({ value: kind, label: formMessages.outcome.kind[kind] }))}
        onChange={(kind) => onChange({ ...side, kind })}
      />
      {side.kind === 'assigned' && (
        <WeightsField
          schema={COMPONENTS}
          value={side.components}
          required
          onChange={(components = []) => onChange({ ...side, components })}
        />
      )}
      {side.kind === 'artificial' && <Artificial {...props} />}
    </div>
  );
};

interface OutcomeFieldProps {
  /** Anything that is no score counts as the result of the table. */
  readonly value: Json | undefined;
  readonly onChange: (value: Filled) => void;
}

/** An adjusted score, to be filled in: for both sides, or for each. */
export const OutcomeField = ({ value, onChange }: OutcomeFieldProps) => {
  const { played } = useContext(FormContext);
  const outcome = outcomeIn(value) ?? draftOf(played);
  const [isApart, setApart] = useState(false);
  const same = !isApart && isSame(outcome);
  const put = (side: Side) => (one: Filled) => onChange({ ...outcome, [side]: one });
  return (
    <>
      <Check
        checked={same}
        onChange={(checked) => {
          setApart(!checked);
          if (checked) onChange({ NS: outcome.NS, EW: outcome.NS });
        }}
      >
        {formMessages.outcome.same}
      </Check>
      {same ? (
        <SideFields
          name={formMessages.outcome.both}
          side={outcome.NS}
          onChange={(one) => onChange({ NS: one, EW: one })}
        />
      ) : (
        SIDES.map((side) => (
          <SideFields key={side} name={messages.side(side)} side={outcome[side]} onChange={put(side)} />
        ))
      )}
    </>
  );
};
