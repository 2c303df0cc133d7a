import { useMemo } from 'preact/hooks';
import type { LawRef } from '@app/laws';
import type { Filled as FilledForm, Preview } from '@app/documents';
import { get, post } from '../../ledger/api';
import { type Answered, useAnswer } from '../../shared/use-answer';
import { useSettled } from '../../shared/use-settled';
import { type Filled, type Json, type Schema, isReady } from './schema';
import { sent } from './started';

/** A form as somebody chooses it. */
export interface OfferedForm {
  readonly id: string;
  readonly title: string;
  readonly laws: readonly LawRef[];
  readonly schema: Schema;
}

interface FormsAnswer {
  readonly forms: readonly OfferedForm[];
}

/** A form filled in: the score, and what it is worth. Of `outcome`, `transfer` and `field` one is not null. */
export interface FilledAnswer extends Pick<FilledForm, 'laws' | 'reasons' | 'warnings'> {
  readonly outcome: NonNullable<FilledForm['outcome']> | null;
  readonly transfer: NonNullable<FilledForm['transfer']> | null;
  readonly field: NonNullable<FilledForm['field']> | null;
  readonly directorsError: boolean;
  readonly preview: Preview;
}

const formsOf = (board: string): string => `/boards/${encodeURIComponent(board)}/score-forms`;

/**
 * The forms of adjusted scores that a board has a use for.
 * @param state what that depends on: the number of events of the board
 */
export const useForms = (board: string, state: number): Answered<FormsAnswer> =>
  useAnswer(useMemo(() => () => get<FormsAnswer>(formsOf(board)), [board, state]));

/** Somebody who moves a slider asks once he rests. */
const REST_MS = 120;

interface About {
  readonly form: string;
  readonly body: Json;
}

/**
 * What a form comes to as it is filled in now, asked anew whenever that changes.
 * @param state what else the answer depends on: the number of events of the board
 */
export const useWorth = (
  board: string,
  form: OfferedForm | null,
  value: Filled,
  state: number,
): Answered<FilledAnswer> => {
  const about =
    form && isReady(form.schema, value)
      ? JSON.stringify({ form: form.id, body: sent(value), state } satisfies About & { readonly state: number })
      : null;
  const settled = useSettled(about, REST_MS);
  const ask = useMemo(() => {
    if (settled === null) return null;
    const { form: id, body } = JSON.parse(settled) as About;
    return () => post<FilledAnswer>(`${formsOf(board)}/${id}`, body);
  }, [board, settled]);
  const { answer, current } = useAnswer(ask);
  return about === null ? { answer: null, current: false } : { answer, current: current && settled === about };
};
