import type { components } from './api.generated';
import type { DerivationView } from '@app/scoring';
import type { BoardDoc, Standings, Traveller } from '@app/documents';
import type { AppealView, Role, SessionDoc } from '@app/session';

/** What the queries answer. `position` is the ledger position that an answer includes. */
export type Names = Readonly<Record<string, string>>;

export interface SessionsAnswer {
  readonly position: number;
  readonly sessions: readonly SessionDoc[];
}

export interface SessionAnswer {
  readonly position: number;
  readonly session: SessionDoc;
  readonly names: Names;
}

export interface BoardsAnswer {
  readonly position: number;
  readonly boards: readonly BoardDoc[];
}

/** An appeal with its id, `'a1'`. */
export type AppealOfSession = AppealView & { readonly id: string };

export interface AppealsAnswer {
  readonly position: number;
  readonly appeals: readonly AppealOfSession[];
  readonly names: Names;
}

/** What a ranking is made from: of so many boards, so many count. */
export interface RankingBasis {
  readonly boards: 'all' | 'released' | 'none';
  readonly counted: number;
  readonly of: number;
}

/** A tree of the ledger: `root`, 64 hexadecimal digits, over its first `size` events. */
export interface AnswerTree {
  readonly size: number;
  readonly root: string;
}

export interface StandingsAnswer {
  readonly tree: AnswerTree | null;
  readonly position: number;
  readonly basis: RankingBasis;
  readonly standings: Standings;
  readonly names: Names;
}

export interface TravellersAnswer {
  readonly position: number;
  readonly travellers: readonly Traveller[];
  readonly names: Names;
}

export interface LineageAnswer {
  readonly position: number;
  readonly value: string;
  readonly place: string | null;
  readonly reasons: readonly string[];
  readonly derivation: DerivationView;
  readonly names: Names;
}

export interface RecordedBy {
  readonly id: string;
  readonly role: Role;
}

/** The events of a session itself. */
export interface SessionEventsAnswer {
  readonly position: number;
  readonly names: Names;
  readonly events: readonly {
    readonly revision: number;
    readonly type: string;
    readonly data: unknown;
    readonly said?: Readonly<Record<string, string>>;
    readonly actor: RecordedBy;
    readonly occurredAt: string;
    readonly words: string;
  }[];
}

/** An event with what people said in it, by field, where its data have that sealed. */
export interface ToldEvent {
  readonly revision: number;
  readonly position: number;
  readonly type: string;
  readonly data: unknown;
  readonly said?: Readonly<Record<string, string>>;
}

export interface EventsAnswer {
  readonly position: number;
  readonly id: string;
  readonly names: Names;
  readonly events: readonly (ToldEvent & {
    readonly actor: RecordedBy;
    readonly occurredAt: string;
    readonly recordedAt: string;
  })[];
}

/** The ledger's verifier keys, the one in force last. */
export type KeysAnswer = components['schemas']['KeysAnswer'];

/** Checkpoints that the ledger has signed, the last one first. */
export type CheckpointsAnswer = components['schemas']['CheckpointsAnswer'];

/** An event as the stream of `/events` tells of it; `SessionMoved` stands for one that the reader may not see. */
export interface LedgerMessage extends ToldEvent {
  readonly streamId: string;
}

/** The name of a contestant or player; the id itself where the directory does not know it. */
export const nameOf = (names: Names, id: string | undefined): string => (id === undefined ? '' : (names[id] ?? id));
