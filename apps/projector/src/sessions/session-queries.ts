import type { SessionEventsAnswer, Whole } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AboutSession,
  type AnswerAbout,
  aboutSession,
  type QueryContext,
  deadlinesOf,
  lineageOf,
  type QuerySources,
  type SessionAnswers,
  sessionEvents,
  sessionsList,
} from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** All sessions. */
export class ListSessions extends Query<SessionAnswers['list']> {
  constructor(readonly context: QueryContext) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ context }: ListSessions): Promise<SessionAnswers['list']> {
    return sessionsList(this.sources, context);
  }
}

/** What is asked about one session: its setting, its boards, its ranking, its travellers, its matches. */
export class AskSession<K extends AboutSession = AboutSession> extends Query<AnswerAbout<K>> {
  constructor(
    readonly about: K,
    readonly session: string,
    readonly context: QueryContext,
    /** Of a ranking: as it was after this round. */
    readonly afterRound: string | null = null,
  ) {
    super();
  }
}

@QueryHandler(AskSession)
export class AskSessionHandler implements IQueryHandler<AskSession> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ about, session, context, afterRound }: AskSession): Promise<AnswerAbout> {
    return aboutSession(this.sources, about, session, context, afterRound);
  }
}

/** Which rights last how long, and which of them are there at a moment. */
export class AskDeadlines extends Query<SessionAnswers['deadlines']> {
  constructor(
    readonly session: string,
    /** An instant. */
    readonly at: string | null,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(AskDeadlines)
export class AskDeadlinesHandler implements IQueryHandler<AskDeadlines> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, at, context }: AskDeadlines): Promise<SessionAnswers['deadlines']> {
    return deadlinesOf(this.sources, session, at, context);
  }
}

/** Where a number of a session, or of its stage, comes from. */
export class ExplainNumber extends Query<SessionAnswers['lineage']> {
  constructor(
    readonly session: string,
    readonly address: string,
    readonly context: QueryContext,
    /** As it was after this round; as it stands where null. */
    readonly afterRound: string | null,
  ) {
    super();
  }
}

@QueryHandler(ExplainNumber)
export class ExplainNumberHandler implements IQueryHandler<ExplainNumber> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, address, context, afterRound }: ExplainNumber): Promise<SessionAnswers['lineage']> {
    return lineageOf(this.sources, session, address, context, afterRound);
  }
}

/** All events of a session itself with their words, from the ledger; those of its boards are not among them. */
export class GetSessionEvents extends Query<Whole<SessionEventsAnswer>> {
  constructor(
    readonly session: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(GetSessionEvents)
export class GetSessionEventsHandler implements IQueryHandler<GetSessionEvents> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, context }: GetSessionEvents): Promise<Whole<SessionEventsAnswer>> {
    return sessionEvents(this.sources, session, context);
  }
}
