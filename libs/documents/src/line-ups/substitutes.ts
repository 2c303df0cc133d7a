import type { ContestantEntered, LineUpFinding } from '@app/contract';
import { type Message, sideOf } from '@app/bridge';
import { type Consequence, ofAnIllegalPlayer, finding } from './finding';
import {
  type LineUps,
  type Seating,
  substitutionsFor,
  wasAllowed,
  withPlayers,
  eventOf,
  roundsOf,
  sourcesOf,
} from './line-ups';
import { consequenceMessage, lineUpMessage, people } from './messages';

type Entered = ContestantEntered & { readonly players: readonly string[] };

/** The rounds of a contestant, by its schedule, or where there is none by who played. */
const roundsFor = (lineUps: LineUps, contestant: string): readonly string[] => {
  const scheduled = lineUps.session.rounds
    .filter(({ tables }) => tables.some(({ NS, EW }) => NS === contestant || EW === contestant))
    .map(({ round }) => round);
  if (scheduled.length > 0) return scheduled;
  return roundsOf(
    lineUps.session,
    lineUps.seatings.filter((one) => one.contestant === contestant),
  );
};

const substitutesOf = (
  lineUps: LineUps,
  { contestant, players }: Entered,
): readonly (readonly [string, Seating[]])[] => {
  const found = new Map<string, Seating[]>();
  for (const seating of lineUps.seatings) {
    if (seating.contestant !== contestant || players.includes(seating.player)) continue;
    found.set(seating.player, [...(found.get(seating.player) ?? []), seating]);
  }
  return [...found];
};

const notAllowed = (player: string): Message => lineUpMessage('not-allowed', { player: { contestant: player } });

/** Substitutes whom nobody had allowed (DBf 242A2a, 305A1). */
export const substitutesNotAllowed = (lineUps: LineUps): readonly LineUpFinding[] => {
  const rule = lineUps.rules.substitutes?.allowedBefore;
  if (!rule) return [];
  return withPlayers(lineUps).flatMap(({ contestant, kind }) =>
    substitutionsFor(lineUps, contestant)
      .filter(({ data }) => data.allowedBy === undefined)
      .map(({ revision, data }) =>
        finding('substitute-not-allowed', contestant, notAllowed(data.in), rule.paragraph, {
          player: data.in,
          rounds: data.rounds,
          leadsTo: ofAnIllegalPlayer(lineUps, kind, rule.paragraph),
          sources: [eventOf(lineUps.session, revision)],
        }),
      ),
  );
};

/** More rounds as a substitute, or more substitutes, than conditions let (DBf 321D2, 242A2e). */
export const tooManySubstitutes = (lineUps: LineUps): readonly LineUpFinding[] => {
  const { rounds: ofRounds, inAll } = lineUps.rules.substitutes ?? {};
  return withPlayers(lineUps).flatMap((entered) => {
    const { contestant, kind } = entered;
    const substitutes = substitutesOf(lineUps, entered);
    const long = substitutes.flatMap(([player, own]) => {
      const played = roundsOf(lineUps.session, own);
      if (!ofRounds || played.length <= ofRounds.most) return [];
      const beyond = played.slice(ofRounds.most);
      const what = lineUpMessage('rounds-as-substitute', {
        player: { contestant: player },
        rounds: played.length,
        most: ofRounds.most,
      });
      return [
        finding('too-many-rounds-as-substitute', contestant, what, ofRounds.paragraph, {
          player,
          rounds: beyond,
          leadsTo: ofAnIllegalPlayer(lineUps, kind, ofRounds.paragraph, wasAllowed(lineUps, contestant, player)),
          sources: sourcesOf(own.filter(({ round }) => round !== null && beyond.includes(round))),
        }),
      ];
    });
    if (!inAll || substitutes.length <= inAll.most) return long;
    const what = lineUpMessage('substitutes-too-many', { substitutes: substitutes.length, most: inAll.most });
    const extra = substitutes.slice(inAll.most).flatMap(([, own]) => own);
    return [
      ...long,
      finding('too-many-substitutes', contestant, what, inAll.paragraph, {
        rounds: roundsOf(lineUps.session, extra),
        leadsTo: ofAnIllegalPlayer(lineUps, kind, inAll.paragraph),
        sources: sourcesOf(extra),
      }),
    ];
  });
};

/** The first of these places that do not follow on each other; all of them after it are another period. */
const secondPeriod = (places: readonly number[]): number => {
  const gap = places.findIndex((place, index) => index > 0 && place !== (places[index - 1] ?? 0) + 1);
  return gap === -1 ? places.length : gap;
};

/** Entered players who were replaced, came back, and were replaced again (DBf 305A2d). */
export const replacedMoreThanOnce = (lineUps: LineUps): readonly LineUpFinding[] => {
  const rule = lineUps.rules.substitutes?.onePeriod;
  if (!rule) return [];
  return withPlayers(lineUps).flatMap(({ contestant, kind, players }) =>
    players.flatMap((player) => {
      const own = substitutionsFor(lineUps, contestant).filter(({ data }) => data.out === player);
      const all = roundsFor(lineUps, contestant);
      const out = all.filter((round) => own.some(({ data }) => data.rounds.includes(round)));
      const places = out.map((round) => all.indexOf(round));
      const again = out.slice(secondPeriod(places));
      if (again.length === 0) return [];
      const what = lineUpMessage('replaced-again', { player: { contestant: player } });
      return [
        finding('replaced-more-than-once', contestant, what, rule.paragraph, {
          player,
          rounds: again,
          leadsTo: ofAnIllegalPlayer(lineUps, kind, rule.paragraph),
          sources: own.map(({ revision }) => eventOf(lineUps.session, revision)),
        }),
      ];
    }),
  );
};

const paragraphFor = ({ regulations, rules }: LineUps, kind: string): string | null =>
  kind === 'team' ? regulations.changedDuringRound : (rules.substitutes?.onePeriod?.paragraph ?? null);

/** Who may let a change of a team's players be. */
const dispensation = ({ regulations }: LineUps, kind: string): readonly Consequence[] =>
  kind === 'team' && regulations.dispensation !== null
    ? [{ what: consequenceMessage('may-be-let'), paragraph: regulations.dispensation }]
    : [];

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
      const what = lineUpMessage('changed-during-round', { players: people(playersOf(changed)) });
      return [
        finding('changed-during-round', contestant, what, paragraph, {
          rounds: [round],
          table: first.table,
          leadsTo: dispensation(lineUps, kind),
          sources: sourcesOf(changed),
        }),
      ];
    });
  });
