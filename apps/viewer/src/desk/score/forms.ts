import { useMemo } from 'preact/hooks';
import { answerTo } from '../../ledger/api';
import type { components } from '../../ledger/api.generated';
import { client } from '../../ledger/client';
import { type Answered, useAnswer } from '../../shared/use-answer';
import { useSettled } from '../../shared/use-settled';
import { sent } from '../../forms/read-form';
import { type Filled, isReady } from '../../forms/schema';

/** A form as somebody chooses it. */
export type OfferedForm = components['schemas']['OfferedForm'];
/** A form filled in: the score, and what it is worth. Of `outcome`, `transfer` and `field` one is not null. */
export type FilledAnswer = components['schemas']['FilledFormAnswer'];

/**
 * The forms of adjusted scores that a board has a use for.
 * @param state what that depends on: the number of events of the board
 */
export const useForms = (board: string, state: number): Answered<components['schemas']['ScoreFormsAnswer']> =>
  useAnswer(
    useMemo(
      () => () => answerTo(client.GET('/boards/{board}/score-forms', { params: { path: { board } } })),
      [board, state],
    ),
  );

/** Somebody who moves a slider asks once he rests. */
const REST_MS = 120;

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
  const about = form && isReady(form.schema, value) ? { form: form.id, body: sent(value), state } : null;
  const settled = useSettled(about, REST_MS);
  const ask = useMemo(() => {
    if (settled === null) return null;
    const { body } = settled;
    const path = { board, form: settled.form };
    return () => answerTo(client.POST('/boards/{board}/score-forms/{form}', { params: { path }, body }));
  }, [board, settled]);
  const { answer, current } = useAnswer(ask);
  if (about === null) return { answer: null, current: false };
  return { answer, current: current && JSON.stringify(settled) === JSON.stringify(about) };
};
