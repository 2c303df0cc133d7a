import type { Infer, Schema } from './schema/schema';

/** A definition for each event type of a category: its name is the storage format, its schema is that of its data. */
export type EventDefinitions = Readonly<Record<string, Schema<unknown>>>;

/** The union of events that a set of definitions describes. */
export type EventsOf<D extends EventDefinitions> = {
  [K in keyof D & string]: { readonly type: K; readonly data: Infer<D[K]> };
}[keyof D & string];
