import { message } from '@app/bridge';
import { auditFile, checkQuickly, type QuickCheck, type Reason, reasonOf, type TreeHead } from '@app/ledger';
import { readCheckState } from './check-state';
import type { Integrity, Mismatch } from './integrity';

interface StartCheck {
  /** Path of the ledger file. */
  readonly ledger: string;
  /** Where the background check keeps what it has found. */
  readonly stateFile: string;
  /** Heads that were signed, known from outside of the ledger. */
  readonly heads: readonly TreeHead[];
  readonly integrity: Integrity;
  /** Told of what does not make the ledger wrong, but should be known. */
  readonly warn: (problem: string) => void;
}

/** As many are hashed in less than a quarter of a second: all that a club records in some evenings. */
const LAST = 20_000;

/**
 * Checks the ledger before a server serves it: quickly; completely where an earlier check has found it altered, or where
 * the quick one cannot name the position. Reports a mismatch to `integrity`. Rejects with a `LedgerError`.
 */
export const checkAtStart = async ({ ledger, stateFile, heads, integrity, warn }: StartCheck): Promise<void> => {
  const { found } = readCheckState(stateFile);
  if (found !== null) {
    const whole = await altered(ledger, heads, integrity);
    if (whole !== null) integrity.report(whole);
    return;
  }
  const quick = await checkQuickly(ledger, { last: LAST, heads, accepted: acceptedBy(integrity) });
  if (quick.ok) for (const warning of quick.warnings) warn(`${ledger}: ${warning}`);
  else integrity.report(await mismatchOf(quick, ledger, heads, integrity));
};

const mismatchOf = async (
  quick: Extract<QuickCheck, { readonly ok: false }>,
  ledger: string,
  heads: readonly TreeHead[],
  integrity: Integrity,
): Promise<Mismatch> => {
  const why = reasonOf(quick);
  if (quick.kind === 'cut-off') return { kind: 'set-back', expected: quick.expected, found: quick.found, ...why };
  if (quick.position !== null) return alteredAt(quick.position, why);
  return (await altered(ledger, heads, integrity)) ?? alteredAt(0, why);
};

/** Positions of alterations that the operator has decided to go on with. */
export const acceptedBy = (integrity: Integrity): readonly number[] =>
  integrity.accepted().map(({ altered: at }) => at);

/** The first event that a complete pass finds altered; null for none. */
const altered = async (ledger: string, heads: readonly TreeHead[], integrity: Integrity): Promise<Mismatch | null> => {
  const verification = await auditFile(ledger, { heads, accepted: acceptedBy(integrity) });
  if (verification.ok) return null;
  const { position } = verification;
  return position === undefined ? null : alteredAt(position, reasonOf(verification));
};

/** What a check has found at a position. */
export const alteredAt = (position: number, why: Reason): Mismatch => {
  const { code, params } = message('integrity.at-position', { position, why });
  return { kind: 'altered', position, reason: `position ${position}: ${why.reason}`, code, params };
};

export const INTEGRITY_CODES: readonly string[] = ['integrity.at-position'];
