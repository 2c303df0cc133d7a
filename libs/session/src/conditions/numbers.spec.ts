import { inEnglish } from '@app/messages';
import { faultsOfNumbers } from './numbers';

it.each<[Parameters<typeof faultsOfNumbers>[0], string, string]>([
  [{ parameters: { 'unit-imps': '0' } }, 'parameters.unit-imps', 'a unit is more than 0, and not 0'],
  [
    { parameters: { 'unit-matchpoints': '-1/10' } },
    'parameters.unit-matchpoints',
    'a unit is more than 0, and not −1/10',
  ],
  [{ parameters: { 'butler-trim': '-2' } }, 'parameters.butler-trim', '−2 is less than 0'],
  [{ parameters: { 'vp-of-a-bye': '-1' } }, 'parameters.vp-of-a-bye', '−1 is less than 0'],
  [
    { parameters: { 'grades-imps-match': { plus: '-3', average: '0', minus: '3' } } },
    'parameters.grades-imps-match',
    '−3, 0 and 3 do not go from plus to minus',
  ],
  [
    { standardDeduction: { value: '0', unit: 'VP', paragraph: 'conditions' } },
    'standardDeduction.value',
    'a deduction is more than 0, and not 0',
  ],
  [
    { players: { rights: { paragraph: 'conditions' } } },
    'players.rights',
    'it is not said how much has to be played: boards, or rounds',
  ],
])('%j', (given, path, message) => {
  const faults = faultsOfNumbers(given).map(({ path: at, what }) => ({ path: at, message: inEnglish(what) }));
  expect(faults).toEqual([{ path, message }]);
});

it('lets what can be worked out with', () => {
  const grades = { plus: '3', average: '0', minus: '-3' };
  expect(
    faultsOfNumbers({
      parameters: { 'unit-imps': null, 'unit-imps-butler': '1/10', 'butler-trim': '0', 'grades-imps-match': grades },
      standardDeduction: { value: '1/2', unit: 'VP', paragraph: 'conditions' },
      players: { rights: { rounds: 7, paragraph: 'conditions' } },
    }),
  ).toEqual([]);
});
