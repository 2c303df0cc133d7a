import { type BoardDoc, type FormContext, scoreForm, scoreForms } from '@app/documents';
import { formContext, scoring, sessionDoc } from '@app/testing';
import { boardsOfMatch, outcomeOf } from '../event';
import { artificial, match, teamsBy } from '../tables';
import type { PlayedBy } from '../texts';
import type { RegulationsRow } from './row';

/** A table with 90 where another has 120. */
const atTheTable = ({ laws, regulations }: PlayedBy): FormContext => {
  const docs: readonly [BoardDoc, BoardDoc] = [
    scoring(90),
    scoring(120, { table: '2', contestants: { NS: '3', EW: '4' } }),
  ];
  return formContext(sessionDoc({ laws, regulations }), docs);
};

const oneNoTrump = (tricks: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks }) as const;

/** Which paragraphs warn of a score that a director weights so: of nine and of eight tricks, half each as peers would have it. */
const warned =
  (code: 'MayNotWeight' | 'ShadedTooMuch', [nine, eight]: readonly [string, string]) =>
  (playedBy: PlayedBy): string => {
    const components = [
      { result: oneNoTrump(9), weight: nine, raw: '1/2' },
      { result: oneNoTrump(8), weight: eight, raw: '1/2' },
    ];
    const filled = scoreForm('weighted')?.fill({ components, offending: 'EW' }, atTheTable(playedBy));
    if (!filled?.ok) throw new Error(`not filled in: ${JSON.stringify(filled)}`);
    const found = filled.value.warnings.filter((warning) => warning.code === code);
    return found.map(({ paragraph }) => paragraph).join(' ') || '-';
  };

const offered = (playedBy: PlayedBy, id: string) => scoreForms(atTheTable(playedBy)).find((form) => form.id === id);

const FAULTS = ['serious-error', 'wild-or-gambling', 'extremely-serious-error', 'gambling'];

/** What a side without fault may have done itself, by the form for damage of its own making. */
const ownFaults = (playedBy: PlayedBy): string =>
  FAULTS.filter((fault) => {
    const components = [{ result: oneNoTrump(8) }];
    const input = { offending: 'EW', fault, assigned: components, expected: components };
    return scoreForm('own-fault')?.fill(input, atTheTable(playedBy)).ok;
  }).join(' ');

const BOTH_PLUS = match(['a', 'b'], [[artificial('plus', 'plus'), 90]]);

const bothPlus = (form: 'knock-out' | 'round-robin', playedBy: PlayedBy): string => {
  const conditions = teamsBy('team-imps', form);
  return outcomeOf({ conditions, sessions: [{ boards: BOTH_PLUS }], look: boardsOfMatch }, playedBy);
};

const NONE = { elects: '-', gives: '-' } as const;
const BY_DIRECTOR = { elects: 'director-or-committee', gives: '-' } as const;
const BY_JURY = { elects: 'committee-or-law-commission', gives: 'FSB L12C1c' } as const;
const ONE_SCORE = { elects: 'no', gives: 'no' } as const;
const TWO_SCORES = { elects: 'yes', gives: 'yes' } as const;
const BY_EDITION = { 'wbf-2007': TWO_SCORES, 'wbf-2017': ONE_SCORE } as const;

const ERRORS_OF_2007 = {
  elects: 'serious-error-or-wild-or-gambling',
  gives: 'serious-error wild-or-gambling',
} as const;
const ERRORS_OF_2017 = {
  elects: 'extremely-serious-error-or-gambling',
  gives: 'extremely-serious-error gambling',
} as const;
const ERRORS = { 'wbf-2007': ERRORS_OF_2007, 'wbf-2017': ERRORS_OF_2017 } as const;
const BALANCED = { elects: 'yes', gives: '3/3 and 0/0' } as const;

