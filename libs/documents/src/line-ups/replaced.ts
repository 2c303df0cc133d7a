import type { LineUpFinding } from '@app/contract';
import { isLastStage } from '@app/session';
import type { Around } from './around';
import { type BoardsPlayed, boardsPlayed } from './boards-played';
import { type Consequence, finding, ofAnIllegalPlayer } from './finding';
import { type LineUps, enteredFor, roundsOf, sourcesOf, wasAllowed, withPlayers } from './line-ups';
import { consequenceMessage, lineUpMessage, people } from './messages';

/** Who has played half of the boards of a session or more in place of an entered player has the rights of that player. */
const heirsOf = ({ known, players, boards }: BoardsPlayed, entered: readonly string[]): readonly string[] =>
  players.filter((player) => !entered.includes(player) && 2 * boards(player) >= known.length);

/** What an entered player may miss: so many of the longest of these parts of the contest as they stand, `1/2` for half a part. */
interface Limit {
  readonly parts: readonly (readonly LineUps[])[];
  readonly whole: '1/2' | 1 | 2;
}

const upTo = (sessions: readonly LineUps[], { session }: LineUps): readonly LineUps[] =>
  sessions.slice(0, sessions.findIndex((one) => one.session.id === session.id) + 1);

/** With more stages that qualify than these, two of them may be missed (FSB 102B4). */
const STAGES_FOR_ONE = 4;

/** The stages that qualify are those that the contest does not end with; the rule is for two of them or more. */
const overStages = (lineUps: LineUps, contest: readonly LineUps[]): Limit | null => {
  const { conditions } = lineUps.session;
  const names = (conditions?.stages ?? []).flatMap((one) =>
    conditions === null || isLastStage(conditions, one) ? [] : [one.stage],
  );
  if (names.length < 2 || !names.includes(lineUps.stage?.stage ?? '')) return null;
  const played = upTo(contest, lineUps);
  const parts = names.map((name) => played.filter(({ stage }) => stage?.stage === name));
  return { parts, whole: names.length > STAGES_FOR_ONE ? 2 : 1 };
};

const limitOf = (
  most: 'half-of-the-boards' | 'a-session' | 'a-stage',
  lineUps: LineUps,
  { stage, contest }: Around,
): Limit | null => {
  switch (most) {
    case 'half-of-the-boards':
      return { parts: [[lineUps]], whole: '1/2' };
    case 'a-session':
      return { parts: upTo(stage, lineUps).map((one) => [one]), whole: 1 };
    case 'a-stage':
      return overStages(lineUps, contest());
  }
};

/** The boards of a contestant that one of its players may miss. */
const boardsOf = ({ parts, whole }: Limit, contestant: string): number => {
  const lengths = parts
    .map((sessions) => boardsPlayed(sessions, contestant).known.length)
    .sort((one, other) => other - one);
  const [longest = 0, second = 0] = lengths;
  return { '1/2': longest / 2, 1: longest, 2: longest + second }[whole];
};

/**
 * Entered players who were replaced more than the rule lets, by the boards of their contestant of which its players are
 * known: on more than half of those of a session (FSB 102B1); in a stage of several sessions on more boards than any one of
 * them so far has had (FSB 102B2); or in two to four stages that qualify on more boards than any one of these has had, and
 * where there are more of them than any two (FSB 102B4). Judged when the session is closed.
 * @param around the other sessions of its stage and its contest, itself among them
 */
export const replacedTooMuch = (lineUps: LineUps, around: Around): readonly LineUpFinding[] => {
  const rule = lineUps.rules.substitutes?.replaced;
  if (!rule || !lineUps.session.closed) return [];
  const { most, paragraph } = rule;
  const limit = limitOf(most, lineUps, around);
  if (!limit) return [];
  const until = limit.parts.flat();
  return withPlayers(lineUps).flatMap(({ contestant, players }) => {
    const { known, boards } = boardsPlayed(until, contestant);
    const here = boardsPlayed([lineUps], contestant);
    const mayMiss = boardsOf(limit, contestant);
    const heirs = most === 'half-of-the-boards' ? heirsOf(here, players) : [];
    return players.flatMap((player) => {
      const missed = known.length - boards(player);
      if (missed <= mayMiss || here.boards(player) === here.known.length) return [];
      const what = lineUpMessage('replaced-too-much', { player: { contestant: player }, missed, boards: known.length });
      const leadsTo: readonly Consequence[] = [
        { what: consequenceMessage('player-disqualified'), paragraph },
        ...(heirs.length === 0
          ? []
          : [{ what: consequenceMessage('substitute-takes-over', { heirs: people(heirs) }), paragraph }]),
      ];
      return [
        finding('replaced-too-much', contestant, what, paragraph, {
          player,
          leadsTo,
          sources: known.map(({ id }) => `${id}@0`),
        }),
      ];
    });
  });
};

/**
 * Substitutes who had played in the contest for another contestant, in this stage or an earlier one, or are entered for one
 * (FSB 102B5).
 */
export const substitutesWhoHavePlayed = (lineUps: LineUps, around: Around): readonly LineUpFinding[] => {
  const rule = lineUps.rules.substitutes?.newcomers;
  if (!rule) return [];
  const contest = around.contest();
  const otherOf = (contestant: string, player: string): string | undefined =>
    [
      ...contest.flatMap(withPlayers).filter(({ players }) => players.includes(player)),
      ...upTo(contest, lineUps)
        .slice(0, -1)
        .flatMap(({ seatings }) => seatings.filter((one) => one.player === player)),
    ].find((one) => one.contestant !== contestant)?.contestant;
  return withPlayers(lineUps).flatMap(({ contestant, kind }) => {
    const own = lineUps.seatings.filter(
      (one) => one.contestant === contestant && enteredFor(lineUps, contestant)?.includes(one.player) === false,
    );
    return [...new Set(own.map(({ player }) => player))].flatMap((player) => {
      const other = otherOf(contestant, player);
      if (other === undefined) return [];
      const here = own.filter((one) => one.player === player);
      const what = lineUpMessage('plays-for-two', { player: { contestant: player }, other: { contestant: other } });
      return [
        finding('substitute-has-played', contestant, what, rule.paragraph, {
          player,
          rounds: roundsOf(lineUps.session, here),
          leadsTo: ofAnIllegalPlayer(lineUps, kind, rule.paragraph, wasAllowed(lineUps, contestant, player)),
          sources: sourcesOf(here),
        }),
      ];
    });
  });
};
