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

  it.each(['error', 'question', 'contradiction'] as const)('shows the first few of each kind of %s', (kind) => {
    const items = Array.from({ length: 9 }, (_, nth) => item(nth + 1, { kind, message: message('x', { nth }) }));
    expect(foldReport(items.slice(0, 6))).toEqual(items.slice(0, 6));
    const folded = foldReport([...items, item(20, { kind, code: 'other' })]);
    expect(folded).toHaveLength(7);
    expect(folded[5] && inEnglish(folded[5].message)).toBe(
      'and 4 more like this in records 6, 7, 8, 9; --report FILE has them all',
    );
    expect(folded[6]).toMatchObject({ code: 'other', record: 20 });
  });

  it('names so many records and counts the others', () => {
    const [folded] = foldReport(Array.from({ length: 15 }, (_, nth) => item(nth + 1)));
    expect(folded && inEnglish(folded.message)).toContain('11, 12 and 3 more');
  });
});
