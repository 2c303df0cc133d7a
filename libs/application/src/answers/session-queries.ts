import { SaidError } from '@app/messages';
import { problem, whether } from '../problems/problem-reasons';
import type {
  BoardsAnswer,
  LineageAnswer,
  MatchesAnswer,
  RulingsAnswer,
  SectionsAnswer,
  SessionAnswer,
  SessionsAnswer,
  StandingsAnswer,
  TravellersAnswer,
  Whole,
  CarryOverAnswer,
  DeadlinesAnswer,
  LineUpsAnswer,
  PenaltiesAnswer,
} from '@app/contract';
import {
  type BoardDoc,
  type RankingScope,
  EVERY_BOARD,
  boardsProjection,
  lineUpFindings,
  sessionsProjection,
  stageAfterRound,
  standingsView,
  travellersOf,
} from '@app/documents';
import { type SessionDoc, rulingsOf, stageAround } from '@app/session';
import type { Directory } from '../directory/directory';
import type { Documents } from '../read-models/read-models';
import type { AsOf } from './board-history';
import { carryOverAnswer, sessionBefore } from './carry-over-answer';
import { deadlinesAnswer } from './deadlines-answer';
import { lineageAnswer } from './lineage-answer';
import { matchesAnswer } from './match-answers';
import { type Names, namesIn, namesOfStage } from './names';
import { penaltiesAnswer } from './penalties-answer';
import { rankingBasis } from './ranking-basis';
import { sectionViews } from './sections-answer';
import { type ScoreStage, type SessionWithBoards, type StageDocuments, ofPart, scoredAnew } from './stage-documents';

export class SessionUnknown extends SaidError {
  constructor(session: string, asOf?: AsOf) {
    super(problem('no-session', { session, then: whether(asOf !== undefined) }));
  }
}

/** What the queries about sessions answer, before an answer is cut into pages and the tree of its numbers is named. */
export interface SessionAnswers {
  readonly list: Whole<SessionsAnswer>;
  readonly session: SessionAnswer;
  readonly boards: Whole<BoardsAnswer>;
  readonly sections: Whole<SectionsAnswer>;
  readonly travellers: Omit<TravellersAnswer, 'next' | 'tree'>;
  /** Over all sessions of the stage. */
  readonly standings: Omit<StandingsAnswer, 'tree'>;
  /** Of the session alone. */
  readonly ownStandings: SessionAnswers['standings'];
  readonly matches: Whole<MatchesAnswer>;
  readonly penalties: Whole<PenaltiesAnswer>;
  readonly rulings: Whole<RulingsAnswer>;
  readonly deadlines: Whole<DeadlinesAnswer>;
  readonly carryOver: CarryOverAnswer;
  readonly lineUpFindings: Whole<LineUpsAnswer>;
  readonly lineage: LineageAnswer;
}

type Rankings = 'standings' | 'ownStandings';

/** Answers about sessions from the read models. Those about one session throw `SessionUnknown`. */
export type SessionQueries = {
  readonly [K in Exclude<keyof SessionAnswers, 'list' | 'lineage' | 'deadlines' | Rankings>]: (
    id: string,
  ) => SessionAnswers[K];
} & {
  /** As they stand, or as they were after a round of the session. Throws a `RoundUnknown`. */
  readonly [K in Rankings]: (id: string, afterRound?: string | null) => SessionAnswers[K];
} & {
  readonly list: () => SessionAnswers['list'];
  /** With which of them are open, where a moment is given. */
  readonly deadlines: (id: string, at: string | null) => SessionAnswers['deadlines'];
  /** As it stands, or as it was after a round. Throws a `LineageProblem` where there is no such number, or a `RoundUnknown`. */
  readonly lineage: (id: string, address: string, afterRound?: string | null) => SessionAnswers['lineage'];
  /** Everything that a session's stage is scored from. */
  readonly stage: (id: string) => StageDocuments;
  /** Of everybody in a session, as far as they are known; none where there is no such session. */
  readonly names: (id: string) => Names;
};

const sessionsIn = (models: Documents, id?: string): readonly SessionDoc[] =>
  models.documents<SessionDoc>(sessionsProjection.name, id);

const sessionIn = (models: Documents, id: string): SessionDoc => {
  const [session] = sessionsIn(models, id);
  if (!session) throw new SessionUnknown(id);
  return session;
};

const withBoards = (models: Documents, session: SessionDoc): SessionWithBoards => ({
  session,
  boards: models.documents<BoardDoc>(boardsProjection.name, session.id),
});

/** The sessions of its contest, itself among them. */
export const contestOf = (models: Documents, session: SessionDoc): readonly SessionDoc[] =>
  session.contest === null
    ? [session]
    : sessionsIn(models).filter(({ contest }) => contest?.contest === session.contest?.contest);

/** Which sessions are scored with one. */
type Extent = (session: SessionDoc, contest: readonly SessionDoc[]) => readonly SessionDoc[];

