import { type ConditionParameters, someParameters } from '@app/contract';
import type { ScoringName } from '@app/scoring';

/** Does not compile as soon as conditions name a parameter that scoring does not have. */
const inScoring = (name: keyof ConditionParameters): ScoringName => name;

it('conditions name parameters of scoring only', () => {
  const { 'vp-scale': scale, ...others } = someParameters.properties;
  expect(inScoring('vp-scale')).toBe('vp-scale');
  expect([Object.keys(others).length > 0, scale.type ?? scale.anyOf]).toEqual([true, expect.anything()]);
});
