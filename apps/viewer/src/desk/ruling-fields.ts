import { SIDES } from '@app/bridge';
import { BOARD_COMMANDS } from '@app/contract';
import { type FieldSpec, type Schema, schemaOf } from '../forms/schema';
import { nameOf } from '../ledger/documents';
import { t } from '../strings';
import { r } from '../strings/desk';
import { formMessages } from '../strings/forms';
import type { Desk } from './desk';

const GIVEN = schemaOf(BOARD_COMMANDS.GiveRuling);
const PENALTIES = GIVEN.properties?.penalties ?? {};
const PENALTY = PENALTIES.items?.properties ?? {};

/** A ruling as the command has it, but for the amount of a penalty, which stands beside the rest of it. */
export const RULING: Schema = {
  ...GIVEN,
  properties: {
    ...GIVEN.properties,
    penalties: {
      ...PENALTIES,
      items: { ...PENALTIES.items, properties: { ...PENALTY, ...PENALTY.amount?.properties } },
    },
  },
};

const KINDS = ['procedural', 'disciplinary'] as const;
const UNITS = ['percent', 'matchpoints', 'IMP', 'VP', 'points'] as const;

/** What is always asked for. @param fromForm paragraphs that the form of the score brings with it */
export const mainFields = (fromForm: string): readonly FieldSpec[] => [
  {
    name: 'laws',
    label: r.ruling.laws,
    hint: fromForm === '' ? formMessages.partedByCommas : r.ruling.lawsOfForm(fromForm),
  },
  { name: 'reasons', label: r.reasons, kind: 'long' },
  { name: 'rectification', label: t.rulings.rectification },
  { name: 'by', label: r.ruling.by },
];

/** Penalties that are part of the ruling: they stand and fall with it. */
const penalties = ({ view: { contestants }, names }: Desk): FieldSpec => ({
  name: 'penalties',
  label: r.ruling.penalties,
  list: {
    one: r.ruling.penalty,
    remove: (number) => `${formMessages.remove}: ${r.ruling.penalty(number)}`,
    add: r.ruling.addPenalty,
    fresh: {
      contestant: contestants.NS,
      kind: 'procedural',
      offence: '',
      value: '',
      unit: 'percent',
      paragraph: '',
      reason: '',
    },
    fields: [
      {
        name: 'contestant',
        label: r.ruling.contestant,
        options: SIDES.map((side) => ({ value: contestants[side], label: nameOf(names, contestants[side]) })),
      },
      { name: 'kind', label: r.ruling.kind, options: KINDS.map((value) => ({ value, label: r.ruling.kinds[value] })) },
      { name: 'value', label: r.ruling.amount },
      {
        name: 'unit',
        label: r.ruling.unit,
        options: UNITS.map((value) => ({ value, label: r.ruling.units[value] })),
      },
      { name: 'offence', label: r.ruling.offence },
      { name: 'paragraph', label: r.ruling.paragraph },
      { name: 'reason', label: r.reasons },
    ],
  },
});

/** Who was asked before it was given, and as what. */
const consulted = (): FieldSpec => ({
  name: 'consulted',
  label: r.ruling.consulted,
  list: {
    one: r.ruling.person,
    remove: (number) => `${formMessages.remove}: ${r.ruling.person(number)}`,
    add: r.ruling.addConsulted,
    fresh: { who: '', as: '' },
    fields: [
      { name: 'who', label: r.ruling.who },
      { name: 'as', label: r.ruling.as },
    ],
  },
});

/** What is asked for now and then, before the ruling whose place it takes, and after. */
export const listFields = (desk: Desk): readonly FieldSpec[] => [penalties(desk), consulted()];
export const raisedField = (): FieldSpec => ({
  name: 'raisedAt',
  label: r.ruling.raisedAt,
  hint: r.ruling.raisedAtHint,
});
export const appealField = (): FieldSpec => ({ name: 'rightOfAppeal', label: r.ruling.rightOfAppeal });
