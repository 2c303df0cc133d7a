import type { ContestantEntered, LineUpFinding } from '@app/contract';
import { retainedOf } from '@app/session';
import { type LineUpFault, ofAnIllegalPlayer, finding } from './finding';
import {
  type LineUps,
  type Seating,
  substitutionsFor,
  withPlayers,
  roundsOf,
  sourcesOf,
  enteredFor,
  wasAllowed,
} from './line-ups';
import { lineUpMessage } from './messages';

/** Where nobody says otherwise, who is not entered and no substitute is an illegal player (DBf 242, FSB 102A, 103A). */
const paragraphFor = ({ regulations }: LineUps, kind: ContestantEntered['kind']): string =>
  regulations.notEntered[kind];

/** Players who were neither entered nor named as substitutes for the round. */
export const playersNotEntered = (lineUps: LineUps): readonly LineUpFinding[] =>
  withPlayers(lineUps).flatMap(({ contestant, kind, players }) => {
    const substitutions = substitutionsFor(lineUps, contestant);
    const isSubstitute = (player: string, round: string | null): boolean =>
      substitutions.some(({ data }) => data.in === player && (round === null || data.rounds.includes(round)));
    const illegal = lineUps.seatings.filter(
      (one) => one.contestant === contestant && !players.includes(one.player) && !isSubstitute(one.player, one.round),
    );
    return [...new Set(illegal.map(({ player }) => player))].map((player) => {
      const own = illegal.filter((one) => one.player === player);
      const [first] = own;
      const paragraph = paragraphFor(lineUps, kind);
      return finding(
        'not-entered',
        contestant,
        lineUpMessage('not-entered', { player: { contestant: player } }),
        paragraph,
        {
          player,
          rounds: roundsOf(lineUps.session, own),
          table: first?.table ?? null,
          seat: first?.seat ?? null,
          leadsTo: ofAnIllegalPlayer(lineUps, kind, paragraph),
          sources: sourcesOf(own),
        },
      );
    });
  });

/** Fewer or more players in the entry than conditions ask (DBf 303C1, FSB 103A). */
export const numberEntered = (lineUps: LineUps): readonly LineUpFinding[] => {
  const { entered } = lineUps.rules;
  if (!entered) return [];
  const { least = 0, most = Infinity, paragraph } = entered;
  return withPlayers(lineUps).flatMap(({ contestant, players }) => {
    if (players.length < least) {
      const what = lineUpMessage('entered-too-few', { players: players.length, least });
      return [finding('too-few-entered', contestant, what, paragraph)];
    }
    if (players.length <= most) return [];
    const what = lineUpMessage('entered-too-many', { players: players.length, most });
    return [finding('too-many-entered', contestant, what, paragraph)];
  });
};

const SEATS_OF = { pair: 2, team: 4, individual: 1 } as const;

/** Fewer entered players among those who played a round than conditions ask (DBf 321D1a, 305A2a). */
export const enteredWhoPlayed = (lineUps: LineUps): readonly LineUpFinding[] => {
  const rule = lineUps.rules.enteredPlaying;
  if (!rule) return [];
  return withPlayers(lineUps).flatMap(({ contestant, kind, players }) => {
    const own = lineUps.seatings.filter((one) => one.contestant === contestant);
    return roundsOf(lineUps.session, own).flatMap((round) => {
      const here = own.filter((one) => one.round === round);
      const known = new Set(here.map(({ player }) => player));
      const entered = [...known].filter((player) => players.includes(player)).length;
      const unknown = Math.max(0, SEATS_OF[kind] - known.size);
      if (entered + unknown >= rule.least) return [];
      const what = lineUpMessage('entered-who-played', { entered, least: rule.least });
      return [
        finding('too-few-entered-playing', contestant, what, rule.paragraph, {
          rounds: [round],
          leadsTo: ofAnIllegalPlayer(lineUps, kind, rule.paragraph),
          sources: sourcesOf(here),
        }),
      ];
    });
  });
};

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
  const what = lineUpMessage('plays-for-two', { player: { contestant: player }, other: { contestant: other } });
  return finding(fault, contestant, what, paragraph, {
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
