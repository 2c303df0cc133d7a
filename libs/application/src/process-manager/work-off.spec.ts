import { type EventLog, type RecordedEvent, memoryLedger } from '@app/ledger';
import { DIRECTOR, envelopes, openedSession, passedOut, toSession } from '../../../../test/contract/support/commands';
import { executeAll } from '../execute/execute-all';
import { loadStream } from '../execute/history';
import { pastStreams } from './work-off';

const now = (): Date => new Date('2026-02-01T19:30:00.000Z');

it('streams are as they were at each position, however far they have grown since', async () => {
  const log: EventLog = memoryLedger();
  const sections = Array.from({ length: 40 }, (_, nth) => toSession('AddSection', { section: `S${nth}` }));
  const all = [
    ...openedSession(),
    ...passedOut(),
    ...sections,
    ...passedOut({ board: 2, data: { section: 'A', dealer: 'E', contestants: { NS: '1', EW: '2' } } }).slice(0, 1),
  ];
  for (const command of all) {
    const outcomes = await executeAll({ log, now }, envelopes(command), { actor: DIRECTOR });
    expect(outcomes).toMatchObject([{ ok: true }]);
  }
  const streams = ['session-club', 'board-club.1.1'];
  const past = pastStreams(log);
  const head = await log.head();
  for (let position = 0; position <= head; position += 1) {
    const then = {
      readStream: async function* (stream: string): AsyncGenerator<RecordedEvent> {
        for await (const event of log.readStream(stream)) if (event.position <= position) yield event;
      },
    };
    // Not every stream at every position: what is between is made up for.
    for (const stream of streams.filter((_, nth) => position % (nth + 2) === 0))
      expect(await past.at(position)(stream)).toEqual(await loadStream(then, stream));
  }
  await log.close();
});
