import { rational } from '../rational';
import type { Grades, ScoringTable } from './parameter';
import { inForce } from './parameter';

const grades = (plus: number, average: number, minus: number, den = 1): Grades => ({
  plus: rational(plus, den),
  average: rational(average, den),
  minus: rational(minus, den),
});

/** By Law 78D other methods may be used, and what the Laws leave open is for the conditions of contest. */
const OPEN = { override: 'L78D' };

/** What both editions say, and, with Law 78D as reference, what is taken where they say nothing. */
const BOTH: ScoringTable = {
  comparison: inForce('L12C1c', 'weighed', 'word'),
  scaling: inForce(
    'L78D',
    { formula: 'neuberg', shares: null, tenthUpTo: null, paragraph: 'Neuberg, by conditions (L78D)' },
    'formula',
    OPEN,
  ),
  showing: inForce('L78A', '2-1-0', 'word', { override: 'L78A' }),
  'cross-imps-count': inForce('L78D', 'mean', 'word', OPEN),
  'butler-trim': inForce('L78D', rational(1), 'scores', OPEN),
  'common-top': inForce('L78D', false, 'yes or no', OPEN),
  'unit-matchpoints': inForce('L78D', null, 'matchpoints', OPEN),
  'unit-imps-in-vp-matches': inForce('L78D', null, 'IMP', OPEN),
  'unit-imps-butler': inForce('L78D', null, 'IMP', OPEN),
  'unit-imps': inForce('L78D', null, 'IMP', OPEN),
  'grades-percent': inForce('L12C2a', grades(60, 50, 40), 'percent'),
  'grades-board-a-match': inForce('L12C2a', grades(12, 10, 8, 10), 'points'),
  'other-boards': inForce('L12C2c', 'all-other', 'word', { override: 'L12C2c' }),
  'session-of-pairs': inForce('L12C2c', 'session', 'word', OPEN),
  'session-of-teams': inForce('L12C2c', 'session', 'word', OPEN),
  'sit-out': inForce('L78D', 'own-average', 'word', OPEN),
  'knock-out-balanced': inForce('L12C4', true, 'yes or no'),
  'vp-scale': inForce('L78D', 'wbf-continuous', 'word', OPEN),
};

export const WBF_2007: ScoringTable = {
  ...BOTH,
  'grades-imps-match': inForce('L86A', grades(3, 0, -3), 'IMP', { override: 'L86A' }),
  'grades-imps-cross': inForce('L12C2b', grades(3, 0, -3), 'IMP', { override: 'L86A' }),
  'grades-imps-butler': inForce('L12C2b', grades(3, 0, -3), 'IMP', { override: 'L86A' }),
  'weighted-scores-by': inForce('L12C1c', 'director-or-committee', 'word'),
  'two-sided-scores': inForce('L12C1e', true, 'yes or no'),
  'own-fault': inForce('L12C1b', 'serious-error-or-wild-or-gambling', 'word'),
};

export const WBF_2017: ScoringTable = {
  ...BOTH,
  'grades-imps-match': inForce('L12C2b', grades(3, 0, -3), 'IMP', { override: 'L78D, 86B3, 12C2d' }),
  'grades-imps-cross': inForce('L12C2b', grades(3, 0, -3), 'IMP', { override: 'L78D, 86B3, 12C2d' }),
  'grades-imps-butler': inForce('L12C2b', grades(3, 0, -3), 'IMP', { override: 'L78D, 86B3, 12C2d' }),
  'weighted-scores-by': inForce('L12C1c', 'director-or-committee', 'word'),
  'two-sided-scores': inForce('L12C1', false, 'yes or no'),
  'shading-of-each-weight': inForce('WBFLC commentary on L12C1', rational(1, 5), 'part', { from: '2019-01-01' }),
  'own-fault': inForce('L12C1e', 'extremely-serious-error-or-gambling', 'word'),
};
