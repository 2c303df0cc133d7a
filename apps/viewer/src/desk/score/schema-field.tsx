import { useContext } from 'preact/hooks';
import { type Side, SIDES } from '@app/bridge';
import type { PlayedResult } from '@app/contract';
import type { GivenComponent } from '@app/documents';
import { t } from '../../strings';
import { r } from '../../strings/desk';
import { Button, Check, Group } from '../../forms/fields';
import { OnBoard } from './context';
import { type FieldProps, PlainField, PollField } from './plain-field';
import { ResultField } from './result-field';
import {
  type Filled,
  type Json,
  type Schema,
  isEitherWay,
  isFilled,
  isListed,
  kindOf,
  ofSide,
  withField,
} from './schema';
import { started } from './started';
import { WeightsField } from './weights-field';

const listed = (value: Json | undefined): readonly Json[] => (isListed(value) ? value : []);
const filled = (value: Json | undefined): Filled => (isFilled(value) ? value : {});

/** Groups of a fouled board: one after another, each with its own fields. */
const Lists = ({ schema: { items = {} }, value, onChange }: FieldProps) => {
  const all = listed(value);
  return (
    <>
      {all.map((one, index) => (
        <Group key={index} name={r.score.group(index + 1)}>
          <Fields
            schema={items}
            value={filled(one)}
            onChange={(changed) => onChange(all.map((other, at) => (at === index ? changed : other)))}
          />
          <Button label={r.score.removeGroup(index + 1)} onClick={() => onChange(all.filter((_, at) => at !== index))}>
            {r.remove}
          </Button>
        </Group>
      ))}
      <Button onClick={() => onChange([...all, started(items, null)])}>{r.score.addGroup}</Button>
    </>
  );
};

/** What a form asks of one side. */
const OfSide = ({ name, schema, value, side, onChange }: FieldProps & { readonly side: Side }) => {
  const own = ofSide(schema, side);
  const each = filled(value);
  const change = (one: Json | undefined): void => onChange(withField(each, side, one));
  return (
    <Group name={t.side(side)}>
      {kindOf(own) === 'fields' ? (
        <Fields schema={own} value={filled(each[side])} onChange={change} />
      ) : (
        <Field name={name} schema={own} value={each[side]} onChange={change} />
      )}
    </Group>
  );
};

const Results = ({ value, optional = false, onChange }: FieldProps) => (
  <WeightsField
    value={listed(value) as readonly unknown[] as readonly GivenComponent[]}
    least={optional ? 0 : 1}
    onChange={(all) => onChange(all.length === 0 ? undefined : all)}
  />
);

/** The results that a form is about need no name; of J and M it has to be told which is which. */
const isNamed = (name: string): boolean => name !== 'components' && name !== 'bySide';

const Field = (props: FieldProps) => {
  const { name, schema, value, onChange } = props;
  const { played, form } = useContext(OnBoard);
  if (name === 'poll') return <PollField {...props} />;
  const kind = kindOf(schema);
  switch (kind) {
    case 'result':
      return (
        <Group name={r.score.field(name, form)}>
          <ResultField
            value={(value ?? null) as PlayedResult | null}
            played={played}
            onChange={(result) => onChange(result && { ...result })}
          />
        </Group>
      );
    case 'components':
      return isNamed(name) ? (
        <Group name={r.score.field(name, form)}>
          <Results {...props} />
        </Group>
      ) : (
        <Results {...props} />
      );
    case 'each-side':
      return (
        <>
          {SIDES.map((side) => (
            <OfSide key={side} {...props} side={side} />
          ))}
        </>
      );
    case 'fields':
      return (
        <Group name={r.score.field(name, form)}>
          <Fields schema={schema} value={filled(value)} onChange={onChange} />
        </Group>
      );
    case 'lists':
      return (
        <Group name={r.score.field(name, form)}>
          <Lists {...props} />
        </Group>
      );
    case 'words':
    case 'choice':
    case 'whole':
    case 'flag':
    case 'text':
      return <PlainField {...props} kind={kind} />;
  }
};

interface FieldsProps {
  readonly schema: Schema;
  readonly value: Filled;
  readonly onChange: (value: Filled) => void;
}

/** The same results for both sides, or to begin with the same for each. */
const eachItsOwn = ({ components = [], bySide, ...rest }: Filled, own: boolean): Filled =>
  own
    ? { ...rest, bySide: { NS: components, EW: components } }
    : { ...rest, components: filled(bySide).NS ?? components };

/** The fields of a form, or of a part of one, by its schema. */
export const Fields = ({ schema, value, onChange }: FieldsProps) => {
  const onBoard = useContext(OnBoard);
  const { properties = {} } = schema;
  const isBySide = 'bySide' in value;
  const hidden = isEitherWay(schema) ? (isBySide ? 'components' : 'bySide') : null;
  const poll = typeof value.poll === 'number' ? value.poll : onBoard.poll;
  return (
    <OnBoard.Provider value={{ ...onBoard, poll }}>
      {isEitherWay(schema) && (
        <Check checked={isBySide} onChange={(own) => onChange(eachItsOwn(value, own))}>
          {r.score.eachItsOwn}
        </Check>
      )}
      {Object.entries(properties)
        .filter(([key]) => key !== hidden)
        .map(([key, of]) => (
          <Field
            key={key}
            name={key}
            schema={of}
            value={value[key]}
            optional={!isEitherWay(schema) && schema.required?.includes(key) !== true}
            onChange={(one) => onChange(withField(value, key, one))}
          />
        ))}
    </OnBoard.Provider>
  );
};
