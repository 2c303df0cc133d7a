import { rational } from '../rational';
import type { ScoringTable } from './parameter';
import { inForce } from './parameter';

/** The Swedish edition has been in force since then. */
const from = '2008-07-01';

/** Supplement of Förbundet Svensk Bridge to the Laws of 2007 (94-100, 109), and where its print of Law 12C differs. */
export const FSB_2008: ScoringTable = {
  // By computer it is Neuberg's formula throughout, the percentages of 99A1 being for reckoning by hand.
  scaling: inForce(
    'FSB 98C, 99A1',
    { formula: 'neuberg', shares: null, tenthUpTo: null, paragraph: 'FSB 98C' },
    'formula',
    { from, override: 'FSB 99A1' },
  ),
  'common-top': inForce('FSB 97', true, 'yes or no', { from }),
  'unit-matchpoints': inForce('FSB 98C', rational(1, 10), 'matchpoints', { from }),
  'sit-out': inForce('FSB 96A', 'own-average', 'word', { from }),
  'weighted-scores-by': inForce('FSB L12C1c', 'committee-or-law-commission', 'word', { from }),
  'two-sided-scores': inForce('FSB L12C1c', true, 'yes or no', { from }),
  // The text names the scale and prints no table of it: the conditions have to bring one.
  'vp-scale': inForce('FSB 94B, 96B, 109', 'named-25-0', 'word', { from, override: 'FSB 94B' }),
  'walk-over': inForce('FSB 109A', 'fsb-109A', 'word', { from, override: 'FSB 109' }),
  'vp-of-a-bye': inForce('FSB 96B', rational(18), 'VP', { from, override: 'FSB 96B' }),
  'tie-break-pairs': inForce('FSB 95A', 'fsb-95A', 'word', { from, override: 'FSB 95' }),
  'tie-break-round-robin': inForce('FSB 95B', 'fsb-95B', 'word', { from, override: 'FSB 95' }),
  'tie-break-swiss': inForce('FSB 95B', 'fsb-95B', 'word', { from, override: 'FSB 95' }),
};

/** FSB 99A1 by hand: a point for each result that is not compared, and percentages in groups of up to three. */
export const FSB_BY_HAND = {
  formula: 'average-each',
  shares: { fromTables: 7 },
  tenthUpTo: null,
  paragraph: 'FSB 99A1',
} as const;
