import { textsOf } from '@app/messages';
import { parseListedResult, readResultsList, resultParam } from './segment-header';

it.each([
  ['3NE-1', '3NT by E, 8 tricks'],
  ['3NN=', '3NT by N, 9 tricks'],
  ['3NTW+2', '3NT by W, 11 tricks'],
  ['4SxN=', '4SX by N, 10 tricks'],
  ['2h*s-3', '2HX by S, 5 tricks'],
  ['1CXXE+6', '1CXX by E, 13 tricks'],
  ['4SNx=', '4SX by N, 10 tricks'],
  ['3NNxx-1', '3NTXX by N, 8 tricks'],
  ['2hs*+1', '2HX by S, 9 tricks'],
  ['PASS', 'passed out'],
])('%s is %s', (text, words) => {
  const result = parseListedResult(text);
  expect(result && textsOf('en').value(resultParam(result))).toBe(words);
});

it.each(['', '8CN=', '4S', '4SN', '4SN+4', '1CW-8', '4SZ=', '4SxNx=', 'x'])('%j is no result', (text) => {
  expect(parseListedResult(text)).toBeNull();
});

it('gives every board its open and closed room', () => {
  const list = readResultsList({ key: 'rs', value: '3NE-1,,PASS,??,4SN=', line: 2 }, [7, 8]);
  expect(list.map(({ board, room, text, result }) => [board, room, text, result !== null])).toEqual([
    [7, 'open', '3NE-1', true],
    [8, 'open', 'PASS', true],
    [8, 'closed', '??', false],
  ]);
});
