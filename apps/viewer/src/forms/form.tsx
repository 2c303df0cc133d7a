import { useContext } from 'preact/hooks';
import { type Side, SIDES } from '@app/bridge';
import { messages } from '../strings';
import { formMessages } from '../strings/forms';
import { PLAIN_EDITORS } from './editors';
import { Button, Check, Group } from './fields';
import { type FieldProps, FormContext, useNames } from './form-context';
import { OutcomeField } from './outcome-field';
import { ResultField } from './result-field';
import {
  type FieldKind,
  type FieldSpec,
  type Filled,
  type Json,
  type Schema,
  fieldsOf,
  isEitherWay,
  isFilled,
  isListed,
  kindOf,
  ofSide,
  started,
  withField,
} from './schema';
import { WeightsField } from './weights-field';

const listed = (value: Json | undefined): readonly Json[] => (isListed(value) ? value : []);
const filled = (value: Json | undefined): Filled => (isFilled(value) ? value : {});

/** Things of which there may be any number, each with its own fields. */
const Lists = (props: FieldProps) => {
  const { spec, path, schema, value, onChange } = props;
  const { items = {} } = schema;
  const { one = formMessages.group, remove = formMessages.removeGroup, add = formMessages.addGroup } = spec.list ?? {};
  const all = listed(value);
  return (
    <Group {...useNames(props)}>
      {all.map((each, index) => (
        <Group key={index} name={one(index + 1)}>
          <Fields
            schema={items}
            path={`${path}[${index}].`}
            value={filled(each)}
            {...(spec.list?.fields ? { fields: spec.list.fields } : {})}
            onChange={(changed) => onChange(all.map((other, at) => (at === index ? changed : other)))}
          />
          <Button label={remove(index + 1)} onClick={() => onChange(all.filter((_, at) => at !== index))}>
            {formMessages.remove}
          </Button>
        </Group>
      ))}
      <Button onClick={() => onChange([...all, spec.list?.fresh ?? started(items, null)])}>{add}</Button>
    </Group>
  );
};

/** What a form asks of one side. */
const OfSide = (props: FieldProps & { readonly side: Side }) => {
  const { path, schema, value, side, onChange } = props;
  const own = ofSide(schema, side);
  const each = filled(value);
  const change = (one: Json | undefined): void => onChange(withField(each, side, one));
  return (
    <Group name={messages.side(side)}>
      {kindOf(own) === 'fields' ? (
        <Fields schema={own} path={`${path}.${side}.`} value={filled(each[side])} onChange={change} />
      ) : (
        <Field {...props} path={`${path}.${side}`} schema={own} value={each[side]} onChange={change} />
      )}
    </Group>
  );
};

const EachSide = (props: FieldProps) => (
  <>
    {SIDES.map((side) => (
      <OfSide key={side} {...props} side={side} />
    ))}
  </>
);

const NestedFields = (props: FieldProps) => {
  const { path, schema, value, onChange } = props;
  return (
    <Group {...useNames(props)}>
      <Fields schema={schema} path={`${path}.`} value={filled(value)} onChange={onChange} />
    </Group>
  );
};

/** The results that a form is about need no name; of J and M it has to be told which is which. */
const needsNoName = ({ name }: FieldSpec): boolean => name === 'components' || name === 'bySide';

const Results = (props: FieldProps) => {
  const names = useNames(props);
  return needsNoName(props.spec) ? (
    <WeightsField {...props} />
  ) : (
    <Group {...names}>
      <WeightsField {...props} />
    </Group>
  );
};

const Result = (props: FieldProps) => (
  <Group {...useNames(props)}>
    <ResultField value={props.value} onChange={props.onChange} />
  </Group>
);

const Outcome = (props: FieldProps) => (
  <Group {...useNames(props)}>
    <OutcomeField value={props.value} onChange={props.onChange} />
  </Group>
);

const EDITORS = {
  ...PLAIN_EDITORS,
  lists: Lists,
  'each-side': EachSide,
  fields: NestedFields,
  components: Results,
  result: Result,
  outcome: Outcome,
} as const satisfies Record<FieldKind, (props: FieldProps) => unknown>;

/** One field, by the editor of its kind. */
const Field = (props: FieldProps) => {
  const Editor = EDITORS[kindOf(props.schema, props.spec)];
  return <Editor {...props} />;
};

interface FieldsProps {
  readonly schema: Schema;
  /** Before the names of the fields, in the paths of errors: `'penalties[0].'`. */
  readonly path?: string;
  readonly value: Filled;
  /** Which fields, in which order, with what the schema does not say; all of the schema where left out. */
  readonly fields?: readonly FieldSpec[];
  readonly onChange: (value: Filled) => void;
}

/** The same results for both sides, or to begin with the same for each. */
const eachItsOwn = ({ components = [], bySide, ...rest }: Filled, own: boolean): Filled =>
  own
    ? { ...rest, bySide: { NS: components, EW: components } }
    : { ...rest, components: filled(bySide).NS ?? components };

/** The fields of a form, or of a part of one, by its schema. */
export const Fields = ({ schema, path = '', value, fields, onChange }: FieldsProps) => {
  const context = useContext(FormContext);
  const { properties = {}, required = [] } = schema;
  const isBySide = 'bySide' in value;
  const hidden = isEitherWay(schema) ? (isBySide ? 'components' : 'bySide') : null;
  const poll = typeof value.poll === 'number' ? value.poll : context.poll;
  return (
    <FormContext.Provider value={{ ...context, poll }}>
      {isEitherWay(schema) && (
        <Check checked={isBySide} onChange={(own) => onChange(eachItsOwn(value, own))}>
          {formMessages.eachItsOwn}
        </Check>
      )}
      {fieldsOf(schema, value, fields)
        .filter(({ name }) => name !== hidden)
        .map((spec) => (
          <Field
            key={spec.name}
            spec={spec}
            path={`${path}${spec.name}`}
            schema={properties[spec.name] ?? {}}
            value={value[spec.name]}
            required={isEitherWay(schema) || required.includes(spec.name)}
            onChange={(one) => onChange(withField(value, spec.name, one))}
          />
        ))}
    </FormContext.Provider>
  );
};
