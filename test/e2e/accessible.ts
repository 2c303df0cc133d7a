import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What the viewer promises: WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

const inWords = ({ id, help, nodes }: Violation): readonly string[] =>
  nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`);

/**
 * Everything serious or critical that axe-core finds on a page as it is now, a line each.
 * @param within a CSS selector: only what is in there
 */
export const barriers = async (page: Page, within?: string): Promise<readonly string[]> => {
  // By the debugger and not as an element of the page: the page's own content policy lets no script in.
  await page.evaluate(AXE);
  const scope = within === undefined ? 'document' : JSON.stringify(within);
  const rules = JSON.stringify({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] });
  const violations = await page.evaluate<readonly Violation[]>(`axe.run(${scope}, ${rules}).then((r) => r.violations)`);
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(inWords);
};

/** Fails, and names each place, where axe-core finds anything serious or critical. */
export const expectAccessible = async (page: Page, within?: string): Promise<void> =>
  expect(await barriers(page, within)).toEqual([]);
