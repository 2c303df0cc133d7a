import { BOARD_COMMANDS } from '@app/contract';
import { useEffect, useRef } from 'preact/hooks';
import { exceptionField } from './ruling-fields';
import { deskMessages } from '../strings/desk';
import { type Desk, addressOf } from './desk';
import { useDraft } from '../forms/use-draft';
import { Button } from '../forms/fields';
import { Fields } from '../forms/form';
import { readFields } from '../forms/read-form';
import { type FieldSpec, schemaOf } from '../forms/schema';
import { checkedCommand } from '../ledger/commands';
import { localTime } from '../shared/instants';
import { Proposal } from './proposal';

const AUTHORITIES = ['director', 'chief-director'] as const;
const REVERSAL = schemaOf(BOARD_COMMANDS.ReverseDecision);
/** No paragraph is asked for. */
const READING = { now: null, paragraphs: () => null };

const reversalFields = ({ me }: Desk): readonly FieldSpec[] => [
  { name: 'reasons', label: deskMessages.reasons, kind: 'long' },
  { name: 'by', label: deskMessages.reverse.by },
  {
    name: 'authority',
    label: deskMessages.reverse.authority,
    options: AUTHORITIES.filter((one) => one !== 'chief-director' || me.role === 'chief-director').map((value) => ({
      value,
      label: deskMessages.reverse.authorities[value],
    })),
  },
  { name: 'at', label: deskMessages.reverse.at },
  { name: 'raisedAt', label: deskMessages.reverse.raisedAt, hint: deskMessages.reverse.raisedAtHint },
  exceptionField(),
];

interface ReverseFormProps {
  readonly desk: Desk;
  /** The decision, by its revision. */
  readonly decision: number;
  readonly close: () => void;
}

/** A decision is taken back: first it is seen what goes with it, and what was built on it. */
export const ReverseForm = ({ desk, decision, close }: ReverseFormProps) => {
  const { view, me } = desk;
  const fields = reversalFields(desk);
  const { value, change, clear } = useDraft(`${me.id}/${view.id}/reversal-${decision}`, (typed) => ({
    reasons: '',
    by: me.id,
    authority: me.role === 'chief-director' ? 'chief-director' : 'director',
    at: localTime(new Date()),
    raisedAt: '',
    exception: '',
    ...typed,
  }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const command = checkedCommand({
    ...addressOf(desk),
    type: 'ReverseDecision',
    data: { decision, ...readFields(REVERSAL, fields, value, READING) },
  });
  const missing = command.ok
    ? []
    : fields.flatMap(({ name, label = name }) => (command.error.includes(name) ? [label] : []));
  return (
    <div class="desk-form">
      <h4 tabIndex={-1} ref={heading}>
        {deskMessages.reverse.heading(decision + 1)}
      </h4>
      <Fields schema={REVERSAL} fields={fields} value={value} onChange={change} />
      <Proposal
        command={command.ok ? command.value : null}
        written={JSON.stringify(value)}
        missing={missing}
        verb={deskMessages.reverse.give}
        onGiven={() => {
          clear();
          close();
        }}
      />
      <Button
        onClick={() => {
          clear();
          close();
        }}
      >
        {deskMessages.reverse.leave}
      </Button>
    </div>
  );
};
