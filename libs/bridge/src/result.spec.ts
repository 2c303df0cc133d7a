import { err, ok } from './result';

it('is a value or an error', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err('why')).toEqual({ ok: false, error: 'why' });
});
