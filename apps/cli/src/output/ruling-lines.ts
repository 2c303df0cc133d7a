import { type BoardView, type RulingView, nthEvent } from '@app/session';
import { citation } from '@app/laws';

const BECAME: Readonly<Record<RulingView['status'], string>> = {
  drafted: 'in mind only',
  given: 'given',
  told: 'told to the players',
  'upheld-on-appeal': 'upheld on appeal',
  'changed-on-appeal': 'changed on appeal',
  reversed: 'reversed',
  amended: 'amended by a later one',
};

const rulingLine = ({ at, by, laws, status, flags, score }: RulingView): string =>
  [
    `Ruling of ${nthEvent(at)}, by ${by} (${laws.map(citation).join(', ')}): ${BECAME[status]}`,
    ...score.map(({ words }) => words),
    ...flags.map((flag) => `to be looked at again: it was built on ${flag}, which has fallen`),
  ].join('; ');

/** The rulings about a board and what has become of each, one a line. */
export const rulingLines = ({ rulings }: BoardView): readonly string[] => rulings.map(rulingLine);
