import { boardHref, parseRoute } from '../route';
import { type ViewOptions, WHOLE, withAllHidden, withHidden } from './view-options';

const lookIn = (hash: string) => {
  const route = parseRoute(hash);
  return route.page === 'board' ? route.viewOptions : null;
};

it.each<[Partial<ViewOptions>, string]>([
  [{}, '#/boards/b?at=9'],
  [{ hidden: ['N', 'E'] }, '#/boards/b?at=9&hide=NE'],
  [{ knownTo: 'S' }, '#/boards/b?at=9&seat=S'],
  [{ hidden: ['W'], knownTo: 'S', thenOnly: true }, '#/boards/b?at=9&hide=W&seat=S&then=1'],
])('%j is in the address of the event', (change, address) => {
  const viewOptions = { ...WHOLE, ...change };
  expect(boardHref('b', 9, viewOptions)).toBe(address);
  expect(lookIn(address) ?? WHOLE).toEqual(viewOptions);
});

it.each(['?hide=XYZ', '?seat=Q', '?then=yes'])('%s is mistyped and shows the whole board', (query) =>
  expect(lookIn(`#/boards/b${query}`)).toEqual(WHOLE),
);

it('covers one hand, or all, and shows them again', () => {
  const one = withHidden(WHOLE, 'E');
  expect(one.hidden).toEqual(['E']);
  expect(withHidden(withHidden(one, 'N'), 'E').hidden).toEqual(['N']);
  expect(withAllHidden(one).hidden).toEqual(['N', 'E', 'S', 'W']);
  expect(withAllHidden(withAllHidden(one)).hidden).toEqual([]);
});
