import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import { seesEverything } from '@app/documents';
import { Problem } from '../../../common/src/problem';
import type { AnswerTree } from '../evidence/tree-of-answer';
import { treeOfAnswer } from '../evidence/tree-of-answer';
import type { Asked } from '../sight/asked';
import type { Views } from '../sight/views';
import { EVENT_LOG, VIEWS } from '../tokens';
import type { EventView } from './event-view';
import type { Names } from './names';
import { sessionHistory } from './session-history';
import type { SessionAnswers } from './session-queries';
import { SessionUnknown } from './session-queries';

/** All sessions. */
export class ListSessions extends Query<SessionAnswers['list']> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async execute({ asked }: ListSessions): Promise<SessionAnswers['list']> {
    return (await this.views.open(asked, null)).queries.list();
  }
}

type About = Exclude<keyof SessionAnswers, 'list' | 'lineage' | 'deadlines'>;

/** What is asked about one session: its setting, its boards, its ranking, its travellers, its matches. */
export class AskSession<K extends About = About> extends Query<SessionAnswers[K]> {
  constructor(
    readonly about: K,
    readonly session: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

/** Published numbers name the tree that they were made from. */
const NAME_THEIR_TREE: ReadonlySet<About> = new Set<About>(['standings', 'ownStandings', 'travellers']);

@QueryHandler(AskSession)
export class AskSessionHandler implements IQueryHandler<AskSession> {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(EVENT_LOG) private readonly log: EventLog,
  ) {}

  async execute({ about, session, asked }: AskSession): Promise<SessionAnswers[About] & { tree?: AnswerTree | null }> {
    const answer = (await this.views.open(asked, session)).queries[about](session);
    if (!NAME_THEIR_TREE.has(about)) return answer;
    return { ...answer, tree: await treeOfAnswer(this.log, answer.position, seesEverything(asked.onlooker)) };
  }
}

/** Which rights last how long, and which of them are there at a moment. */
export class AskDeadlines extends Query<SessionAnswers['deadlines']> {
  constructor(
    readonly session: string,
    /** An instant. */
    readonly at: string | null,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(AskDeadlines)
export class AskDeadlinesHandler implements IQueryHandler<AskDeadlines> {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async execute({ session, at, asked }: AskDeadlines): Promise<SessionAnswers['deadlines']> {
    return (await this.views.open(asked, session)).queries.deadlines(session, at);
  }
}

/** Where a number of a session, or of its stage, comes from. */
export class ExplainNumber extends Query<SessionAnswers['lineage']> {
  constructor(
    readonly session: string,
    readonly address: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(ExplainNumber)
export class ExplainNumberHandler implements IQueryHandler<ExplainNumber> {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async execute({ session, address, asked }: ExplainNumber): Promise<SessionAnswers['lineage']> {
    const { queries, sights } = await this.views.open(asked, session);
    if (queries.stage(session).stage.some((one) => sights.hasKept(one.session.id))) {
      throw new Problem(403, 'BoardKept', 'where numbers come from is shown when nobody has a board still to play');
    }
    return queries.lineage(session, address);
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
  constructor(
    readonly session: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetSessionEvents)
export class GetSessionEventsHandler implements IQueryHandler<GetSessionEvents> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  async execute({ session, asked }: GetSessionEvents): Promise<SessionEvents> {
    const view = await this.views.open(asked, session);
    const events = await sessionHistory(this.log, session, view);
    if (events.length === 0) throw new SessionUnknown(session, view.asOf ?? undefined);
    return { position: view.documents.position(), id: session, names: view.queries.names(session), events };
  }
}
