import { REGULATIONS } from '@app/bridge';
import { parameter } from './parameters';
import type { ParameterValues } from './values';

describe('a parameter of regulations', () => {
  it.each<[keyof ParameterValues, unknown, unknown]>([
    ['pause-after-skip-bid', 10, 10],
    ['stop-from-opening-level', 2, 2],
    ['alert-doubles', false, true],
    ['alerts-end-with-bid', '4C', '4C'],
    ['alerts-end-behind-screens', false, false],
    ['delay-that-tells-nothing', 20, null],
  ])('%s is %j in Denmark and %j in Sweden', (name, dbf, fsb) => {
    expect(parameter('dbf-2013', name)?.value ?? null).toEqual(dbf);
    expect(parameter('fsb-2008', name)?.value ?? null).toEqual(fsb);
  });

  it('is that of the text that it amends, where it says nothing itself', () => {
    expect(parameter('dbf-2023', 'pause-after-skip-bid')).toEqual(parameter('dbf-2013', 'pause-after-skip-bid'));
    expect(parameter('ebu-2025', 'pause-after-skip-bid')).toBeNull();
  });

  it('is null without regulations', () => {
    expect(parameter(null, 'pause-after-skip-bid')).toBeNull();
  });

  it('has its paragraph, its day and the paragraph that lets conditions of contest say otherwise', () => {
    expect(parameter('dbf-2013', 'stop-used')).toEqual({
      value: 'always',
      unit: 'word',
      from: '2012-01-01',
      to: null,
      reference: '123B1',
      override: 'X80A1',
    });
    expect(parameter('fsb-2008', 'pause-after-skip-bid')).toMatchObject({ from: '2008-07-01', override: null });
  });

  it.each(REGULATIONS.filter((one) => parameter(one, 'stop-used') !== null))(
    'every skip bid of %s has its level and its pause',
    (regulations) => {
      expect(parameter(regulations, 'stop-before-jump-bids')?.value).toBe(true);
      expect(parameter(regulations, 'pause-after-skip-bid')?.unit).toBe('seconds');
    },
  );
});
