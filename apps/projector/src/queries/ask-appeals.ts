import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { AppealDoc, AppealView, BoardDoc, CaseRecords, SessionDoc, Unsealed } from '@app/session';
import {
  appealEventInWords,
  appealStream,
  appealViewFrom,
  appealsProjection,
  boardsProjection,
  decodeAppealEvent,
  readable,
  reveal,
  sessionsProjection,
} from '@app/session';
import type { ReadModels } from '../read-models/read-models';
import { EVENT_LOG, READ_MODELS, SESSION_QUERIES, UNSEALED } from '../tokens';
import type { EventView } from './event-view';
import { eventView } from './event-view';
import type { Names } from './names';
import type { SessionQueries } from './session-queries';
import { SessionUnknown } from './session-queries';

export class AppealUnknown extends Error {
  constructor(appeal: string) {
    super(`the ledger has no appeal ${appeal}`);
  }
}

/** A case with its id, `'a1'`. */
export interface AppealOfSession extends AppealView {
  readonly id: string;
}

export interface AppealsAnswer {
  readonly position: number;
  readonly appeals: readonly AppealOfSession[];
  readonly names: Names;
}

export interface AppealAnswer {
  readonly position: number;
  readonly appeal: AppealOfSession;
  readonly names: Names;
}

export interface AppealEventsAnswer {
  readonly id: string;
  readonly names: Names;
  readonly events: readonly EventView[];
}

/** What the cases of a session are shown with. Throws `SessionUnknown`. */
const recordsIn = (models: ReadModels, id: string): CaseRecords => {
  const [session] = models.documents<SessionDoc>(sessionsProjection.name, id);
  if (!session) throw new SessionUnknown(id);
  const boards = new Map(models.documents<BoardDoc>(boardsProjection.name, id).map((doc) => [doc.id, doc]));
  const appeals = new Map(models.documents<AppealDoc>(appealsProjection.name, id).map((doc) => [doc.id, doc]));
  return {
    session,
    board: (stream) => boards.get(stream) ?? null,
    appeal: (stream) => appeals.get(stream) ?? null,
  };
};

const idOf = ({ id }: AppealDoc): string => id.slice(appealStream('').length);

const shown = (doc: AppealDoc, records: CaseRecords, unsealed: Unsealed): AppealOfSession => ({
  id: idOf(doc),
  ...reveal(appealViewFrom(doc, records, doc.id), unsealed),
});

/** Every appeal about a session. */
export class ListAppeals extends Query<AppealsAnswer> {
  constructor(readonly session: string) {
    super();
  }
}

@QueryHandler(ListAppeals)
export class ListAppealsHandler implements IQueryHandler<ListAppeals> {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(SESSION_QUERIES) private readonly sessions: SessionQueries,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  execute({ session }: ListAppeals): Promise<AppealsAnswer> {
    const answer = this.models.snapshot(() => {
      const records = recordsIn(this.models, session);
      const docs = this.models.documents<AppealDoc>(appealsProjection.name, session);
      const appeals = docs.map((doc) => shown(doc, records, this.unsealed));
      return { position: this.models.position(), appeals, names: this.sessions.names(session) };
    });
    return Promise.resolve(answer);
  }
}

/** An appeal as it stands. */
export class GetAppeal extends Query<AppealAnswer> {
  constructor(readonly appeal: string) {
    super();
  }
}

@QueryHandler(GetAppeal)
export class GetAppealHandler implements IQueryHandler<GetAppeal> {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(SESSION_QUERIES) private readonly sessions: SessionQueries,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  execute({ appeal: id }: GetAppeal): Promise<AppealAnswer> {
    const answer = this.models.snapshot(() => {
      const docs = this.models.documents<AppealDoc>(appealsProjection.name);
      const doc = docs.find((one) => one.id === appealStream(id));
      if (!doc) throw new AppealUnknown(id);
      const appeal = shown(doc, recordsIn(this.models, doc.session), this.unsealed);
      return { position: this.models.position(), appeal, names: this.sessions.names(doc.session) };
    });
    return Promise.resolve(answer);
  }
}

/** All events of an appeal with their words, from the ledger itself. */
export class GetAppealEvents extends Query<AppealEventsAnswer> {
  constructor(readonly appeal: string) {
    super();
  }
}

@QueryHandler(GetAppealEvents)
export class GetAppealEventsHandler implements IQueryHandler<GetAppealEvents> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(SESSION_QUERIES) private readonly sessions: SessionQueries,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ appeal }: GetAppealEvents): Promise<AppealEventsAnswer> {
    const events: EventView[] = [];
    let session: string | null = null;
    for await (const stored of this.log.readStream(appealStream(appeal))) {
      const event = reveal(readable(stored, decodeAppealEvent), this.unsealed);
      if (event.type === 'AppealLodged') session = event.data.session;
      events.push(eventView(stored, appealEventInWords(event), this.unsealed));
    }
    if (session === null) throw new AppealUnknown(appeal);
    return { id: appeal, names: this.sessions.names(session), events };
  }
}
