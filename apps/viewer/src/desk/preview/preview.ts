import type { Message, Result } from '@app/bridge';
import type { PreviewedEvent } from '@app/contract';
import type { Dependant, Differences } from '@app/documents';
import { type Problem, post } from '../../ledger/api';
import type { GivenCommand } from '../../ledger/commands';
import type { Names } from '../../ledger/documents';

/** What a command would do. */
export interface Previewed {
  readonly events: readonly PreviewedEvent[];
  /** What it would call for in other streams, and what would be refused there. */
  readonly refused: readonly {
    readonly stream: string;
    readonly refusal: { readonly message: string; readonly reason?: Message };
  }[];
  readonly differences: Differences;
  readonly dependants: readonly Dependant[];
  readonly names: Names;
}

/** Tries a command out as who is signed in; nothing is recorded. */
export const preview = (command: GivenCommand): Promise<Result<Previewed, Problem>> => post('/previews', command);
