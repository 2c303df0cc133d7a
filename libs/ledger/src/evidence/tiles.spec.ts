import fc from 'fast-check';
import { parseTilePath, TILE_WIDTH, tilePath } from './tiles';

it.each<[level: number | 'entries', index: number, width: number, path: string]>([
  [0, 0, 256, 'tile/0/000'],
  [0, 1234, 256, 'tile/0/x001/234'],
  [0, 1234067, 256, 'tile/0/x001/x234/067'],
  [1, 999, 255, 'tile/1/999.p/255'],
  [2, 1000, 1, 'tile/2/x001/000.p/1'],
  ['entries', 273, 112, 'tile/entries/273.p/112'],
  ['entries', 5, 256, 'tile/entries/005'],
  [63, 0, 1, 'tile/63/000.p/1'],
])('writes and reads tile %s number %d of width %d', (level, index, width, path) => {
  expect(tilePath(level, index, width)).toBe(path);
  expect(parseTilePath(path)).toEqual({ level, index, width });
});

it('is full unless it is said otherwise', () => {
  expect(tilePath(0, 7)).toBe('tile/0/007');
});

it('reads what it writes', () => {
  const level = fc.oneof(fc.constant('entries' as const), fc.nat(63));
  fc.assert(
    fc.property(level, fc.maxSafeNat(), fc.integer({ min: 1, max: TILE_WIDTH }), (at, index, width) => {
      const tile = { level: at, index: Math.floor(index / TILE_WIDTH), width };
      expect(parseTilePath(tilePath(tile.level, tile.index, tile.width))).toEqual(tile);
    }),
  );
});

it.each([
  '',
  'tile/0',
  'tile/0/',
  'tile/0/1',
  'tile/0/01',
  'tile/0/0001',
  'tile/0/x000/001',
  'tile/0/x001',
  'tile/0/001/002',
  'tile/0/x1/002',
  'tile/00/001',
  'tile/64/001',
  'tile/-1/001',
  'tile/data/001',
  '/tile/0/001',
  'tile/0/001/',
  'tile/0/001.p',
  'tile/0/001.p/0',
  'tile/0/001.p/256',
  'tile/0/001.p/257',
  'tile/0/001.p/01',
  'tile/0/001.p/1/2',
  'tile/0/001\n',
  'tile/0/x035/x184/x372/x088/832',
  'tile/0/x001/x000/x000/x000/x000/x000/000',
])('takes %j for no path of a tile', (path) => {
  expect(parseTilePath(path)).toBeUndefined();
});
