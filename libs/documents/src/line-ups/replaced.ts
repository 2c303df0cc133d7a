import type { LineUpFinding } from '@app/contract';
import { type BoardsPlayed, boardsPlayed } from './boards-played';
import { type Consequence, finding, ofAnIllegalPlayer } from './finding';
import { type LineUps, enteredFor, roundsOf, sourcesOf, wasAllowed, withPlayers } from './line-ups';
import { consequenceMessage, lineUpMessage, people } from './messages';

/** Who has played half of the boards of a session or more in place of an entered player has the rights of that player. */
const heirsOf = ({ known, players, boards }: BoardsPlayed, entered: readonly string[]): readonly string[] =>
  players.filter((player) => !entered.includes(player) && 2 * boards(player) >= known.length);

/**
 * Entered players who were replaced more than the rule lets, by the boards of their contestant of which its players are
 * known: on more than half of those of a session (FSB 102B1), or in a stage of several sessions on more boards than any one of
 * them so far has had (FSB 102B2). Judged when the session is closed.
 * @param stage all sessions of its stage in order, itself among them
 */
export const replacedTooMuch = (lineUps: LineUps, stage: readonly LineUps[]): readonly LineUpFinding[] => {
  const rule = lineUps.rules.substitutes?.replaced;
  if (!rule || !lineUps.session.closed) return [];
  const { most, paragraph } = rule;
  const isByHalf = most === 'half-of-the-boards';
  const last = stage.findIndex(({ session }) => session.id === lineUps.session.id);
  const until = isByHalf ? [lineUps] : stage.slice(0, last + 1);
  return withPlayers(lineUps).flatMap(({ contestant, players }) => {
    const { known, boards } = boardsPlayed(until, contestant);
    const here = boardsPlayed([lineUps], contestant);
    const longest = Math.max(...until.map((one) => boardsPlayed([one], contestant).known.length));
    const limit = isByHalf ? longest / 2 : longest;
    const heirs = isByHalf ? heirsOf(here, players) : [];
    return players.flatMap((player) => {
      const missed = known.length - boards(player);
      if (missed <= limit || here.boards(player) === here.known.length) return [];
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
 * Substitutes who had played in the contest for another contestant, or are entered for one (FSB 102B5).
 * @param stage all sessions of its stage in order, itself among them
 */
export const substitutesWhoHavePlayed = (lineUps: LineUps, stage: readonly LineUps[]): readonly LineUpFinding[] => {
  const rule = lineUps.rules.substitutes?.newcomers;
  if (!rule) return [];
  const last = stage.findIndex(({ session }) => session.id === lineUps.session.id);
  const otherOf = (contestant: string, player: string): string | undefined =>
    [
      ...stage.flatMap(withPlayers).filter(({ players }) => players.includes(player)),
      ...stage.slice(0, last).flatMap(({ seatings }) => seatings.filter((one) => one.player === player)),
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
