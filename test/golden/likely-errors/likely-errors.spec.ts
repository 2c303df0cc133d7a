import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnEvening } from './drawn-session';
import { type Measured, type Precision, measure } from './measured';

const PAGE = join(__dirname, '..', '..', '..', 'docs', 'likely-errors.md');
const SESSIONS = 16;

const cells = (all: readonly (string | number)[]): string => `| ${all.join(' | ')} |`;

const recallTable = (recall: readonly Measured[]): readonly string[] => [
  cells(['planted', 'sessions', 'found', 'found by any name', 'listed']),
  cells(['---', '---:', '---:', '---:', '---:']),
  ...recall.map(({ name, kind, sessions, found, foundAsAny, listed }) =>
    cells([`${name} (\`${kind}\`)`, sessions, found, foundAsAny, listed]),
  ),
];

const precisionTable = (precision: readonly Precision[]): readonly string[] => [
  cells(['kind', 'reported', 'planted among them']),
  cells(['---', '---:', '---:']),
  ...precision.map(({ kind, reported, right }) => cells([`\`${kind}\``, reported, right])),
];

/** The page with these lines between the marks, in the widths that prettier gives tables. */
const withMeasured = (page: string, lines: readonly string[]): string =>
  page.replace(/(<!-- measured -->\n\n)[^]*?(\n\n<!-- end -->)/, (_, begin: string, end: string) =>
    [begin, lines.join('\n'), end].join(''),
  );

/** Tables alike whatever their columns are padded with. */
const unpadded = (text: string): string => text.replace(/ *\| */g, '|').replace(/-+(:?)\|/g, '---$1|');

/** Of ten, how many are found at least, by the name of the planted error. */
const LEAST_FOUND: Readonly<Record<string, number>> = {
  'declarer of the other side': 4,
  'declarer of the other side, with hands and leads on record': 9,
  'made for down, or down for made, with the play on record': 8,
  'tricks beyond what the trumps allow, with hands on record': 6,
  'contract a level off, with auctions on record': 7,
  'two boards of a round exchanged': 4,
  'a board of another round': 9,
  'a round entered for the other direction': 8,
  'directions exchanged on one board': 10,
  'two tables of a round exchanged': 10,
  'entered twice, and the wrong one counts': 6,
};

describe('likely errors of drawn sessions with one planted', () => {
  const measured = measure(SESSIONS);

  it.each(Object.entries(LEAST_FOUND))('%s: %i of ten are found at least', (name, least) => {
    const { found = 0, sessions = 0 } = measured.recall.find((one) => one.name === name) ?? {};
    expect(found * 10).toBeGreaterThanOrEqual(sessions * least);
  });

  it('of what is reported more than half was planted, kind by kind', () => {
    const wrong = measured.precision.filter(({ reported, right }) => right * 2 < reported);
    expect(wrong.map(({ kind }) => kind)).toEqual([]);
  });

  it('docs/likely-errors.md has the figures', () => {
    const page = readFileSync(PAGE, 'utf8');
    const lines = [...recallTable(measured.recall), '', ...precisionTable(measured.precision)];
    const now = withMeasured(page, lines);
    if (process.env.UPDATE_DOCS === '1') writeFileSync(PAGE, now);
    expect(unpadded(process.env.UPDATE_DOCS === '1' ? now : page)).toBe(unpadded(now));
  });

  it('the same seed draws the same session', () => {
    expect(drawnEvening(7)).toEqual(drawnEvening(7));
    expect(drawnEvening(7)).not.toEqual(drawnEvening(8));
  });
});
