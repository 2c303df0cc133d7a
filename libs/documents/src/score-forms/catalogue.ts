import { type Message, message } from '@app/bridge';
import type { OfferedForm } from '@app/contract';
import type { FormContext } from './context';
import type { ScoreForm } from './form';
import { absence } from './forms/absence';
import { artificial } from './forms/artificial';
import { assigned, weighted } from './forms/assigned';
import { claim } from './forms/claim';
import { directorsError } from './forms/directors-error';
import { fouled } from './forms/fouled';
import { dummySpoke, forfeited, tricksForOneSide } from './forms/one-sided';
import { ownFault } from './forms/own-fault';
import { revoke, revokeFurther } from './forms/revoke';
import { secondPlay } from './forms/second-play';
import { severalResults } from './forms/several-results';
import { singleResult } from './forms/single-result';
import { twoSided } from './forms/two-sided';

/** Every form of adjusted score that the Laws of an edition, or regulations, know. */
const SCORE_FORMS: readonly ScoreForm[] = [
  assigned,
  twoSided,
  weighted,
  ownFault,
  artificial,
  directorsError,
  forfeited,
  dummySpoke,
  tricksForOneSide,
  singleResult,
  severalResults,
  fouled,
  claim,
  revoke,
  revokeFurther,
  absence,
  secondPlay,
];

/** What a form is called, for readers of any language; its own title is English. */
export const titleOfForm = (id: string): Message => message(`form.title.${id}`);

export const FORM_TITLE_CODES: readonly string[] = SCORE_FORMS.map(({ id }) => titleOfForm(id).code);

/** Fields that are the same in every form, and those that are not. */
const FIELDS = [
  'assigned',
  'bySide',
  'components',
  'expected',
  'expectedGrade',
  'groups',
  'instance',
  'likely',
  'offending',
  'poll',
  'probable',
  'result',
  'standsFor',
  'why',
];
const FIELDS_OF_FORM: Readonly<Record<string, readonly string[]>> = {
  absence: ['side'],
  claim: ['tricks'],
  'dummy-spoke': ['components'],
  forfeited: ['components', 'side'],
  'own-fault': ['fault'],
  revoke: ['tricks'],
  'second-play': ['fault'],
  'several-results': ['components', 'fault'],
  'single-result': ['components', 'fault'],
  'tricks-for-one-side': ['side', 'tricks'],
};

const fieldCode = (field: string): string => `form.field.${field}`;

/** What a field of a form asks for, for readers of any language; null where its name says it. */
export const fieldOfForm = (id: string, field: string): Message | null => {
  if (FIELDS_OF_FORM[id]?.includes(field)) return message(fieldCode(`${id}.${field}`));
  return FIELDS.includes(field) ? message(fieldCode(field)) : null;
};

export const FORM_FIELD_CODES: readonly string[] = [
  ...FIELDS.map(fieldCode),
  ...Object.entries(FIELDS_OF_FORM).flatMap(([id, fields]) => fields.map((field) => fieldCode(`${id}.${field}`))),
];

/** The forms that a board has a use for. */
export const scoreForms = (context: FormContext): readonly OfferedForm[] =>
  SCORE_FORMS.filter((form) => form.notHere(context) === null).map((form) => ({
    id: form.id,
    title: form.title,
    laws: form.laws(context),
    schema: form.schema(context),
  }));

/** The form of that name; undefined where there is none. */
export const scoreForm = (id: string): ScoreForm | undefined => SCORE_FORMS.find((form) => form.id === id);
