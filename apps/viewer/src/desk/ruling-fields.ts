import { SIDES } from '@app/bridge';
import { BOARD_COMMANDS } from '@app/contract';
import { type FieldSpec, type Schema, schemaOf } from '../forms/schema';
import { nameOf } from '../ledger/documents';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
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
    label: deskMessages.ruling.laws,
    hint: fromForm === '' ? formMessages.partedByCommas : deskMessages.ruling.lawsOfForm(fromForm),
  },
  { name: 'reasons', label: deskMessages.reasons, kind: 'long' },
  { name: 'rectification', label: messages.rulings.rectification },
  { name: 'by', label: deskMessages.ruling.by },
];

/** Penalties that are part of the ruling: they stand and fall with it. */
const penalties = ({ view: { contestants }, names }: Desk): FieldSpec => ({
  name: 'penalties',
  label: deskMessages.ruling.penalties,
  list: {
    one: deskMessages.ruling.penalty,
    remove: (number) => `${formMessages.remove}: ${deskMessages.ruling.penalty(number)}`,
    add: deskMessages.ruling.addPenalty,
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
        label: deskMessages.ruling.contestant,
        options: SIDES.map((side) => ({ value: contestants[side], label: nameOf(names, contestants[side]) })),
      },
      {
        name: 'kind',
        label: deskMessages.ruling.kind,
        options: KINDS.map((value) => ({ value, label: deskMessages.ruling.kinds[value] })),
      },
      { name: 'value', label: deskMessages.ruling.amount },
      {
        name: 'unit',
        label: deskMessages.ruling.unit,
        options: UNITS.map((value) => ({ value, label: deskMessages.ruling.units[value] })),
      },
      { name: 'offence', label: deskMessages.ruling.offence },
      { name: 'paragraph', label: deskMessages.ruling.paragraph },
      { name: 'reason', label: deskMessages.reasons },
    ],
  },
});

/** Who was asked before it was given, and as what. */
const consulted = (): FieldSpec => ({
  name: 'consulted',
  label: deskMessages.ruling.consulted,
  list: {
    one: deskMessages.ruling.person,
    remove: (number) => `${formMessages.remove}: ${deskMessages.ruling.person(number)}`,
    add: deskMessages.ruling.addConsulted,
    fresh: { who: '', as: '' },
    fields: [
      { name: 'who', label: deskMessages.ruling.who },
      { name: 'as', label: deskMessages.ruling.as },
    ],
  },
});

/** What is asked for now and then, before the ruling whose place it takes, and after. */
export const listFields = (desk: Desk): readonly FieldSpec[] => [penalties(desk), consulted()];
export const raisedField = (): FieldSpec => ({
  name: 'raisedAt',
  label: deskMessages.ruling.raisedAt,
  hint: deskMessages.ruling.raisedAtHint,
});
export const exceptionField = (): FieldSpec => ({
  name: 'exception',
  label: deskMessages.exception,
  hint: deskMessages.exceptionHint,
});
export const appealField = (): FieldSpec => ({ name: 'rightOfAppeal', label: deskMessages.ruling.rightOfAppeal });
