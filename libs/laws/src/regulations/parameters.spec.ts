import { REGULATIONS } from '../state/law-ref';
import { DBF_2013 } from './dbf-2013';
import { FSB_2008 } from './fsb-2008';
import type { Parameter, ParameterName } from './parameter';
import { parameter } from './parameters';

const entriesOf = (table: object): readonly (readonly [string, Parameter<unknown>])[] =>
  Object.entries(table as Record<string, readonly Parameter<unknown>[]>).flatMap(([name, values]) =>
    values.map((one) => [name, one] as const),
  );

describe('the tables', () => {
  it.each([...entriesOf(DBF_2013), ...entriesOf(FSB_2008)])('%s cites a paragraph, and its days are days', (_, one) => {
    expect(one.reference).toMatch(/^\d{3}[A-Z]\d?[a-z]?$/);
    for (const day of [one.from, one.to]) expect(day ?? '2008-07-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('reading a parameter', () => {
  it.each<[ParameterName, unknown, unknown]>([
    ['pause-after-skip-bid', 10, 10],
    ['pause-in-first-round', 3, null],
    ['stop-from-opening-level', 2, 2],
    ['alert-doubles', false, true],
    ['alerts-end-with-bid', '4C', '4C'],
    ['alerts-end-behind-screens', false, false],
    ['bidding-cards-stay-until', 'lead-faced', 'auction-reviewed'],
    ['delay-that-tells-nothing', 20, null],
  ])('%s is %j in Denmark and %j in Sweden', (name, dbf, fsb) => {
    expect(parameter('dbf-2013', name)?.value ?? null).toEqual(dbf);
    expect(parameter('fsb-2008', name)?.value ?? null).toEqual(fsb);
  });

  it('gives nothing without regulations', () => {
    expect(parameter(null, 'pause-after-skip-bid')).toBeNull();
  });

  it('gives nothing for a day before it was in force', () => {
    expect(parameter('dbf-2013', 'pre-alert-unusual-direct-doubles', { on: '2011-12-31' })).toBeNull();
    expect(parameter('dbf-2013', 'pre-alert-unusual-direct-doubles', { on: '2012-01-01' })?.reference).toBe('131D');
    expect(parameter('fsb-2008', 'pause-after-skip-bid', { on: '2008-06-30' })).toBeNull();
  });

  it('lets conditions of contest go before it where the regulations let them', () => {
    const conditions = { 'pause-after-skip-bid': 8, 'call-is-made': 'card-released-on-the-tray' } as const;
    expect(parameter('dbf-2013', 'pause-after-skip-bid', { conditions })).toMatchObject({
      value: 8,
      reference: '122B1',
      override: 'X80A1',
    });
    // How the Laws are read is not for an organiser; nor does Sweden let him change the pause.
    expect(parameter('dbf-2013', 'call-is-made', { conditions })?.value).toBe('card-out-of-the-box');
    expect(parameter('fsb-2008', 'pause-after-skip-bid', { conditions })?.value).toBe(10);
  });

  it.each(REGULATIONS)('every skip bid of %s has its level and its pause', (regulations) => {
    expect(parameter(regulations, 'stop-before-jump-bids')?.value).toBe(true);
    expect(parameter(regulations, 'pause-after-skip-bid')?.unit).toBe('seconds');
  });
});
