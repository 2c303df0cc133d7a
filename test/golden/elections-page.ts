import { type Edition, REGULATIONS, type Regulations, TEXTS, inEdition } from '@app/bridge';
import { type ParameterValues, REGULATIONS_TABLES, paragraphsOf, parameter } from '@app/laws';
import { PROFILES_OF_REGULATIONS, type Rational, SCORING_PROFILES, type ScoringName, scoringParameter } from '@app/scoring';

/** What the Laws leave to who regulates or organises: the paragraph of each edition, and what the product does with it. */
interface Election {
  readonly what: string;
  /** Null where the edition leaves nothing of the kind open. */
  readonly at: { readonly 'wbf-2017': string | null; readonly 'wbf-2007': string | null };
  readonly scoring?: readonly ScoringName[];
  readonly table?: readonly (keyof ParameterValues)[];
  /** A field of the conditions of contest, or why nothing in the product acts on it. */
  readonly otherwise?: string;
}

const both = (paragraph: string): Election['at'] => ({ 'wbf-2017': paragraph, 'wbf-2007': paragraph });

export const ELECTIONS: readonly Election[] = [
  {
    what: 'who may weight an assigned score',
    at: both('12C1c'),
    scoring: ['weighted-scores-by', 'shading-of-all-weights', 'shading-of-each-weight'],
  },
  {
    what: 'a score of its own for each side',
    at: { 'wbf-2017': null, 'wbf-2007': '12C1e' },
    scoring: ['two-sided-scores'],
  },
  {
    what: 'what an artificial score is worth at IMPs',
    at: both('12C2b'),
    scoring: ['grades-imps-match', 'grades-imps-cross', 'grades-imps-butler'],
  },
  {
    what: 'several boards without a result in one session',
    at: { 'wbf-2017': '12C2d', 'wbf-2007': '12C2c' },
    scoring: ['other-boards', 'session-of-pairs', 'session-of-teams', 'sit-out', 'walk-over', 'absent-pair', 'withdrawal'],
  },
  { what: 'in a knock-out, two scores that do not balance', at: both('12C4'), scoring: ['knock-out-balanced'] },
  {
    what: 'how cards of a suit are played that a claim says nothing of',
    at: both('70E2'),
    table: ['suits-of-a-claim', 'ruffs-of-a-claim'],
  },
  { what: 'another way to call', at: both('18F'), otherwise: 'bidding boxes under `dbf-2013` (121), by the rules of its paragraphs' },
  {
    what: 'understandings that are allowed, and how they are disclosed: alerts',
    at: { 'wbf-2017': '40B2a', 'wbf-2007': '40B2a' },
    table: [
      'alerts-used',
      'alert-doubles',
      'alert-doubles-behind-screens',
      'alerts-end-with-bid',
      'artificial-first-round-calls-above',
      'alerts-end-behind-screens',
      'mistaken-alerts',
    ],
  },
  {
    what: 'obligatory pauses',
    at: { 'wbf-2017': '73A1', 'wbf-2007': '73A2' },
    table: ['pause-after-skip-bid', 'stop-used', 'stop-from-opening-level', 'stop-before-jump-bids', 'stop-behind-screens'],
  },
  {
    what: 'screens',
    at: both('80B2'),
    table: ['screen-mates', 'delay-that-tells-nothing'],
  },
  {
    what: 'how scores are compared and what the conditions of contest say',
    at: both('78D'),
    scoring: [
      'comparison',
      'scaling',
      'showing',
      'cross-imps-count',
      'butler-trim',
      'butler-datum-unit',
      'common-top',
      'unit-matchpoints',
      'unit-imps-in-vp-matches',
      'unit-imps-butler',
      'unit-imps',
      'teams-of-eight',
      'patton',
      'half-matches',
      'vp-scale',
      'vp-scale-of-percent',
      'vp-of-a-bye',
      'tie-break-pairs',
      'tie-break-round-robin',
      'tie-break-swiss',
      'tie-break-knock-out',
    ],
  },
  { what: 'until when a wrong score may be corrected', at: both('79C'), otherwise: 'conditions: `deadlines`' },
  { what: 'until when a ruling may be appealed', at: both('92B'), otherwise: 'conditions: `deadlines`' },
  { what: 'what becomes of an appeal after the committee', at: both('93C'), otherwise: 'conditions: `ladder`, `appeals`, `deposit`' },
  {
    what: 'a director is summoned when rights are reserved',
    at: both('16B2'),
    otherwise: 'nothing: that rights are reserved is recorded, and when the director is called as well',
  },
  {
    what: 'who explains during the auction, and whether in writing',
    at: both('20F1'),
    otherwise: 'the screens of `dbf-2013` (124F); elsewhere who explains is recorded, and found where it was the wrong player',
  },
  { what: 'looking at system cards and notes', at: both('40B2'), otherwise: 'nothing: see `docs/readings.md`' },
  {
    what: 'whether defenders may ask each other about a revoke (the Swedish print lets them)',
    at: { 'wbf-2017': null, 'wbf-2007': '61B3' },
    otherwise: 'nothing: who asks whom is recorded, and found only where dummy asks a defender (61B2)',
  },
  { what: 'an opening lead face up', at: both('41A'), otherwise: 'nothing: a lead may be placed or faced' },
  {
    what: 'an opening lead face down that the wrong hand takes back',
    at: { 'wbf-2017': '41A', 'wbf-2007': null },
    table: ['lead-face-down-out-of-turn'],
  },
  {
    what: 'boards of a match that were played at one table only',
    at: { 'wbf-2017': '86B3', 'wbf-2007': '86D' },
    otherwise: 'the director assigns or cancels: no table of values is stated',
  },
  {
    what: 'the size of procedural penalties',
    at: both('90A'),
    scoring: ['standard-penalty-of-a-top', 'standard-penalty-in-imps', 'standard-penalty-in-vp'],
  },
];

