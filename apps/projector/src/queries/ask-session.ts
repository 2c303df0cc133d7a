import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import { EVENT_LOG, SESSION_QUERIES } from '../tokens';
import type { EventView } from './event-view';
import type { Names } from './names';
import { sessionHistory } from './session-history';
import type { SessionAnswers, SessionQueries } from './session-queries';
import { SessionUnknown } from './session-queries';

/** All sessions. */
export class ListSessions extends Query<SessionAnswers['list']> {}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(@Inject(SESSION_QUERIES) private readonly queries: SessionQueries) {}

  execute(): Promise<SessionAnswers['list']> {
    return Promise.resolve(this.queries.list());
  }
}

type About = Exclude<keyof SessionAnswers, 'list' | 'lineage' | 'deadlines'>;

/** What is asked about one session: its setting, its boards, its ranking, its travellers, its matches. */
export class AskSession<K extends About = About> extends Query<SessionAnswers[K]> {
  constructor(
    readonly about: K,
    readonly session: string,
  ) {
    super();
  }
}

@QueryHandler(AskSession)
export class AskSessionHandler implements IQueryHandler<AskSession> {
  constructor(@Inject(SESSION_QUERIES) private readonly queries: SessionQueries) {}

  execute({ about, session }: AskSession): Promise<SessionAnswers[About]> {
    return Promise.resolve(this.queries[about](session));
  }
}

/** Which rights last how long, and which of them are there at a moment. */
export class AskDeadlines extends Query<SessionAnswers['deadlines']> {
  constructor(
    readonly session: string,
    /** An instant. */
    readonly at: string | null,
  ) {
    super();
  }
}

@QueryHandler(AskDeadlines)
export class AskDeadlinesHandler implements IQueryHandler<AskDeadlines> {
  constructor(@Inject(SESSION_QUERIES) private readonly queries: SessionQueries) {}

  execute({ session, at }: AskDeadlines): Promise<SessionAnswers['deadlines']> {
    return Promise.resolve(this.queries.deadlines(session, at));
  }
}

/** Where a number of a session, or of its stage, comes from. */
export class ExplainNumber extends Query<SessionAnswers['lineage']> {
  constructor(
    readonly session: string,
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(ExplainNumber)
export class ExplainNumberHandler implements IQueryHandler<ExplainNumber> {
  constructor(@Inject(SESSION_QUERIES) private readonly queries: SessionQueries) {}

  execute({ session, address }: ExplainNumber): Promise<SessionAnswers['lineage']> {
    return Promise.resolve(this.queries.lineage(session, address));
  }
}

export interface SessionEvents {
  readonly position: number;
  readonly id: string;
  readonly names: Names;
  readonly events: readonly EventView[];
}

/** All events of a session itself with their words, from the ledger; those of its boards are not among them. */
export class GetSessionEvents extends Query<SessionEvents> {
  constructor(readonly session: string) {
    super();
  }
}

@QueryHandler(GetSessionEvents)
export class GetSessionEventsHandler implements IQueryHandler<GetSessionEvents> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(SESSION_QUERIES) private readonly queries: SessionQueries,
  ) {}

  async execute({ session }: GetSessionEvents): Promise<SessionEvents> {
    const position = await this.log.head();
    const events = await sessionHistory(this.log, session);
    if (events.length === 0) throw new SessionUnknown(session);
    return { position, id: session, names: this.queries.names(session), events };
  }
}
