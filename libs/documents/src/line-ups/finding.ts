import type { ContestantEntered, LineUpFinding } from '@app/contract';
import type { LineUps } from './line-ups';

export type { LineUpFinding } from '@app/contract';

/** What can be wrong with who played for a contestant, and where. */
export type LineUpFault = LineUpFinding['fault'];

/** What regulations say follows from it, unless a person decides otherwise. */
export type Consequence = LineUpFinding['leadsTo'][number];

/** A finding about a contestant; what it is not about is left out. */
export const finding = (
  fault: LineUpFault,
  contestant: string,
  what: string,
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
  team: { what: 'the team counts as absent in these rounds: a walk-over', paragraph: 'DBf 241D1, 202C' },
  pair: { what: 'the pair counts as absent in these rounds: boards not begun', paragraph: 'DBf 241D1, 216' },
  individual: { what: 'the player counts as absent in these rounds', paragraph: 'DBf 241D1, 216' },
};

const ANNULLED: Consequence = {
  what: 'the boards concerned are annulled and scored as for absence',
  paragraph: 'DBf 305A2g, 216B, 216C',
};

const DIRECTORS_ERROR: Consequence = {
  what: "where he was allowed because the rules were read wrongly, from true facts: as a director's error",
  paragraph: 'DBf 241D2, L82C',
};

const lateFor = ({ rules: { illegalPlayersUntil: until } }: LineUps): readonly Consequence[] =>
  until
    ? [
        {
          what: `found out after the period for appeals, until ${until.day}: absence for the side at fault, its opponents keep their score`,
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
  switch (lineUps.federation) {
    case 'DBf':
      return [
        kind === 'pair' && paragraph.includes('305A') ? ANNULLED : ABSENT[kind],
        ...(wasAllowed ? [DIRECTORS_ERROR] : []),
        ...lateFor(lineUps),
      ];
    case 'FSB':
      return kind === 'team'
        ? []
        : [{ what: 'the player, the substitute and the partner are disqualified', paragraph: 'FSB 102B6' }];
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
          what: 'not where one team alone plays a highly artificial system: its opponents sit last',
          paragraph: 'DBf 103C2',
        },
      ];
    case 'fsb-104':
      return [{ what: 'a team with a pair that plays an A system is always away', paragraph: 'FSB 104C, 104H' }];
    case 'free':
      return [];
  }
};
