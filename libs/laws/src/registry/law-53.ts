import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved } from './paragraph';

export const law53: Law = {
  number: 53,
  title: {
    en: 'Accepting a lead out of turn',
    da: 'At acceptere et udspil uden for tur',
    sv: 'Att godta ett utspel utom tur',
  },
  treatments: ['enforced', 'offered', 'judged'],
  built: inBoth('enforced', 'offered', 'judged'),
  paragraphs: [
    differ(
      '53A',
      'Before trick 13, a face-up lead by the wrong hand can be accepted, but not if an opponent had said it ' +
        "was the leader's turn (47E1). Declarer, or either defender when declarer led, accepts by saying so; " +
        'the next hand accepts by playing to it (but see 53B). Otherwise the lead is made from the right hand ' +
        '(47B). At trick 13 the wrong lead always goes back.',
      'Any face-up lead by the wrong hand can be accepted, but not if an opponent had said it was the ' +
        "leader's turn (47E1). Declarer, or either defender when declarer led, accepts by saying so; the next " +
        'hand accepts by playing to it (but see 53C). Otherwise the lead is made from the right hand (47B).',
    ),
    moved(
      '53B',
      '53C',
      'If an opponent of the wrong leader had the lead, that opponent may make it, and the card does not ' +
        'count as played to the wrong lead. The right lead then stands and the other cards go back, with no ' +
        'more to it than Law 16.',
    ),
    moved(
      '53C',
      '53B',
      'Declarer leads from the wrong hand and the defender on the right of that hand plays to it: the lead ' +
        'stands, and Law 57 deals with that defender. A defender who made the lead that was theirs is the ' +
        'exception.',
    ),
  ],
};
