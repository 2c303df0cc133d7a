import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Directory } from '../directory/directory';
import type { ReadModels } from '../read-models/read-models';
import { DIRECTORY, READ_MODELS } from '../tokens';
import type { SessionAnswers, SessionQueries } from './session-queries';
import { sessionQueries } from './session-queries';

/** All sessions. */
export class ListSessions extends Query<SessionAnswers['list']> {}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  private readonly queries: SessionQueries;

  constructor(@Inject(READ_MODELS) models: ReadModels, @Inject(DIRECTORY) directory: Directory) {
    this.queries = sessionQueries(models, directory);
  }

  execute(): Promise<SessionAnswers['list']> {
    return Promise.resolve(this.queries.list());
  }
}

type About = Exclude<keyof SessionAnswers, 'list'>;

/** What is asked about one session: its setting, its boards, its ranking, its travellers. */
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
  private readonly queries: SessionQueries;

  constructor(@Inject(READ_MODELS) models: ReadModels, @Inject(DIRECTORY) directory: Directory) {
    this.queries = sessionQueries(models, directory);
  }

  execute({ about, session }: AskSession): Promise<SessionAnswers[About]> {
    return Promise.resolve(this.queries[about](session));
  }
}
