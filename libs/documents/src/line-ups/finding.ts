import type { Message } from '@app/bridge';
import type { ContestantEntered, LineUpFinding } from '@app/contract';
import type { LineUps } from './line-ups';
import { consequenceMessage, dayMessage } from './messages';

/** What can be wrong with who played for a contestant, and where. */
export type LineUpFault = LineUpFinding['fault'];

/** What regulations say follows from it, unless a person decides otherwise. */
export type Consequence = LineUpFinding['leadsTo'][number];

/** A finding about a contestant; what it is not about is left out. */
export const finding = (
  fault: LineUpFault,
  contestant: string,
  what: Message,
  paragraph: string,
  rest: Partial<Omit<LineUpFinding, 'fault' | 'contestant' | 'what' | 'paragraph'>> = {},
): LineUpFinding => ({
  fault,
  contestant,
  player: null,
  rounds: [],
  table: null,
  seat: null,
  what,
  paragraph,
  leadsTo: [],
  sources: [],
  ...rest,
});

const ABSENT: Readonly<Record<ContestantEntered['kind'], Consequence>> = {
  team: { what: consequenceMessage('absent-team'), paragraph: 'DBf 241D1, 202C' },
  pair: { what: consequenceMessage('absent-pair'), paragraph: 'DBf 241D1, 216' },
  individual: { what: consequenceMessage('absent-player'), paragraph: 'DBf 241D1, 216' },
};

const ANNULLED: Consequence = {
  what: consequenceMessage('annulled'),
  paragraph: 'DBf 305A2g, 216B, 216C',
};

const DIRECTORS_ERROR: Consequence = {
  what: consequenceMessage('directors-error'),
  paragraph: 'DBf 241D2, L82C',
};

const lateFor = ({ rules: { illegalPlayersUntil: until } }: LineUps): readonly Consequence[] =>
  until
    ? [
        {
          what: consequenceMessage('found-out-late', { day: dayMessage(until.day) }),
          paragraph: `DBf X79B3, ${until.paragraph}`,
        },
      ]
    : [];

/**
 * What follows when somebody played who was not to (DBf 241D, 305A2g; FSB 102B6).
 * @param paragraph the rule that was broken: those on substitutes of pairs in DBf's own events have their own score
 */
export const ofAnIllegalPlayer = (
  lineUps: LineUps,
  kind: ContestantEntered['kind'],
  paragraph: string,
  wasAllowed = false,
): readonly Consequence[] => {
  switch (lineUps.regulations.illegalPlayer) {
    case 'absence':
      return [
        kind === 'pair' && paragraph.includes('305A') ? ANNULLED : ABSENT[kind],
        ...(wasAllowed ? [DIRECTORS_ERROR] : []),
        ...lateFor(lineUps),
      ];
    case 'disqualification-but-for-teams':
      return kind === 'team' ? [] : [{ what: consequenceMessage('disqualified'), paragraph: 'FSB 102B6' }];
    case null:
      return [];
  }
};

/** Which team sits last is another one's right where only one of them plays a highly artificial system. */
export const unlessArtificial = ({ seatingBy }: LineUps): readonly Consequence[] => {
  switch (seatingBy) {
    case 'dbf-231C':
    case 'dbf-332E':
      return [
        {
          what: consequenceMessage('artificial-sits-first'),
          paragraph: 'DBf 103C2',
        },
      ];
    case 'fsb-104':
      return [{ what: consequenceMessage('artificial-system-away'), paragraph: 'FSB 104C, 104H' }];
    case 'free':
      return [];
  }
};
