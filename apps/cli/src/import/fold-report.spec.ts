import { message } from '@app/bridge';
import type { ReportItem } from '@app/formats';
import { inEnglish } from '@app/messages';
import { foldReport } from './fold-report';
import { commandText } from './import-texts';

const item = (record: number, fields: Partial<ReportItem> = {}): ReportItem => ({
  kind: 'assumption',
  code: 'dealer-assumed',
  line: 10 * record,
  record,
  board: '1',
  room: null,
  message: message('x'),
  ...fields,
});

describe('foldReport', () => {
  it('says once what is said of many records, and names them', () => {
    expect(foldReport([item(1), item(2), item(5)])).toEqual([
      item(1, {
        record: null,
        board: null,
        message: commandText('folded', { said: message('x'), records: { list: ['1', '2', '5'] }, more: 0 }),
      }),
    ]);
  });

  it('leaves one alone as it is', () => {
    expect(foldReport([item(3)])).toEqual([item(3)]);
  });

  it.each(['error', 'contradiction'] as const)('never folds what is a %s', (kind) => {
    const items = [item(1, { kind }), item(2, { kind })];
    expect(foldReport(items)).toEqual(items);
  });

  it('names so many records and counts the others', () => {
    const [folded] = foldReport(Array.from({ length: 15 }, (_, nth) => item(nth + 1)));
    expect(folded && inEnglish(folded.message)).toContain('11, 12 and 3 more');
  });
});
