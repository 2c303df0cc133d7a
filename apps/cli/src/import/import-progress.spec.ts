import { textsOf } from '@app/messages';
import { importProgress } from './import-progress';

const started = (isTTY: boolean) => {
  const lines: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => lines.push(text) > 0 };
  const notified = importProgress(stream, textsOf('en').say, () => time);
  return {
    lines,
    at: (ms: number, step: 'decided' | 'stored', records: number) => {
      time = ms;
      notified.progress({ file: 'a.pbn', step, records, of: 2000 });
    },
    end: notified.end,
  };
};

describe('importProgress', () => {
  it('tells a terminal the rate and the time left, on one line, twice a second', () => {
    const { lines, at, end } = started(true);
    at(0, 'decided', 1);
    at(400, 'decided', 80);
    at(1000, 'decided', 200);
    at(1100, 'decided', 220);
    at(10_000, 'stored', 0);
    at(20_000, 'stored', 100);
    end();
    expect(lines).toEqual([
      '\ra.pbn: 200 of 2,000 records decided, 200 a second, 9 s left\u001b[K',
      '\ra.pbn: 0 of 2,000 records stored, 0 a second, 333 min 20 s left\u001b[K',
      '\ra.pbn: 100 of 2,000 records stored, 10 a second, 3 min 10 s left\u001b[K',
      '\n',
    ]);
  });

  it('writes a line every ten seconds into a log', () => {
    const { lines, at, end } = started(false);
    at(0, 'decided', 1);
    at(5000, 'decided', 100);
    at(10_000, 'decided', 500);
    end();
    expect(lines).toEqual(['a.pbn: 500 of 2,000 records decided, 50 a second, 30 s left\n']);
  });
});
