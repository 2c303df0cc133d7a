import { rational } from '../rational';
import type { ScoringTable } from './parameter';
import { inForce } from './parameter';

const two = { plus: rational(2), average: rational(0), minus: rational(-2) };

/**
 * Tournament regulations of Danmarks Bridgeforbund, as they stood in 2013; years in brackets after a paragraph are
 * when it last changed. They cite the Laws of 2007.
 */
export const DBF_2013: ScoringTable = {
  comparison: inForce('DBf X78', 'weighed', 'word', { from: '2010-01-01', override: 'DBf X78D' }),
  scaling: inForce(
    'DBf X78B',
    { formula: 'neuberg', shares: { fromTables: 1 }, tenthUpTo: null, paragraph: 'DBf X78B' },
    'formula',
    { from: '2010-01-01', override: 'DBf X78D' },
  ),
  'cross-imps-count': inForce('DBf 203', 'sum', 'word', { override: 'DBf 201A' }),
  'butler-trim': inForce('DBf 204A1', rational(1), 'scores', { override: 'DBf 204, footnote' }),
  'unit-matchpoints': inForce('DBf X78C1', rational(1, 10), 'matchpoints', { from: '2010-01-01' }),
  'unit-imps-in-vp-matches': inForce('DBf X78C2', rational(1), 'IMP', { from: '2010-01-01' }),
  'unit-imps-butler': inForce('DBf X78C2', rational(1), 'IMP', { from: '2010-01-01' }),
  'unit-imps': inForce('DBf X78C2', rational(1, 10), 'IMP', { from: '2010-01-01' }),
  'grades-imps-cross': inForce('DBf 203A', two, 'IMP'),
  'grades-imps-butler': inForce('DBf 204C', two, 'IMP'),
  'grades-board-a-match': inForce(
    'DBf 206A',
    { plus: rational(12, 10), average: rational(1), minus: rational(8, 10) },
    'points',
  ),
  'session-of-pairs': inForce('DBf X12B2', 'playing-day-in-the-stage', 'word', {
    from: '2009-01-01',
    override: 'DBf X12B2',
  }),
  'session-of-teams': inForce('DBf X12B1', 'match', 'word', { from: '2009-01-01' }),
  'sit-out': inForce('DBf X78A5', 'own-average', 'word', { from: '2010-01-01', override: 'DBf X78D5' }),
  'weighted-scores-by': inForce('DBf X12A', 'director-or-committee', 'word', { from: '2013-01-01' }),
  // The paragraph belongs to later regulations; the commentary of the law commission tells of it (LKU-18, section 15).
  'shading-of-all-weights': inForce('DBf X12A, by LKU-18', rational(1, 6), 'part', { from: '2021-02-01' }),
  'vp-scale': inForce('DBf 202A', 'dbf-202', 'word', { override: 'DBf 201A' }),
  'walk-over': inForce('DBf 202C', 'dbf-202C', 'word', { from: '2012-01-01' }),
  'tie-break-pairs': inForce('DBf 223B', 'dbf-223', 'word'),
  'tie-break-round-robin': inForce('DBf 221A', 'dbf-221A', 'word', { override: 'DBf 221A5' }),
  'tie-break-swiss': inForce('DBf 221B', 'dbf-221B', 'word', { from: '2010-01-01', override: 'DBf 221B3' }),
  'carry-over': inForce('DBf 207A', 'dbf-207A', 'word', { from: '2009-01-01', override: 'DBf 207' }),
};
