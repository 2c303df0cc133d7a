import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Result } from '@app/bridge';
import type { LawRef } from '@app/laws';
import type { Filled as FilledForm, Preview } from '@app/session';
import type { Problem } from '../../ledger/api';
import { get, post } from '../../ledger/api';
import { useWork } from '../../shared/use-work';
import type { Filled, Schema } from './schema';
import { isReady } from './schema';
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

/** The forms of adjusted scores that a board has a use for; null until the server has answered. */
export const useForms = (board: string): Result<FormsAnswer, Problem> | null =>
  useWork(useMemo(() => () => get<FormsAnswer>(formsOf(board)), [board]));

/** Somebody who moves a slider asks once he rests. */
const REST_MS = 120;

interface Asked {
  readonly about: string;
  readonly answer: Result<FilledAnswer, Problem>;
}

export interface Worth {
  /** The last answer that there was, for as long as the next is on its way. */
  readonly answer: Result<FilledAnswer, Problem> | null;
  /** It is about the form as it is filled in now. */
  readonly current: boolean;
}

/**
 * What a form comes to as it is filled in now, asked anew whenever that changes.
 * @param state what else the answer depends on: the number of events of the board
 */
export const useWorth = (board: string, form: OfferedForm | null, value: Filled, state: number): Worth => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const body = sent(value);
  const about = form && isReady(form.schema, value) ? `${form.id} ${state} ${JSON.stringify(body)}` : null;
  useEffect(() => {
    if (about === null || form === null) return undefined;
    let over = false;
    const timer = window.setTimeout(() => {
      void post<FilledAnswer>(`${formsOf(board)}/${form.id}`, body).then((answer) => {
        if (!over) setAsked({ about, answer });
      });
    }, REST_MS);
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [about]);
  return { answer: about === null ? null : (asked?.answer ?? null), current: asked?.about === about };
};
