import { createContext } from 'preact';
import type { PlayedResult } from '@app/contract';
import type { BoardView } from '@app/session';

/** What fields of a score know of the board that they are filled in about. */
export interface OnBoard {
  /** The result of the table; null where it is passed out or there is none. */
  readonly played: PlayedResult | null;
  readonly polls: BoardView['polls'];
  /** Which of the polls the weights come from, from 1; undefined for none. */
  readonly poll: number | undefined;
  /** The form that is filled in, `'claim'`. */
  readonly form: string;
}

export const OnBoard = createContext<OnBoard>({ played: null, polls: [], poll: undefined, form: '' });