/** Scores that a director assigns. */
export const ADJUSTED_SCORES: readonly RegulationsRow[] = [
  {
    parameter: 'weighted-scores-by',
    shows: 'by which paragraph a director is warned not to weight a score',
    outcome: warned('MayNotWeight', ['1/2', '1/2']),
    by: {
      laws: BY_DIRECTOR,
      'dbf-2013': BY_DIRECTOR,
      'dbf-2023': BY_DIRECTOR,
      'fsb-2008': BY_JURY,
      'ebu-2025': BY_DIRECTOR,
      'acbl-2017': BY_DIRECTOR,
    },
  },
  {
    parameter: 'two-sided-scores',
    shows: 'whether a score of its own is offered for each side (12C1e of 2007)',
    outcome: (playedBy) => (offered(playedBy, 'two-sided') ? 'yes' : 'no'),
    by: {
      laws: BY_EDITION,
      'dbf-2013': BY_EDITION,
      'dbf-2023': BY_EDITION,
      // The Swedish print has it in 12C1c.
      'fsb-2008': TWO_SCORES,
      'ebu-2025': BY_EDITION,
      'acbl-2017': BY_EDITION,
    },
  },
  {
    parameter: 'shading-of-all-weights',
    shows: 'by which paragraph it is too much to raise a half by 0.2: more than a sixth, and than a fifth of the half',
    outcome: warned('ShadedTooMuch', ['0.7', '0.3']),
    by: {
      laws: { 'wbf-2007': NONE, 'wbf-2017': { elects: '-', gives: 'WBFLC commentary on L12C1' } },
      'dbf-2013': { elects: '1/6', gives: 'DBf X12A, by LKU-18' },
      'dbf-2023': { elects: '1/6', gives: 'DBf X12A, by LKU-18' },
      'fsb-2008': { 'wbf-2007': NONE, 'wbf-2017': { elects: '-', gives: 'WBFLC commentary on L12C1' } },
      'ebu-2025': { 'wbf-2007': NONE, 'wbf-2017': { elects: '-', gives: 'WBFLC commentary on L12C1' } },
      'acbl-2017': { 'wbf-2007': NONE, 'wbf-2017': { elects: '-', gives: 'WBFLC commentary on L12C1' } },
    },
  },
  {
    parameter: 'shading-of-each-weight',
    shows:
      'by which paragraph it is too much to raise a half to two thirds: no more than a sixth, but more than a fifth of the half',
    outcome: warned('ShadedTooMuch', ['2/3', '1/3']),
    by: {
      laws: { 'wbf-2007': NONE, 'wbf-2017': { elects: '0.2', gives: 'WBFLC commentary on L12C1' } },
      // DBf has a limit for all weights together, which goes before it.
      'dbf-2013': { 'wbf-2007': NONE, 'wbf-2017': { elects: '0.2', gives: '-' } },
      'dbf-2023': { 'wbf-2007': NONE, 'wbf-2017': { elects: '0.2', gives: '-' } },
      'fsb-2008': { 'wbf-2007': NONE, 'wbf-2017': { elects: '0.2', gives: 'WBFLC commentary on L12C1' } },
      'ebu-2025': { 'wbf-2007': NONE, 'wbf-2017': { elects: '0.2', gives: 'WBFLC commentary on L12C1' } },
      'acbl-2017': { 'wbf-2007': NONE, 'wbf-2017': { elects: '0.2', gives: 'WBFLC commentary on L12C1' } },
    },
  },
  {
    parameter: 'own-fault',
    shows: 'what costs a side without fault its redress (12C1b of 2007, 12C1e of 2017)',
    outcome: ownFaults,
    by: {
      laws: ERRORS,
      'dbf-2013': ERRORS,
      'dbf-2023': ERRORS,
      'fsb-2008': ERRORS,
      'ebu-2025': ERRORS,
      'acbl-2017': ERRORS,
    },
  },
  {
    parameter: 'knock-out-balanced',
    shows:
      'IMPs of average plus for both sides in one room: of each team in a round robin, and the mean in a knock-out (12C4)',
    outcome: (playedBy) => `${bothPlus('round-robin', playedBy)} and ${bothPlus('knock-out', playedBy)}`,
    by: {
      laws: BALANCED,
      'dbf-2013': BALANCED,
      'dbf-2023': BALANCED,
      'fsb-2008': BALANCED,
      'ebu-2025': BALANCED,
      'acbl-2017': BALANCED,
    },
  },
];
