import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { AppealDoc, BoardDoc } from '@app/documents';
import { appealsProjection, boardsProjection, sessionsProjection } from '@app/documents';
import type { AppealView, CaseRecords, SessionDoc, Unsealed } from '@app/session';
import { appealEventInWords, appealStream, appealViewFrom, decodeAppealEvent, readable, reveal } from '@app/session';
import type { Documents, ReadModels } from '../read-models/read-models';
import type { Asked } from '../sight/asked';
import type { View, Views } from '../sight/views';
import { isIn } from '../sight/views';
import { EVENT_LOG, READ_MODELS, UNSEALED, VIEWS } from '../tokens';
import { AppealUnknown, openAppeal } from './appeal-view';
import type { EventView } from './event-view';
import { eventView } from './event-view';
import type { Names } from './names';
import { SessionUnknown } from './session-queries';

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
  readonly position: number;
  readonly id: string;
  readonly names: Names;
  readonly events: readonly EventView[];
}

/** What the cases of a session are shown with. Throws `SessionUnknown`. */
const recordsIn = (documents: Documents, id: string): CaseRecords => {
  const [session] = documents.documents<SessionDoc>(sessionsProjection.name, id);
  if (!session) throw new SessionUnknown(id);
  const boards = new Map(documents.documents<BoardDoc>(boardsProjection.name, id).map((doc) => [doc.id, doc]));
  const appeals = new Map(documents.documents<AppealDoc>(appealsProjection.name, id).map((doc) => [doc.id, doc]));
  return {
    session,
    board: (stream) => boards.get(stream) ?? null,
    appeal: (stream) => appeals.get(stream) ?? null,
  };
};

const idOf = ({ id }: AppealDoc): string => id.slice(appealStream('').length);

/** The cases of a session in a view, in one state of it. */
const casesIn = ({ documents, queries }: View, session: string, unsealed: Unsealed): AppealsAnswer =>
  documents.snapshot(() => {
    const records = recordsIn(documents, session);
    const appeals = documents
      .documents<AppealDoc>(appealsProjection.name, session)
      .map((doc) => ({ id: idOf(doc), ...reveal(appealViewFrom(doc, records, doc.id), unsealed) }));
    return { position: documents.position(), appeals, names: queries.names(session) };
  });

/** Every appeal about a session. */
export class ListAppeals extends Query<AppealsAnswer> {
  constructor(
    readonly session: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(ListAppeals)
export class ListAppealsHandler implements IQueryHandler<ListAppeals> {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ session, asked }: ListAppeals): Promise<AppealsAnswer> {
    return casesIn(await this.views.open(asked, session), session, this.unsealed);
  }
}

/** An appeal as it stands. */
export class GetAppeal extends Query<AppealAnswer> {
  constructor(
    readonly appeal: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetAppeal)
export class GetAppealHandler implements IQueryHandler<GetAppeal> {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ appeal: id, asked }: GetAppeal): Promise<AppealAnswer> {
    const { view, session } = await openAppeal(this.views, this.models, asked, id);
    const { position, appeals, names } = casesIn(view, session, this.unsealed);
    const appeal = appeals.find((one) => one.id === id);
    if (!appeal) throw new AppealUnknown(id, true);
    return { position, appeal, names };
  }
}

/** All events of an appeal with their words, from the ledger itself. */
export class GetAppealEvents extends Query<AppealEventsAnswer> {
  constructor(
    readonly appeal: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetAppealEvents)
export class GetAppealEventsHandler implements IQueryHandler<GetAppealEvents> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ appeal, asked }: GetAppealEvents): Promise<AppealEventsAnswer> {
    const { view, session } = await openAppeal(this.views, this.models, asked, appeal);
    const events: EventView[] = [];
    for await (const stored of this.log.readStream(appealStream(appeal))) {
      if (!isIn(stored, view)) continue;
      const event = reveal(readable(stored, decodeAppealEvent), this.unsealed);
      events.push(eventView(stored, appealEventInWords(event), this.unsealed));
    }
    if (events.length === 0) throw new AppealUnknown(appeal, true);
    return { position: view.documents.position(), id: appeal, names: view.queries.names(session), events };
  }
}
