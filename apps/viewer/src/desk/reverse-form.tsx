import { useEffect, useRef } from 'preact/hooks';
import { r } from '../strings/desk';
import { type Desk, toBoard } from './desk';
import { useDraft } from '../forms/use-draft';
import { Button, SelectField, TextArea, TextField } from '../forms/fields';
import { instantOf, localTime } from '../shared/instants';
import { Proposal } from './proposal';

const AUTHORITIES = ['director', 'chief-director'] as const;
type Authority = (typeof AUTHORITIES)[number];

interface Reversal {
  readonly reasons: string;
  readonly by: string;
  readonly authority: Authority;
  /** When it is decided, and when the error came up, as fields for date and time have it. */
  readonly at: string;
  readonly raisedAt: string;
}

interface ReverseFormProps {
  readonly desk: Desk;
  /** The decision, by its revision. */
  readonly decision: number;
  readonly close: () => void;
}

const isAuthority = (text: string): text is Authority => AUTHORITIES.some((one) => one === text);

/** A decision is taken back: first it is seen what goes with it, and what was built on it. */
export const ReverseForm = ({ desk, decision, close }: ReverseFormProps) => {
  const { view, me } = desk;
  const { value, change, clear } = useDraft<Reversal>(`${me.id}/${view.id}/reversal-${decision}`, {
    reasons: '',
    by: me.id,
    authority: me.role === 'chief-director' ? 'chief-director' : 'director',
    at: localTime(new Date()),
    raisedAt: '',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reasons, by, authority } = value;
  const at = instantOf(value.at);
  const raisedAt = instantOf(value.raisedAt);
  const missing = [
    ...(reasons.trim() === '' ? [r.reasons] : []),
    ...(by.trim() === '' ? [r.reverse.by] : []),
    ...(at === null ? [r.reverse.at] : []),
  ];
  const command =
    at === null || missing.length > 0
      ? null
      : toBoard(desk, {
          type: 'ReverseDecision',
          data: { decision, at, by, authority, reasons, ...(raisedAt === null ? {} : { raisedAt }) },
        });
  return (
    <div class="desk-form">
      <h4 tabIndex={-1} ref={heading}>
        {r.reverse.heading(decision + 1)}
      </h4>
      <TextArea name={r.reasons} value={reasons} onChange={(text) => change({ reasons: text })} />
      <TextField name={r.reverse.by} value={by} onChange={(text) => change({ by: text })} />
      <SelectField
        name={r.reverse.authority}
        value={authority}
        choices={AUTHORITIES.filter((one) => one !== 'chief-director' || me.role === 'chief-director').map((one) => ({
          value: one,
          label: r.reverse.authorities[one],
        }))}
        onChange={(one) => isAuthority(one) && change({ authority: one })}
      />
      <TextField name={r.reverse.at} type="datetime-local" value={value.at} onChange={(text) => change({ at: text })} />
      <TextField
        name={r.reverse.raisedAt}
        hint={r.reverse.raisedAtHint}
        type="datetime-local"
        value={value.raisedAt}
        onChange={(text) => change({ raisedAt: text })}
      />
      <Proposal
        command={command}
        written={JSON.stringify(value)}
        missing={missing}
        verb={r.reverse.give}
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
        {r.reverse.leave}
      </Button>
    </div>
  );
};
