import { retainedOf } from '@app/session';
import { ofAnIllegalPlayer } from './consequences';
import type { LineUpFault, LineUpFinding } from './finding';
import { finding } from './finding';
import type { LineUps } from './line-ups';
import { enteredFor, wasAllowed } from './line-ups';
import type { Seating } from './who-played';
import { roundsOf, sourcesOf } from './who-played';

const kindOf = ({ session }: LineUps, contestant: string) =>
  session.contestants.find((one) => one.contestant === contestant)?.kind ?? 'team';

const isIndividual = (lineUps: LineUps): boolean =>
  lineUps.session.contestants.some(({ kind }) => kind === 'individual');

const playersOf = (seatings: readonly Seating[]): readonly string[] => [
  ...new Set(seatings.map(({ player }) => player)),
];

/** The contestants that somebody played for: the one he is entered for first, then as the rounds went. */
const contestantsOf = (lineUps: LineUps, player: string, own: readonly Seating[]): readonly string[] => {
  const order = roundsOf(lineUps.session, own);
  const place = ({ round }: Seating): number => (round === null ? order.length : order.indexOf(round));
  const entered = lineUps.session.contestants
    .filter(({ players }) => players?.includes(player))
    .map(({ contestant }) => contestant);
  const played = [...own].sort((one, other) => place(one) - place(other)).map(({ contestant }) => contestant);
  return [...new Set([...entered, ...played])];
};

const illegal = (
  fault: LineUpFault,
  lineUps: LineUps,
  own: readonly Seating[],
  { player, contestant, other, paragraph }: Readonly<Record<'player' | 'contestant' | 'other' | 'paragraph', string>>,
): LineUpFinding => {
  const here = own.filter((one) => one.contestant === contestant);
  const [first] = here;
  return finding(fault, contestant, `${player} plays for ${other} too`, paragraph, {
    player,
    rounds: roundsOf(lineUps.session, here),
    table: first?.table ?? null,
    seat: first?.seat ?? null,
    leadsTo: ofAnIllegalPlayer(
      lineUps,
      kindOf(lineUps, contestant),
      paragraph,
      wasAllowed(lineUps, contestant, player),
    ),
    sources: sourcesOf(own),
  });
};

const hasLeft = ({ session }: LineUps, contestant: string): boolean =>
  retainedOf(session, 'ContestantWithdrawn').some(({ data }) => data.contestant === contestant) ||
  retainedOf(session, 'ContestantReplaced').some(({ data }) => data.contestant === contestant);

/** Players who played for more than one contestant, or for another one than they are entered for (DBf 305A2c, 331B2d, 341B4). */
export const playersOfTwo = (lineUps: LineUps): readonly LineUpFinding[] => {
  const rule = lineUps.rules.forOneContestant;
  if (!rule || isIndividual(lineUps)) return [];
  return playersOf(lineUps.seatings).flatMap((player) => {
    const own = lineUps.seatings.filter((one) => one.player === player);
    const all = contestantsOf(lineUps, player, own);
    const [first, ...others] = rule.unless ? all.filter((contestant) => !hasLeft(lineUps, contestant)) : all;
    if (rule.counts === 'entered' && !enteredFor(lineUps, first ?? '')?.includes(player)) return [];
    return others.map((contestant) =>
      illegal('two-contestants', lineUps, own, { player, contestant, other: first ?? '', paragraph: rule.paragraph }),
    );
  });
};

/** Substitutes who played for more than one contestant (DBf 242A2c). */
export const substitutesForTwo = (lineUps: LineUps): readonly LineUpFinding[] => {
  const rule = lineUps.rules.substitutes?.forOne;
  if (!rule || isIndividual(lineUps)) return [];
  const substituted = lineUps.seatings.filter(
    ({ contestant, player }) => enteredFor(lineUps, contestant)?.includes(player) === false,
  );
  return playersOf(substituted).flatMap((player) => {
    const own = substituted.filter((one) => one.player === player);
    const [first, ...others] = contestantsOf(lineUps, player, own);
    return others.map((contestant) =>
      illegal('substitute-for-two', lineUps, own, {
        player,
        contestant,
        other: first ?? '',
        paragraph: rule.paragraph,
      }),
    );
  });
};

/** Players who played for two contestants in the same round (DBf 321D1c). */
export const playersOfTwoAtOnce = (lineUps: LineUps): readonly LineUpFinding[] => {
  const rule = lineUps.rules.oneARound;
  if (!rule || isIndividual(lineUps)) return [];
  return playersOf(lineUps.seatings).flatMap((player) => {
    const own = lineUps.seatings.filter((one) => one.player === player);
    return roundsOf(lineUps.session, own).flatMap((round) => {
      const here = own.filter((one) => one.round === round);
      const playedHere = new Set(here.map(({ contestant }) => contestant));
      const [first, ...others] = contestantsOf(lineUps, player, own).filter((one) => playedHere.has(one));
      return others.map((contestant) =>
        illegal('two-contestants-at-once', lineUps, here, {
          player,
          contestant,
          other: first ?? '',
          paragraph: rule.paragraph,
        }),
      );
    });
  });
};
