/** What came of a verification: lines for people, and a document for programs. */
export interface Verdict {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly json: Readonly<Record<string, unknown>>;
  /** For stderr: what does not make it wrong, but should be known. */
  readonly warnings: readonly string[];
  /** The exit status where nothing is wrong and it is still not 0. */
  readonly exitCode?: number;
}

/** A key that came along with what it is to vouch for. */
export const ownWord = (what: string): string =>
  `the key is ${what} own word: give one that you have from elsewhere with --key`;
