import { lawAsWritten, lawsIn, lawsOnce } from './laws-cited';

const law = (paragraph: string, authority: 'WBF' | 'DBf' | 'FSB' = 'WBF') =>
  ({ edition: 'wbf-2017', authority, paragraph }) as const;

it('paragraphs are read as they are written, whosever they are', () =>
  expect(lawsIn('wbf-2017', '16B1, L12C1c; DBf X12A,')).toEqual([law('16B1'), law('12C1c'), law('X12A', 'DBf')]));

it.each(['sixteen', '16B1, ?', '16B1 12C1'])('%j names something that is no paragraph', (text) =>
  expect(lawsIn('wbf-2017', text)).toBeNull(),
);

it('they are written as they are read', () =>
  expect([law('16B1'), law('L109', 'FSB')].map(lawAsWritten)).toEqual(['16B1', 'FSB L109']));

it('each stands once', () =>
  expect(lawsOnce([law('12C1'), law('27D'), law('12C1')])).toEqual([law('12C1'), law('27D')]));
