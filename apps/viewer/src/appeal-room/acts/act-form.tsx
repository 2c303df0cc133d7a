import { useEffect, useId, useState } from 'preact/hooks';
import type { GivenCommand } from '../../ledger/commands';
import { r } from '../../strings/appeals';
import type { Act, Option, Values } from './act';
import { EffectsOfDecision } from './effects-of-decision';
import { FieldInput } from './field-input';
import { reading } from './reading';
import { RefusalNote } from './refusal-note';
import { useDraft } from './use-draft';
import { useGiving } from './use-giving';

interface ActFormProps {
  /** Without its category: `'a1'`; of one that is lodged here, unless the form gives it another. */
  readonly appeal: string;
  /** Revision of the last event that the reader has seen; null for a case that is not there yet. */
  readonly seen: number | null;
  readonly act: Act;
  readonly people: readonly Option[];
  /** To be filled in now, over what was typed: another object each time; null for nothing. */
  readonly taken?: Values | null;
  /** @param appeal the case that it was given for */
  readonly onGiven: (act: Act, appeal: string) => void;
}

/** A form that gives one command. What was typed stays there until the command has been recorded. */
export const ActForm = ({ appeal, seen, act, people, taken = null, onGiven }: ActFormProps) => {
  const id = useId();
  const { values, change, discard } = useDraft(`${appeal}/${act.type}`, act.begins);
  const { busy, problem, submit } = useGiving();
  useEffect(() => {
    if (taken) change(taken);
  }, [taken]);
  const [tried, setTried] = useState<GivenCommand | null>(null);
  const command = (now: Date): GivenCommand & { readonly appeal: string } => {
    const read = reading(values, now);
    const to = act.type === 'LodgeAppeal' ? read.text('appeal') : appeal;
    return { type: act.type, appeal: to, data: act.data(read) };
  };
  const record = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const expected = seen === null ? {} : { expectedRevision: seen };
    if (!(await submit(JSON.stringify(values), (now) => ({ ...command(now), ...expected })))) return;
    const { appeal: to } = command(new Date());
    discard();
    onGiven(act, to);
  };
  return (
    <form class="act" aria-label={r.act[act.type]} onSubmit={(event) => void record(event)}>
      {act.fields
        .filter(({ asked }) => asked?.(values) ?? true)
        .map((field) => (
          <FieldInput
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            value={values[field.name]}
            people={people}
            onChange={(value) => change({ [field.name]: value })}
          />
        ))}
      {problem && <RefusalNote problem={problem} />}
      <p class="act-buttons">
        <button type="submit" class="primary" aria-disabled={busy}>
          {busy ? r.giving : r.act[act.type]}
        </button>
        {act.isDecision === true && (
          <button type="button" onClick={() => setTried(command(new Date()))}>
            {r.tryFirst}
          </button>
        )}
      </p>
      {tried && <EffectsOfDecision command={tried} />}
    </form>
  );
};
