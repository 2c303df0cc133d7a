import { citation, lawRef } from './law-ref';

describe('a paragraph of the Laws or of regulations', () => {
  it.each([
    ['dbf-2013', '27A', 'WBF', 'Law 27A (WBF 2017)'],
    ['dbf-2013', '93C', 'WBF', 'Law 93C (WBF 2017)'],
    ['dbf-2013', '123A', 'DBf', 'Regulation 123A (DBf 2013)'],
    ['dbf-2013', 'X80A1', 'DBf', 'Regulation X80A1 (DBf 2013)'],
    ['fsb-2008', '116B', 'FSB', 'Regulation 116B (FSB 2008)'],
    [null, '27A', 'WBF', 'Law 27A (WBF 2017)'],
  ] as const)('under %s, %s is of %s: %s', (regulations, paragraph, authority, words) => {
    const law = lawRef('wbf-2017', regulations, paragraph);
    expect(law).toEqual({ edition: 'wbf-2017', authority, paragraph });
    expect(citation(law)).toBe(words);
  });
});
