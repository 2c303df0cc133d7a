import type { ComponentChildren } from 'preact';
import { SIDES } from '@app/bridge';
import { nameOf } from '../ledger/documents';
import { r } from '../strings/desk';
import type { Desk } from './desk';
import { Button, Group, SelectField, TextField } from '../forms/fields';
import type { PenaltyDraft, RulingDraft } from './ruling';

interface ListProps<T> {
  readonly name: string;
  readonly add: string;
  readonly all: readonly T[];
  /** What is added. */
  readonly fresh: T;
  readonly title: (number: number) => string;
  readonly each: (one: T, change: (some: Partial<T>) => void) => ComponentChildren;
  readonly onChange: (all: readonly T[]) => void;
}

/** Things of which there may be any number. */
function List<T>({ name, add, all, fresh, title, each, onChange }: ListProps<T>) {
  return (
    <Group name={name}>
      {all.map((one, index) => (
        <Group key={index} name={title(index + 1)}>
          {each(one, (some) => onChange(all.map((other, at) => (at === index ? { ...other, ...some } : other))))}
          <Button
            label={`${r.remove}: ${title(index + 1)}`}
            onClick={() => onChange(all.filter((_, at) => at !== index))}
          >
            {r.remove}
          </Button>
        </Group>
      ))}
      <Button onClick={() => onChange([...all, fresh])}>{add}</Button>
    </Group>
  );
}

const KINDS = ['procedural', 'disciplinary'] as const;
const UNITS = ['percent', 'matchpoints', 'IMP', 'VP', 'points'] as const;

const found = <T extends string>(all: readonly T[], text: string, otherwise: T): T =>
  all.find((one) => one === text) ?? otherwise;

interface PartProps {
  readonly desk: Desk;
  readonly draft: RulingDraft;
  readonly change: (some: Partial<RulingDraft>) => void;
}

/** Penalties that are part of the ruling: they stand and fall with it. */
export const PenaltiesPart = ({ desk: { view, names }, draft, change }: PartProps) => {
  const fresh: PenaltyDraft = {
    contestant: view.contestants.NS,
    kind: 'procedural',
    offence: '',
    value: '',
    unit: 'percent',
    paragraph: '',
    reason: '',
  };
  return (
    <List
      name={r.ruling.penalties}
      add={r.ruling.addPenalty}
      title={r.ruling.penalty}
      all={draft.penalties}
      fresh={fresh}
      onChange={(penalties) => change({ penalties })}
      each={(one, set) => (
        <>
          <SelectField
            name={r.ruling.contestant}
            value={one.contestant}
            choices={SIDES.map((side) => ({
              value: view.contestants[side],
              label: nameOf(names, view.contestants[side]),
            }))}
            onChange={(contestant) => set({ contestant })}
          />
          <SelectField
            name={r.ruling.kind}
            value={one.kind}
            choices={KINDS.map((kind) => ({ value: kind, label: r.ruling.kinds[kind] }))}
            onChange={(kind) => set({ kind: found(KINDS, kind, one.kind) })}
          />
          <TextField name={r.ruling.amount} value={one.value} onChange={(value) => set({ value })} />
          <SelectField
            name={r.ruling.unit}
            value={one.unit}
            choices={UNITS.map((unit) => ({ value: unit, label: r.ruling.units[unit] }))}
            onChange={(unit) => set({ unit: found(UNITS, unit, one.unit) })}
          />
          <TextField name={r.ruling.offence} value={one.offence} onChange={(offence) => set({ offence })} />
          <TextField name={r.ruling.paragraph} value={one.paragraph} onChange={(paragraph) => set({ paragraph })} />
          <TextField name={r.reasons} value={one.reason} onChange={(reason) => set({ reason })} />
        </>
      )}
    />
  );
};

/** Who was asked before it was given, and as what. */
export const ConsultedPart = ({ draft, change }: Omit<PartProps, 'desk'>) => (
  <List
    name={r.ruling.consulted}
    add={r.ruling.addConsulted}
    title={r.ruling.person}
    all={draft.consulted}
    fresh={{ who: '', as: '' }}
    onChange={(consulted) => change({ consulted })}
    each={(one, set) => (
      <>
        <TextField name={r.ruling.who} value={one.who} onChange={(who) => set({ who })} />
        <TextField name={r.ruling.as} value={one.as} onChange={(as) => set({ as })} />
      </>
    )}
  />
);
