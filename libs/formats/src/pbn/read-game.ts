import { SEATS, knownSeats, seatName } from '@app/bridge';
import type { ImportedBoard, ImportedResult, ImportedScoring } from '../imported';
import { type Course, readCourse, undertakingFindings } from './course';
import { type Stated, readStated } from './facts';
import { type Finding, note } from './findings';
import { type Game, lineOf, valueOf } from './game';
import { resultOf, resultFindings } from './result';
import { type Match, sectionOf } from './rooms';
import { rubberFindings, scoreFindings, statedScore } from './scores';
import { tablesFindings } from './table';
import { tablesLeftOut } from './tables-left-out';
import { valueFindings } from './tag-values';

/** What the other records of the file say that matters for each one. */
export interface FileContext {
  readonly match: Match;
  readonly scoring: ImportedScoring | null;
  /** Whether results of this file come with a Score. */
  readonly fileGivesScores: boolean;
}

/** A record as a board, where it holds one, and everything there is to say about it. */
export interface ReadGame {
  readonly board: ImportedBoard | null;
  /** What its tags say of the deal. */
  readonly stated: Stated;
  /** The number of its board, and the section in which that counts. */
  readonly number: number | null;
  readonly section: string | null;
  readonly findings: readonly Finding[];
}

const boardNumber = (game: Game): number | null => {
  const text = valueOf(game.tags, 'Board') ?? '';
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  return number >= 1 && Number.isSafeInteger(number) ? number : null;
};

const playersOf = ({ tags }: Game): ImportedBoard['players'] =>
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const name = valueOf(tags, seatName(seat));
      return name === null ? [] : [[seat, name]];
    }),
  );

const ORDINARY_ENDS = ['normal', 'unterminated'];

/** Why the game ended, where it did not in the ordinary way. */
const termination = (game: Game): readonly Finding[] => {
  const text = valueOf(game.tags, 'Termination');
  if (text === null || ORDINARY_ENDS.includes(text.toLowerCase())) return [];
  return [note('termination', lineOf(game, 'Termination'), { text })];
};

/** What the tags say, each for itself. */
const tagFindings = (game: Game): readonly Finding[] => [
  ...valueFindings(game),
  ...rubberFindings(game),
  ...tablesFindings(game),
  ...tablesLeftOut(game),
  ...termination(game),
];

/** Where tags, auction, play and score disagree with each other. */
const crossFindings = (
  game: Game,
  stated: Stated,
  course: Course,
  result: ImportedResult | null,
): readonly Finding[] => [
  ...undertakingFindings(game, stated, course),
  ...(result?.kind === 'played' && course.play ? resultFindings(result, course.play, stated.hands) : []),
  ...scoreFindings(game, result, stated.vulnerability),
];

/** Why a sound record holds no board. */
const noBoard = (
  game: Game,
  stated: Stated,
  { auction, play }: Course,
  result: ImportedResult | null,
): Finding | null => {
  if (stated.endPosition) return note('end-position', lineOf(game, 'Deal'));
  const recorded = auction ?? play ?? stated.contract ?? stated.result ?? result;
  if (recorded !== null || knownSeats(stated.hands).length > 0) return null;
  return note('nothing-recorded', game.line);
};

const isRefused = (findings: readonly Finding[]): boolean => findings.some(({ grade }) => grade === 'refused');

/**
 * Reads one record. The auction and the cards are the facts: where tags contradict them, that is reported and the
 * facts stay. Behind something that refuses the record nothing is compared: that would only report its consequences.
 */
export const readGame = (game: Game, { match, scoring, fileGivesScores }: FileContext): ReadGame => {
  const { value: stated, findings: ofStated } = readStated(game);
  const of = (board: ImportedBoard | null, findings: readonly Finding[]): ReadGame => ({
    ...{ board, stated, findings },
    ...{ number: boardNumber(game), section: sectionOf(game) },
  });
  const ofTags = [...game.findings, ...tagFindings(game), ...ofStated];
  if (isRefused(game.findings)) return of(null, ofTags);
  const { value: course, findings: ofCourse } = readCourse(game, stated);
  const read = [...ofTags, ...ofCourse];
  if (isRefused(read)) return of(null, read);
  const result = resultOf(game, stated, course, fileGivesScores);
  const findings = [...read, ...result.findings, ...crossFindings(game, stated, course, result.value)];
  const why = noBoard(game, stated, course, result.value);
  if (why) return of(null, [...findings, why]);
  const { auction, play, undertaking } = course;
  return of(
    {
      record: game.number,
      line: game.line,
      board: boardNumber(game),
      section: sectionOf(game),
      round: valueOf(game.tags, 'Round'),
      table: valueOf(game.tags, 'Table'),
      ...match,
      players: playersOf(game),
      dealer: stated.dealer ?? auction?.auction.dealer ?? null,
      vulnerability: stated.vulnerability,
      hands: stated.hands,
      calls: auction?.calls ?? null,
      cards: play?.cards ?? null,
      declarerInFact: undertaking.declarerInFact,
      claim: null,
      result: result.value,
      stated: statedScore(game, undertaking.contract, scoring, result.value),
    },
    findings,
  );
};
