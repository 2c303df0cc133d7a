import type { Finding } from './findings';
import { contradiction, deviation, quoted } from './findings';
import type { Game } from './game';
import { lineOf, valueOf } from './game';
import { readVulnerability } from './vulnerability';

const HISTORY = /^NS\s+\d+\s+\d+\s*\/\s*(\d+(?:\s+\d+){0,2})\s+EW\s+\d+\s+\d+\s*\/\s*(\d+(?:\s+\d+){0,2})\s*$/;
const GAME_POINTS = 100;

/**
 * The games won in a rubber tell who is vulnerable (PBN 2.1, 4.2.6: `NS above above/below... EW above above/below...`).
 * The Vulnerable tag must say the same.
 */
export const rubberFindings = (game: Game): readonly Finding[] => {
  const text = valueOf(game.tags, 'ScoreRubberHistory');
  if (text === null) return [];
  const line = lineOf(game, 'ScoreRubberHistory');
  const [, ns, ew] = HISTORY.exec(text) ?? [];
  if (ns === undefined || ew === undefined) {
    return [deviation('tag-value', line, `ScoreRubberHistory is ${quoted(text)}, which is no history of a rubber`)];
  }
  const won = (below: string): boolean => below.split(/\s+/).some((points) => Number(points) >= GAME_POINTS);
  const should = won(ns) ? (won(ew) ? 'All' : 'NS') : won(ew) ? 'EW' : 'None';
  const stated = readVulnerability(game.tags.get('Vulnerable')).value;
  if (stated === null || stated === should) return [];
  const message = `Vulnerable says ${stated}, by the games won in the rubber it is ${should}`;
  return [contradiction('vulnerable-disagrees', line, message)];
};
