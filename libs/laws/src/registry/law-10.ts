import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law10: Law = {
  number: 10,
  title: { en: 'Who rectifies', da: 'Hvem der berigtiger', sv: 'Vem som korrigerar' },
  treatments: ['enforced', 'recorded', 'judged'],
  built: inBoth('enforced', 'recorded', 'judged'),
  paragraphs: [
    same('10A', 'Only the director decides on rectification. Players may neither impose it nor waive it themselves.'),
    same(
      '10B',
      'The director may let stand or cancel a rectification or a waiver that players arranged among themselves.',
    ),
    same('10C', 'Choosing after an irregularity.'),
    same('10C1', 'Where the Laws give a choice, the director explains every option.'),
    same('10C2', 'The player who has the choice makes it without consulting partner.'),
    same('10C3', 'The non-offending side does right to take the option that pays best.'),
    differ(
      '10C4',
      'Once an infraction is rectified, the offenders too may act to their best advantage, even if they seem to profit ' +
        'by it; but not on unauthorised information (16C2), and 27 and 72C still hold.',
      'Once an infraction is rectified, the offenders too may act to their best advantage, even if they seem to profit ' +
        'by it; but not on unauthorised information (16D2), and 27 and 50 still hold.',
    ),
  ],
};
