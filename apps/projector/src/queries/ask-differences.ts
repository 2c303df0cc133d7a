import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { Differences, Onlooker } from '@app/documents';
import type { Unsealed } from '@app/session';
import type { Views } from '../sight/views';
import { EVENT_LOG, UNSEALED, VIEWS } from '../tokens';
import type { MovingEvent, StageThen } from './differences-answer';
import { differencesBetween, eventsBetween } from './differences-answer';
import type { Names } from './names';

export interface DifferencesAnswer {
  readonly position: number;
  readonly from: StageMoment;
  readonly to: StageMoment;
  /** What is not the same in the stage of the session, and nothing else. */
  readonly differences: Differences;
  /** What was recorded between the two moments and may have moved it. */
  readonly events: readonly MovingEvent[];
  readonly names: Names;
}

interface StageMoment {
  /** As it was asked for; null for now. */
  readonly moment: string | null;
  readonly position: number;
}

/** What moved in the stage of a session between two moments. */
export class AskDifferences extends Query<DifferencesAnswer> {
  constructor(
    readonly session: string,
    /** Moments as for `asOf`; null for now. */
    readonly from: string | null,
    readonly to: string | null,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

@QueryHandler(AskDifferences)
export class AskDifferencesHandler implements IQueryHandler<AskDifferences> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ session, from, to, onlooker }: AskDifferences): Promise<DifferencesAnswer> {
    const [before, after] = [await this.stageAt(session, from, onlooker), await this.stageAt(session, to, onlooker)];
    const moved = differencesBetween(before, after);
    return {
      position: Math.max(before.position, after.position),
      from: { moment: from, position: before.position },
      to: { moment: to, position: after.position },
      differences: moved,
      events: await eventsBetween(this.log, before, after, moved, this.unsealed),
      names: { ...before.names, ...after.names },
    };
  }

  private async stageAt(
    session: string,
    asOf: string | null,
    onlooker: Onlooker,
  ): Promise<StageThen & { readonly position: number; readonly names: Names }> {
    const view = await this.views.open({ onlooker, asOf }, session);
    return view.documents.snapshot(() => {
      const { position, standings, names } = view.queries.standings(session);
      return { view, documents: view.queries.stage(session), position, standings, names };
    });
  }
}