/** There is no such round in the session. */
export class RoundUnknown extends SaidError {
  constructor(session: string, round: string) {
    super(problem('no-round', { session, round }));
  }
}

/** What stood after a round of the session; as it stands where no round is named. Throws a `RoundUnknown`. */
export const afterRound = (documents: StageDocuments, round: string | null): StageDocuments => {
  if (round === null) return documents;
  const stage = stageAfterRound(documents.stage, documents.session.id, round);
  if (!stage) throw new RoundUnknown(documents.session.id, round);
  return { ...documents, stage, scores: () => ofPart(scoredAnew(stage)) };
};

const itself: Extent = (session) => [session];

/**
 * A session with the others of its stage, or those of another extent, from one state of the models. Throws
 * `SessionUnknown`.
 */
export const stageIn = (
  models: Documents,
  id: string,
  score: ScoreStage = scoredAnew,
  extent: Extent = stageAround,
): StageDocuments =>
  models.snapshot(() => {
    const contest = contestOf(models, sessionIn(models, id));
    const session = contest.find((one) => one.id === id);
    if (!session) throw new SessionUnknown(id);
    const stage = extent(session, contest).map((one) => withBoards(models, one));
    return { session, stage, contest, scores: () => score(stage) };
  });

/** Documents of one session with its scores: as a part, where its stage has other sessions. */
const ofSessionAlone = (documents: StageDocuments): StageDocuments =>
  stageAround(documents.session, documents.contest).length > 1
    ? { ...documents, scores: () => ofPart(documents.scores()) }
    : documents;

type ScopeOf = (session: string) => RankingScope;

const standingsFor =
  (scopeOf: ScopeOf) =>
  (documents: StageDocuments): Pick<SessionAnswers['standings'], 'basis' | 'standings'> => {
    const basis = rankingBasis(documents, scopeOf);
    const standings = standingsView(documents.scores());
    return { basis, standings: basis.boards === 'none' ? { ...standings, groups: [] } : standings };
  };

/**
 * @param score keeps what it has scored last, so there is one of it for documents that grow; anew where left out
 * @param scopeOf which boards of a session the models have for rankings; every board where left out
 */
export const sessionQueries = (
  models: Documents,
  directory: Directory,
  score: ScoreStage = scoredAnew,
  scopeOf: ScopeOf = () => EVERY_BOARD,
): SessionQueries => {
  const standings = standingsFor(scopeOf);
  /** One answer from one state of the models, with the position of that. */
  const at = <T>(answer: () => T): T & { readonly position: number } =>
    models.snapshot(() => ({ position: models.position(), ...answer() }));
  const ofSession =
    <T>(answer: (own: SessionWithBoards) => T) =>
    (id: string) =>
      at(() => answer(withBoards(models, sessionIn(models, id))));
  const ofStage = <T>(id: string, answer: (documents: StageDocuments) => T, extent?: Extent) =>
    at(() => {
      const documents = stageIn(models, id, score, extent);
      return { ...answer(documents), names: namesOfStage(directory, documents) };
    });
  return {
    list: () => at(() => ({ sessions: sessionsIn(models) })),
    session: ofSession((own) => ({ session: own.session, names: namesIn(directory, own) })),
    boards: ofSession(({ boards }) => ({ boards })),
    sections: ofSession((own) => ({ sections: sectionViews(own), names: namesIn(directory, own) })),
    travellers: (id) =>
      ofStage(id, ({ scores }) => ({
        travellers: scores()
          .sessions.filter(({ scoringContext: setting }) => setting.session.id === id)
          .flatMap(travellersOf),
      })),
    standings: (id, round = null) => ofStage(id, (documents) => standings(afterRound(documents, round))),
    ownStandings: (id, round = null) =>
      ofStage(id, (documents) => standings(afterRound(ofSessionAlone(documents), round)), itself),
    matches: (id) => ofStage(id, matchesAnswer),
    penalties: (id) => ofStage(id, penaltiesAnswer),
    rulings: ofSession((own) => ({ rulings: rulingsOf(own.boards), names: namesIn(directory, own) })),
    deadlines: (id, moment) => ofStage(id, (documents) => deadlinesAnswer(documents, moment)),
    carryOver: (id) =>
      ofStage(id, ({ session, contest }) => {
        const before = sessionBefore(session, contest);
        return carryOverAnswer(session, before && stageIn(models, before.id, score).scores());
      }),
    lineUpFindings: (id) =>
      ofStage(id, ({ session, stage, contest }) => ({
        findings: stage
          .filter((own) => own.session.id === session.id)
          .flatMap((own) => lineUpFindings(own, stage, () => contest.map((one) => withBoards(models, one)))),
      })),
    lineage: (id, address, round = null) =>
      ofStage(id, (documents) => lineageAnswer(afterRound(documents, round), address)),
    stage: (id) => stageIn(models, id, score),
    names: (id) =>
      models.snapshot(() => {
        const [session] = sessionsIn(models, id);
        return session ? namesIn(directory, withBoards(models, session)) : {};
      }),
  };
};
