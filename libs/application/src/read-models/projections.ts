import {
  type Projection,
  appealsProjection,
  boardsProjection,
  dealsProjection,
  sessionsProjection,
} from '@app/documents';

/** A projection with its kind of document sealed in: what the runner needs, and no more. */
export type AnyProjection = Projection<unknown>;

const encrypted = <Doc>(projection: Projection<Doc>): AnyProjection => ({
  ...projection,
  apply: (doc, event) => projection.apply(doc as Doc | null, event),
  scopeOf: (doc) => projection.scopeOf(doc as Doc),
});

/** Every read model there is. */
export const PROJECTIONS: readonly AnyProjection[] = [
  encrypted(sessionsProjection),
  encrypted(boardsProjection),
  encrypted(appealsProjection),
  encrypted(dealsProjection),
];
