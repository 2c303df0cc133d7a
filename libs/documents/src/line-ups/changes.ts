import { sideOf } from '@app/bridge';
import type { LineUpFinding } from './finding';
import { finding } from './finding';
import type { LineUps } from './line-ups';
import { substitutionsFor, withPlayers } from './line-ups';
import type { Seating } from './who-played';
import { roundsOf, sourcesOf } from './who-played';

const FOR_TEAMS = { DBf: 'DBf 231B', FSB: 'FSB 103B, 104E' } as const;
const DISPENSATION = {
  what: 'the director may let it where a player has suddenly fallen ill',
  paragraph: 'DBf 231B, 244A2',
};

const paragraphFor = ({ federation, rules }: LineUps, kind: string): string | null => {
  if (kind === 'team') return federation && FOR_TEAMS[federation];
  return rules.substitutes?.onePeriod?.paragraph ?? null;
};

/** A side of a table: two partners may change seats, and nobody has been replaced. */
const placeOf = ({ table, seat }: Seating): string => `${table ?? ''}/${seat === null ? '' : sideOf(seat)}`;

const playersOf = (seatings: readonly Seating[]): readonly string[] => [
  ...new Set(seatings.map(({ player }) => player)),
];

/** Players who were changed, or changed tables, while a round was played (DBf 231B, 305A2d; FSB 103B). */
export const changesDuringRounds = (lineUps: LineUps): readonly LineUpFinding[] =>
  withPlayers(lineUps).flatMap(({ contestant, kind }) => {
    const paragraph = paragraphFor(lineUps, kind);
    if (paragraph === null) return [];
    const own = lineUps.seatings.filter((one) => one.contestant === contestant && one.seat !== null);
    return roundsOf(lineUps.session, own).flatMap((round) => {
      const allowed = substitutionsFor(lineUps, contestant).filter(
        ({ data }) => data.allowedBy !== undefined && data.rounds.includes(round),
      );
      const here = own.filter((one) => one.round === round && !allowed.some(({ data }) => data.in === one.player));
      const changed = here.filter(
        (one) => playersOf(here.filter((other) => placeOf(other) === placeOf(one))).length > 2,
      );
      const [first] = changed;
      if (!first) return [];
      const what = `more than two players on a side during the round: ${playersOf(changed).join(', ')}`;
      return [
        finding('changed-during-round', contestant, what, paragraph, {
          rounds: [round],
          table: first.table,
          leadsTo: lineUps.federation === 'DBf' && kind === 'team' ? [DISPENSATION] : [],
          sources: sourcesOf(changed),
        }),
      ];
    });
  });
