import { type BySide, type Side, bySide, regularMarking, saysTheSame, unlessChanged } from '@app/bridge';
import { type AdjustedOutcome, type RoundScheduled, boardStream, sessionStream } from '@app/contract';
import { GRADES_FOR_ABSENCE, isPairsForm, notCounted, scoringParameter } from '@app/scoring';
import { type SessionDoc, NO_DECISIONS } from '@app/session';
import { type BoardDoc, NOTHING_DECIDED, isSecondPlay, lastAttempts } from '../projections/boards';
import { scoringContextOf } from '../scoring-context';
import type { Annulled } from './annulled';
import type { Uncounted } from './board-attempts';
import { type LatePair, latePairs, latenessOf } from './given-back';
import { type Gone, playsIn } from './gone';
import { hasOutcome } from './played';
import type { SessionWithBoards } from './session-with-boards';

/** Boards that were to be played against somebody who has gone. */
export interface Absences {
  /** As the regulations have them: average plus for those who were there (DBf 216B-C). */
  readonly docs: readonly BoardDoc[];
  /** Where no regulations give anything. */
  readonly uncounted: readonly Uncounted[];
}

const NONE: Absences = { docs: [], uncounted: [] };

const unlessChangedDoc = unlessChanged<BoardDoc>(saysTheSame);

const gradesFor = (gone: Gone | undefined) =>
  GRADES_FOR_ABSENCE[gone?.excusable === true ? 'absent-excused' : 'absent'];

type Table = RoundScheduled['tables'][number];

/** What a side has: who is there average plus, and who has gone by whether it could help it (DBf 216B-C). */
const outcomeFor = (side: Side, table: Table, gone: readonly Gone[]): AdjustedOutcome => {
  const own = gone.find(({ contestant }) => contestant === table[side]);
  const { present, absent } = gradesFor(own);
  return { kind: 'artificial', grade: own ? absent : present };
};

const docOf = (
  { session, boards }: SessionWithBoards,
  { section, round }: RoundScheduled,
  { table, NS, EW }: Table,
  board: number,
): BoardDoc => {
  // Others may have sat there, and have played the board a second time (15B).
  const attempt = 1 + boards.filter((doc) => doc.table === table && doc.board === board).length;
  return {
    id: boardStream({ session: session.id, table, board, attempt }),
    session: session.id,
    section,
    round,
    table,
    board,
    attempt,
    ...regularMarking(board),
    seated: { NS, EW },
    contestants: { NS, EW },
    players: {},
    decisions: NO_DECISIONS,
    ...NOTHING_DECIDED,
    confirmed: true,
    findings: {},
  };
};

/** A pair that was absent while a reserve had its place, and has it again: what the reserve scored is annulled. */
interface Returned {
  readonly late: LatePair;
  /** Absent from the round that the reserve began with. */
  readonly absent: Gone;
  /** The round in which it was there. */
  readonly until: string;
}

/** Pairs that had a right to come back, and did (DBf 305C2-3). */
const returnedTo = (session: SessionDoc): readonly Returned[] =>
  latePairs(session).flatMap((late) => {
    const { pair: contestant, taken, returned } = late;
    const lateness = latenessOf(session, late);
    if (!returned || (lateness?.is !== 'in-time' && lateness?.is !== 'excused')) return [];
    const event = `${sessionStream(session.id)}@${returned.revision}`;
    const excusable = lateness.is === 'excused';
    const absent = { contestant, event, from: taken.data.from, by: null, excusable };
    return [{ late, absent, until: returned.data.from }];
  });

/** Who was late has the boards of its reserve. */
const inPlaceOfReserves = (sides: BySide<string>, returned: readonly Returned[]): BySide<string> =>
  bySide((side) => returned.find(({ late }) => late.reserve === sides[side])?.late.pair ?? sides[side]);

/**
 * The boards of a session of pairs that were not played because somebody has gone. Those of a contestant whose results
 * are annulled are there as well: what its opponents have from them is what they have from being without opponents
 * (216E2b). So are those of a reserve that gave its place back: as not played, by the pair that was late (305C2-3).
 * @param gone who has gone, in this session or an earlier one
 */
export const absencesIn = (own: SessionWithBoards, gone: readonly Gone[], annulled: Annulled): Absences => {
  const { session, boards } = own;
  const late = returnedTo(session);
  if ((gone.length === 0 && late.length === 0) || !isPairsForm(session.scoring)) return NONE;
  const { profile, reading } = scoringContextOf(session);
  const there = new Map(
    lastAttempts(boards.filter((doc) => !isSecondPlay(doc))).map((doc) => [`${doc.table}/${doc.board}`, doc]),
  );
  const isGiven = scoringParameter(profile, 'absent-pair', reading) !== null;
  const docs: BoardDoc[] = [];
  const uncounted: Uncounted[] = [];
  for (const round of session.rounds) {
    const returned = late.filter(
      (one) => !playsIn(one.absent, round.round) && playsIn({ from: one.until }, round.round),
    );
    const away = [
      ...gone.filter((one) => one.by === null && !playsIn(one, round.round)),
      ...returned.map(({ absent }) => absent),
    ];
    for (const scheduled of round.tables) {
      const table = { ...scheduled, ...inPlaceOfReserves(scheduled, returned) };
      const isAnnulled = returned.some(({ late: { pair } }) => pair === table.NS || pair === table.EW);
      const absent = away.filter(({ contestant }) => contestant === table.NS || contestant === table.EW);
      const [first] = absent;
      if (!first) continue;
      for (const board of table.boards) {
        const known = there.get(`${table.table}/${board}`);
        if (known && (isAnnulled ? known.adjusted !== null : hasOutcome(known))) continue;
        const found = known ?? docOf(own, round, table, board);
        const doc = isAnnulled ? { ...found, contestants: inPlaceOfReserves(found.contestants, returned) } : found;
        const outcome = bySide((side) => outcomeFor(side, table, absent));
        const law = { edition: session.laws, authority: 'DBf', paragraph: gradesFor(first).paragraph } as const;
        const adjusted = { kind: 'artificial' as const, outcome, law, authority: first.event };
        if (isGiven || absent.some(({ contestant }) => annulled.has(contestant))) {
          docs.push(unlessChangedDoc(session, doc.id, { ...doc, adjusted, confirmed: true }));
        } else if (!known) uncounted.push({ id: doc.id, why: notCounted('opponents-gone') });
      }
    }
  }
  return { docs, uncounted };
};
