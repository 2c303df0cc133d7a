import type { PlacedEvent } from '@app/contract';

/** An event as a projection sees it. */
type ProjectedEvent = PlacedEvent;

/**
 * A read model: one document a key, made from events. Pure; the runner keeps the documents and the
 * checkpoint in one transaction. Documents are set by key, never added to, so that an event seen twice changes nothing.
 */
export interface Projection<Doc> {
  readonly name: string;
  /** Raised whenever a document, or what is kept with it, would come out otherwise than before: it is then built anew. */
  readonly version: number;
  /** The event types it needs; others are never read for it. */
  readonly types: readonly string[];
  /** Those among them whose moment is not for everybody to know. */
  readonly quiet?: readonly string[];
  /**
   * Those among them that change something for everybody even while the document is withheld; all that are not quiet
   * where left out.
   */
  readonly open?: readonly string[];
  /** The document an event belongs to. */
  readonly keyOf: (event: ProjectedEvent) => string;
  /**
   * The document after the event: the same object where nothing has changed, null where the event means nothing to it.
   * Throws `UnreadableEvent`.
   */
  readonly apply: (doc: Doc | null, event: ProjectedEvent) => Doc | null;
  /** What documents are listed by: the session they belong to. */
  readonly scopeOf: (doc: Doc) => string;
}
