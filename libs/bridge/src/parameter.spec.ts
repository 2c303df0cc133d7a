import { type ParameterTable, parameterIn } from './parameter';

interface Values {
  readonly pause: number;
  readonly stop: 'always' | 'never';
}

const since = <V>(value: V, from: string | null, to: string | null = null) => ({
  value,
  unit: 'word',
  from,
  to,
  reference: '1A',
  override: null,
});

const OWN: ParameterTable<Values> = { pause: [since(8, null, '2008-07-01'), since(10, '2008-07-01')] };
const GENERAL: ParameterTable<Values> = { pause: [since(5, null)], stop: [since('always', '2012-01-01')] };

describe('a dated parameter', () => {
  it.each<[string | undefined, number]>([
    ['2008-06-30', 8],
    ['2008-07-01', 10],
    [undefined, 10],
  ])('on %s', (on, value) => {
    expect(parameterIn([OWN, GENERAL], 'pause', on)?.value).toBe(value);
  });

  it('comes from the next table where the first has none, and is null where none has', () => {
    expect(parameterIn([OWN, GENERAL], 'stop')?.value).toBe('always');
    expect(parameterIn([OWN, GENERAL], 'stop', '2011-12-31')).toBeNull();
    expect(parameterIn<Values, 'stop'>([], 'stop')).toBeNull();
  });
});
