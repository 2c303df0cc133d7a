import type { RecordedEvent } from '@app/ledger';
import type { Outcome } from './outcome';
import { told } from './reasons';

export const reused = (
  id: string,
  stream: string,
  how: 'execute.id-used-in-batch' | 'execute.id-recorded' | 'execute.id-in-another-stream',
): Outcome => ({
  ok: false,
  id,
  stream,
  code: 'CommandIdReused',
  ...told(how),
});

/**
 * The first outcome of a command that has been recorded before. Under the same id with other contents it is
 * another command: to answer "recorded" would lose it.
 * @param events what is recorded under the id, in order
 */
export const repeatedOutcome = (
  id: string,
  hash: string,
  events: readonly [RecordedEvent, ...RecordedEvent[]],
  stream: string,
): Outcome => {
  const [first] = events;
  if (first.metadata.commandHash !== hash) return reused(id, stream, 'execute.id-recorded');
  const { revision, position } = events.at(-1) ?? first;
  return {
    ok: true,
    id,
    stream,
    revision,
    position,
    repeated: true,
    events: events.map(({ revision: at, type, data }) => ({ revision: at, type, data })),
  };
};
