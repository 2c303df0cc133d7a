import type { Seat, Side, Vulnerability, Edition } from '@app/bridge';
import type { PlayWords } from '@app/components';
import type { Standings, AdjustedOutcome, Role, ScoringForm } from '@app/contract';
import { libraryMessages } from '../library-messages';
import type app from './en/app.json';
import type laws from './en/laws.json';
import type lineage from './en/lineage.json';
import type rulings from './en/rulings.json';
import { lawsIn } from './laws';
import { lineageIn } from './lineage';
import { rulingsIn } from './rulings';
import type { Writer } from './say';

type Names = Readonly<Record<string, string>>;

export interface AppFiles {
  readonly app: typeof app;
  readonly laws: typeof laws;
  readonly lineage: typeof lineage;
  readonly rulings: typeof rulings;
}

/** Every text that more than one room shows, in one language. */
export const appIn = ({ app: texts, laws, lineage, rulings }: AppFiles, play: PlayWords, writer: Writer) => {
  const { say, locale } = writer;
  const problems: Names = texts.problem.titles;
  return {
    ...texts,
    locale,
    /** The words of the table. */
    play,
    role: (role: Role) => texts.roles[role],
    identity: {
      ...texts.identity,
      signedInAs: (id: string, role: Role) => say(texts.identity.signedInAs, { id, role: texts.roles[role] }),
      tableNamed: (table: string) => say(texts.identity.tableNamed, { table }),
      seeingAs: (whose: string) => say(texts.identity.seeingAs, { whose }),
    },
    seat: play.seat,
    seatLetter: play.seatLetter,
    side: play.side,
    problem: {
      ...texts.problem,
      title: (code: string | null, english: string) => problems[code ?? ''] ?? english,
      newerLedger: (what: string) => say(texts.problem.newerLedger, { what }),
    },
    integrity: {
      ...texts.integrity,
      altered: (position: string | null) => say(texts.integrity.altered, { position }),
      madeFromSince: (size: string, root: string) => say(texts.integrity.madeFromSince, { size, root }),
      madeFrom: (size: string, root: string) => say(texts.integrity.madeFrom, { size, root }),
      at: (stream: string) => say(texts.integrity.at, { stream }),
    },
    session: {
      ...texts.session,
      scoring: (form: ScoringForm) => texts.session.scorings[form],
      laws: (edition: Edition) => texts.session.editions[edition],
      status: (status: Standings['status']) => texts.session.statuses[status],
      uncounted: (count: number) => say(texts.session.uncounted, { count }),
      provisional: (count: number) => say(texts.session.provisional, { count }),
      flagged: (count: number) => say(texts.session.flagged, { count }),
      rankingOf: (ranking: string) => say(texts.session.rankingOf, { ranking }),
      masterpointsBy: (reference: string, level: string) => say(texts.session.masterpointsBy, { reference, level }),
      afterRoundNote: (round: string) => say(texts.session.afterRoundNote, { round }),
      stratum: (name: string) => say(texts.session.stratum, { name }),
      withoutHandicap: (names: string) => say(texts.session.withoutHandicap, { names }),
      rankedAfter: (counted: number, of: number) => say(texts.session.rankedAfter, { counted, of }),
      atTable: (board: number, table: string) => say(texts.session.atTable, { board, table }),
      board: (board: number) => say(texts.session.board, { board }),
      boardIn: (board: number, section: string) => say(texts.session.boardIn, { board, section }),
      replay: (board: number, table: string) => say(texts.session.replay, { board, table }),
      results: (board: number) => say(texts.session.results, { board }),
    },
    board: {
      ...texts.board,
      vulnerability: (vulnerability: Vulnerability) => texts.board.vulnerabilities[vulnerability],
      noteOn: (call: string, seat: Seat) => say(texts.board.noteOn, { call, seat: play.seat(seat) }),
      explained: (seat: Seat) => say(texts.board.explained, { seat: play.seat(seat) }),
      tempo: (kind: 'slow' | 'fast', seconds: number | null) => say(texts.board.tempo, { kind, seconds }),
      tricksTaken: (tricks: number) => say(texts.board.tricksTaken, { tricks }),
      scoreFor: (side: Side, score: string) => say(texts.board.scoreFor, { side: play.side(side), score }),
      adjusted: (ns: AdjustedOutcome, ew: AdjustedOutcome) =>
        say(texts.board.adjusted, { ns: libraryMessages.outcome(ns), ew: libraryMessages.outcome(ew) }),
      claim: (kind: 'claim' | 'concession', seat: Seat, tricks: number | null) =>
        say(texts.board.claim, { kind, seat: play.seat(seat), tricks }),
      provisional: (reviews: number) => say(texts.board.provisional, { reviews }),
      title: (board: number, table: string) => say(texts.board.title, { board, table }),
      attempt: (attempt: number) => say(texts.board.attempt, { attempt }),
      round: (round: string) => say(texts.board.round, { round }),
      currentTrick: (number: number) => say(texts.board.currentTrick, { number }),
      needs: (needed: number) => say(texts.board.needs, { needed }),
      over: (tricks: number) => say(texts.board.over, { tricks }),
      down: (tricks: number) => say(texts.board.down, { tricks }),
      entered: (source: string) => say(texts.board.entered, { source }),
      artificial: (ns: number, ew: number) => say(texts.board.artificial, { ns, ew }),
    },
    step: {
      ...texts.step,
      recorded: (role: Role, id: string, time: string) =>
        say(texts.step.recorded, { role: texts.roles[role], id, time }),
      event: (at: number, of: number) => say(texts.step.event, { at, of }),
      goTo: (at: number) => say(texts.step.goTo, { at }),
    },
    rooms: {
      ...texts.rooms,
      of: (session: string) => say(texts.rooms.of, { session }),
    },
    verify: {
      ...texts.verify,
      appeal: (appeal: string) => say(texts.verify.appeal, { appeal }),
    },
    laws: lawsIn(laws, play.side, writer),
    lineage: lineageIn(lineage, play.side, writer),
    rulings: rulingsIn(rulings, writer),
  };
};
