import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { eventInWords } from '@app/documents';
import { plannedBy } from '@app/session';
import type { Asked } from '../sight/asked';
import type { Views } from '../sight/views';
import { EVENT_LOG, VIEWS } from '../tokens';
import type { CorrectionView } from './corrections-answer';
import { correctionView, correctionsOn } from './corrections-answer';
import type { EventView } from './event-view';
import { eventView } from './event-view';
import type { Names } from './names';

/** A correction with its event: who recorded it, and when. */
export interface RecordedCorrection
  extends CorrectionView, Pick<EventView, 'position' | 'words' | 'occurredAt' | 'recordedAt'> {
  readonly by: unknown;
}

export interface CorrectionsAnswer {
  readonly position: number;
  /** In the order of the ledger. */
  readonly corrections: readonly RecordedCorrection[];
  readonly names: Names;
}

/** Everything that has made a score of a session another than the table's own, or has taken that back. */
export class AskCorrections extends Query<CorrectionsAnswer> {
  constructor(
    readonly session: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(AskCorrections)
export class AskCorrectionsHandler implements IQueryHandler<AskCorrections> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  async execute({ session: id, asked }: AskCorrections): Promise<CorrectionsAnswer> {
    const { queries, documents } = await this.views.open(asked, id);
    const { position, session, stage, names } = documents.snapshot(() => ({
      position: documents.position(),
      ...queries.stage(id),
      names: queries.names(id),
    }));
    const own = stage.findIndex((one) => one.session.id === id);
    const planned = plannedBy(stage[own + 1]?.session);
    const corrections: RecordedCorrection[] = [];
    for (const doc of stage[own]?.boards ?? []) {
      for (const one of correctionsOn(doc)) {
        const stored = await this.eventAt(doc.id, one.at);
        const { actor: by, position: at, words, occurredAt, recordedAt } = eventView(stored, eventInWords(stored));
        const view = correctionView(one, doc, session, String(occurredAt ?? recordedAt), planned);
        corrections.push({ ...view, position: at, words, by, occurredAt, recordedAt });
      }
    }
    return { position, corrections: corrections.sort((one, other) => one.position - other.position), names };
  }

  private async eventAt(stream: string, revision: number): Promise<RecordedEvent> {
    for await (const event of this.log.readStream(stream, { from: revision, limit: 1 })) return event;
    throw new Error(`${stream} has no event ${revision}, which the read models are made from`);
  }
}
