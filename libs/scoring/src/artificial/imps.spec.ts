import { artificialImps } from './imps';
import { toDecimal } from '../rational';

it.each([
  [60, '3.00'],
  [50, '0.00'],
  [40, '-3.00'],
  [55, '1.50'],
  [0, '-15.00'],
])('L12C2b: %i %% is %s IMPs', (percent, imps) => {
  expect(toDecimal(artificialImps(percent), 2)).toBe(imps);
});
