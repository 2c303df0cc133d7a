import { message } from '@app/bridge';
import type { ReportItem } from './imported';
import { LONGEST_REPORT, reportCollector } from './report-collector';

const item = (line: number, kind: ReportItem['kind'] = 'note'): ReportItem => ({
  kind,
  code: 'x',
  line,
  record: line,
  board: null,
  room: null,
  message: message('x', { line }),
});

describe('a report that is put together line by line', () => {
  it('has all lines in the order of the file while they are few', () => {
    const report = reportCollector();
    [3, 1, 2].forEach((line) => report.say(item(line)));
    expect(report.items().map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(report.hasErrors()).toBe(false);
  });

  it('has at most 10,000 lines, every error among them, and counts the others', () => {
    const report = reportCollector();
    const lines = 5 * LONGEST_REPORT;
    for (let line = lines; line >= 1; line -= 1) report.say(item(line, line % 25_000 === 0 ? 'error' : 'note'));
    const items = report.items();
    expect(items).toHaveLength(LONGEST_REPORT);
    expect(report.total()).toBe(lines);
    expect(items.slice(0, 2).map(({ line }) => line)).toEqual([1, 2]);
    expect(items.slice(-2)).toEqual([item(25_000, 'error'), item(50_000, 'error')]);
  });

  it('has the first errors where there are more of them than lines', () => {
    const report = reportCollector();
    for (let line = 1; line <= 3 * LONGEST_REPORT; line += 1) report.say(item(line, 'error'));
    expect(report.items()).toHaveLength(LONGEST_REPORT);
    expect(report.items().at(-1)?.line).toBe(LONGEST_REPORT);
    expect(report.hasErrors()).toBe(true);
  });

  it('has every line where it is asked for all of them', () => {
    const report = reportCollector(Infinity);
    for (let line = 3 * LONGEST_REPORT; line >= 1; line -= 1) report.say(item(line));
    expect(report.items()).toHaveLength(3 * LONGEST_REPORT);
    expect(report.items()[0]?.line).toBe(1);
  });

  it('has a copy that goes on by itself', () => {
    const report = reportCollector();
    report.say(item(2));
    const copy = report.copy();
    report.say(item(3, 'error'));
    copy.say(item(1));
    expect(report.items().map(({ line }) => line)).toEqual([2, 3]);
    expect(copy.items().map(({ line }) => line)).toEqual([1, 2]);
    expect([report, copy].map((one) => [one.total(), one.hasErrors()])).toEqual([
      [2, true],
      [2, false],
    ]);
  });
});
