import type { BoardCommand, SessionCommand } from '@app/contract';
import type { Edition } from '@app/bridge';
import type { Cover } from './covers';
import type { ByEdition } from './editions';
import type { StepCommand } from './schema';

/** Expectations, for every edition or apart for each. */
interface Expectation {
  readonly line: number;
  readonly expect: ByEdition;
}

/** A command, for every edition or apart for each; an edition that has no part of it takes no such step. */
interface Commanded {
  readonly line: number;
  readonly type: StepCommand;
  /** As it was written: acts by their names or by their revisions. */
  readonly data: ByEdition;
}

export type Step = Commanded | Expectation;

type SessionHead = Extract<SessionCommand, { type: 'OpenSession' }>['data'];
type BoardHead = Extract<BoardCommand, { type: 'OpenBoard' }>['data'];

export interface Scenario {
  readonly title: string | null;
  /** The editions that it is written for, one at least; its steps name paragraphs as the first of them numbers them. */
  readonly editions: readonly Edition[];
  readonly covers: readonly Cover[];
  readonly session: Partial<Pick<SessionHead, 'regulations' | 'scoring'>>;
  readonly board: { readonly number: number } & Pick<
    BoardHead,
    'deal' | 'dealer' | 'vulnerability' | 'screens' | 'contract'
  >;
  readonly steps: readonly Step[];
}
