import type { Edition } from '@app/laws';
import type { Conditions } from '../conditions/shape';
import type { ContestantEntered, RoundScheduled, ScoringForm, SessionOpened } from '../session/events';
import type { KeptEvent } from '../session/kept';

/** A session as lists and queries show it. The deals are not in it: they are not for everybody. */
export interface SessionDoc {
  readonly id: string;
  readonly title: string | null;
  readonly date: string | null;
  readonly laws: Edition;
  readonly regulations: string | null;
  readonly scoring: ScoringForm;
  /** The conditions of contest in force. */
  readonly conditions: Conditions | null;
  readonly contest: NonNullable<SessionOpened['contest']> | null;
  readonly closed: boolean;
  readonly sections: readonly { readonly section: string; readonly title: string | null }[];
  readonly contestants: readonly ContestantEntered[];
  readonly rounds: readonly RoundScheduled[];
  readonly kept: readonly KeptEvent[];
}
