import type { Decrypt } from '@app/session';
import { type VisibleEvent, withSaid } from '@app/application';

/** What somebody hears of an event as a Server-Sent Event; its id is its position. */
export const message = ({ position, streamId, revision, type, data }: VisibleEvent, unsealed: Decrypt): string => {
  const told = { position, streamId, revision, type, data, ...withSaid(data, unsealed) };
  return `id: ${position}\nevent: ledger\ndata: ${JSON.stringify(told)}\n\n`;
};

/**
 * Tells the listener that the connection stands, and how far it has listened: a browser takes the id for its
 * `Last-Event-ID` without raising an event, so that it resumes without a gap even before anything has happened.
 */
export const alive = (position: number): string => (position < 0 ? ': alive\n\n' : `: alive\nid: ${position}\n\n`);
