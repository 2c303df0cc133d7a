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
];

/** What a form is called, for readers of any language; its own title is English. */
export const titleOfForm = (id: string): Message => message(`form.title.${id}`);

export const FORM_TITLE_CODES: readonly string[] = SCORE_FORMS.map(({ id }) => titleOfForm(id).code);

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
