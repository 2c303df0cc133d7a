import type { Risk } from '@app/bridge';

/** Law 77 is a table, so here is the table: the first undertrick, the second, ...; the last entry repeats. */
const EACH: Readonly<Record<Risk, Readonly<Record<'notVulnerable' | 'vulnerable', readonly number[]>>>> = {
  undoubled: { notVulnerable: [50], vulnerable: [100] },
  doubled: { notVulnerable: [100, 200, 200, 300], vulnerable: [200, 300] },
  redoubled: { notVulnerable: [200, 400, 400, 600], vulnerable: [400, 600] },
};

/** What the defenders score for undertricks, in points (Law 77, both editions). `down` is a whole number from 0. */
export const undertricks = (down: number, risk: Risk, vulnerable: boolean): number => {
  const each = EACH[risk][vulnerable ? 'vulnerable' : 'notVulnerable'];
  let total = 0;
  for (let nth = 0; nth < down; nth += 1) total += each[Math.min(nth, each.length - 1)] ?? 0;
  return total;
};
