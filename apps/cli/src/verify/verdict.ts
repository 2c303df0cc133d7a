import type { Message } from '@app/bridge';
import { commandText } from '../output/command-texts';

/** What came of a verification: lines for people, and a document for programs. */
export interface Verdict {
  readonly ok: boolean;
  readonly lines: readonly Message[];
  readonly json: Readonly<Record<string, unknown>>;
  /** For stderr: what does not make it wrong, but should be known. */
  readonly warnings: readonly Message[];
  /** The exit status where nothing is wrong and it is still not 0. */
  readonly exitCode?: number;
}

/** A key that came along with what it is to vouch for. */
export const ownWord = (of: 'file' | 'ledger'): Message => commandText('verify.own-word', { of });