const isRational = (value: unknown): value is Rational =>
  typeof value === 'object' && value !== null && 'num' in value && 'den' in value;

const text = (value: unknown): string => {
  if (isRational(value)) return value.den === 1n ? String(value.num) : `${value.num}/${value.den}`;
  if (Array.isArray(value)) return value.map(text).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${text(part)}`)
    .join(', ');
};

const shown = (value: unknown): string => `\`${text(value)}\``;

const said = (found: { readonly value: unknown; readonly reference: string } | null): string =>
  found === null ? '-' : `${shown(found.value)} (${found.reference})`;

const PLAIN = { 'wbf-2007': SCORING_PROFILES['wbf-2007'], 'wbf-2017': SCORING_PROFILES['wbf-2017'] } as const;

/** Texts that were written for an edition before the newest. */
const WRITTEN_FOR: Readonly<Partial<Record<Regulations, Edition>>> = { 'dbf-2013': 'wbf-2007', 'fsb-2008': 'wbf-2007' };

const COLUMNS = REGULATIONS.map((regulations) => `${TEXTS[regulations].authority} ${TEXTS[regulations].year}`);

/** One parameter: what the Laws of each edition say, then the regulations with the edition that they were written for. */
const ofScoring = (name: ScoringName): readonly string[] => [
  `\`${name}\``,
  said(scoringParameter(PLAIN['wbf-2017'], name)),
  said(scoringParameter(PLAIN['wbf-2007'], name)),
  ...REGULATIONS.map((regulations: Regulations) =>
    said(scoringParameter(inEdition(WRITTEN_FOR[regulations] ?? 'wbf-2017', PROFILES_OF_REGULATIONS[regulations]), name)),
  ),
];

const ofTable = (name: keyof ParameterValues): readonly string[] => [
  `\`${name}\``,
  '-',
  '-',
  ...REGULATIONS.map((regulations) => said(parameter(regulations, name))),
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rowsOf = ({ what, at, scoring = [], table = [], otherwise }: Election): readonly string[] => {
  const own = [what, at['wbf-2017'] ?? '-', at['wbf-2007'] ?? '-'];
  const parameters = [...scoring.map(ofScoring), ...table.map(ofTable)];
  if (parameters.length === 0) return [row([...own, otherwise ?? '', '', '', ...COLUMNS.map(() => '')])];
  return parameters.map((cells, index) => row([...(index === 0 ? own : ['', '', '']), ...cells]));
};

/** Paragraphs that an edition does not have: none, where the list is right. */
export const unknownElections = (): readonly string[] =>
  ELECTIONS.flatMap(({ at }) =>
    (['wbf-2017', 'wbf-2007'] as const).flatMap((edition) => {
      const paragraph = at[edition];
      return paragraph === null || paragraphsOf(edition, paragraph).found ? [] : [`${edition} ${paragraph}`];
    }),
  );

/** Values of the Laws themselves (12C2a), and what they have the director judge (12C1b, 12C1e): no choice of an organiser. */
const OF_THE_LAWS: readonly string[] = ['grades-percent', 'grades-board-a-match', 'own-fault'];

/** Parameters that no election names: none, where the list is complete. */
export const notListed = (): readonly string[] => {
  const listed = ELECTIONS.flatMap(({ scoring = [], table = [] }): readonly string[] => [...scoring, ...table]);
  const scoring = Object.values(SCORING_PROFILES).flatMap(({ tables }): readonly object[] => tables);
  const tables: readonly object[] = [...scoring, ...Object.values(REGULATIONS_TABLES)];
  const names = new Set(tables.flatMap((table) => Object.keys(table)));
  return [...names].filter((name) => !listed.includes(name) && !OF_THE_LAWS.includes(name));
};

/** `docs/elections.md`: what the Laws leave to organisers, and what each text of regulations has chosen. */
export const electionsPage = (): string =>
  [
    '# What the Laws leave to the organiser',
    '',
    'Generated from the tables of parameters (`libs/scoring/src/profiles`, `libs/laws/src/regulations`); `UPDATE_DOCS=1 npx jest test/golden/docs` writes it anew.',
    'Each choice is a parameter with its paragraph, or a field of the [conditions of contest](conditions.md); where nothing in the product acts on it, that is said. The',
    'columns of DBf 2013 and FSB 2008 are with the Laws of 2007, for which they were written, the others with those of 2017 ([regulations](regulations.md) has their sources).',
    'Conditions of contest say otherwise where the paragraph lets them.',
    '',
    '<!-- prettier-ignore-start -->',
    row(['what is left open', '2017', '2007', 'parameter', 'Laws of 2017', 'Laws of 2007', ...COLUMNS]),
    row(Array.from({ length: 6 + COLUMNS.length }, () => '---')),
    ...ELECTIONS.flatMap(rowsOf),
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
