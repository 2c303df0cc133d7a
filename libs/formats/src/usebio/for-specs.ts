import { BIDS, type Seat, SEATS } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { textsOf } from '@app/messages';
import fc from 'fast-check';
import type { SessionExport } from '../export/session-export';
import { writeUsebio } from './write-usebio';

/** A session as a USEBIO file, in English. */
export const usebioOf = async (session: SessionExport): Promise<string> => {
  let text = '';
  for await (const piece of writeUsebio(session, textsOf('en'))) text += piece;
  return text;
};

type Result = Extract<BoardEvent, { type: 'ResultEntered' }>['data']['result'];

export const resultEntered = (result: Result): BoardEvent => ({
  type: 'ResultEntered',
  data: { result, source: 'slip' },
});

/** What a table may come to: a contract, four passes, or a score alone. */
export const aTableResult: fc.Arbitrary<BoardEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .option(
        fc.record({
          bid: fc.constantFrom(...BIDS),
          declarer: fc.constantFrom<Seat>(...SEATS),
          risk: fc.constantFrom('undoubled', 'doubled', 'redoubled'),
          tricks: fc.nat(13),
        }),
      )
      .map(resultEntered),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: -760, max: 760 })
      .map((tens): BoardEvent => ({ type: 'ScoreEntered', data: { score: tens * 10 || 0, source: 'list' } })),
  },
);
