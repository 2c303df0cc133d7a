import { penaltySuggestions } from '@app/documents';
import { inEnglish } from '@app/messages';
import { type ScoringName, type ScoringOf, rational } from '@app/scoring';
import type { RetainedEvent } from '@app/session';
import { sessionDoc } from '@app/testing';
import type { PlayedBy } from '../texts';
import type { RegulationsRow } from './row';

const PHONE: RetainedEvent = { type: 'OffenceNoted', revision: 1, data: { contestant: '1', offence: 'phone' } };

/** What the director is told of the standard penalty when a phone has rung. */
const told =
  (form: 'matchpoints' | 'team-imps' | 'team-vp', of: ScoringOf) =>
  ({ laws, regulations }: PlayedBy): string => {
    const session = sessionDoc({ laws, regulations, scoring: form, kept: [PHONE] });
    const text = penaltySuggestions(session, of).map((one) => inEnglish(one.text));
    return /the standard penalty is ([^)]*\))/.exec(text.join(' '))?.[1] ?? '-';
  };

const NONE = { elects: '-', gives: '-' } as const;

/** EBU 4.1.1.1 and 1.7.1 alone have a standard penalty that goes by what the standing is in. */
const ofEbu = (
  parameter: ScoringName,
  shows: string,
  outcome: RegulationsRow['outcome'],
  [elects, gives]: readonly [string, string],
): RegulationsRow => ({
  parameter,
  shows,
  outcome,
  by: {
    laws: NONE,
    'dbf-2013': NONE,
    'dbf-2023': NONE,
    'fsb-2008': NONE,
    'ebu-2025': { elects, gives },
    'acbl-2017': NONE,
  },
});

/** The size of procedural penalties. */
export const PENALTIES: readonly RegulationsRow[] = [
  ofEbu(
    'standard-penalty-of-a-top',
    'the standard penalty with a top of 22',
    told('matchpoints', { form: 'matchpoints', top: rational(22) }),
    ['0.25', '5.5 matchpoints (EBU 4.1.1.1)'],
  ),
  ofEbu(
    'standard-penalty-in-imps',
    'the standard penalty in a knock-out of teams',
    told('team-imps', { form: 'knock-out' }),
    ['6', '6 IMP (EBU 1.7.1)'],
  ),
  ofEbu(
    'standard-penalty-in-vp',
    'the standard penalty in a match of victory points',
    told('team-vp', { form: 'vp-match', boards: 20 }),
    ['1', '1 VP (EBU 4.1.1.1)'],
  ),
];
