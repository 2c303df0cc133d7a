import { recompute } from '../derivation/recompute';
import { weights } from '../field/outcome';
import { rational } from '../rational';
import { totalPoints } from './total-points';

it('L78C: all points of all boards', () => {
  const total = totalPoints([
    { id: '1', components: weights([100, 620]) },
    { id: '2', components: weights([100, -100]) },
    { id: '3', components: weights([50, 420], [50, -50]) },
  ]);
  expect(total.value).toEqual(rational(705));
  expect(recompute(total.explain())).toEqual([]);
  expect(totalPoints([]).value).toEqual(rational(0));
});
