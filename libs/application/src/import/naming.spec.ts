import { openDirectory } from '../directory/directory';
import { directoryNaming } from './naming';

const KEY = new Uint8Array(32).fill(7);

describe('directoryNaming', () => {
  const directory = openDirectory(':memory:');
  afterAll(() => {
    directory.close();
  });

  it('gives a person the same id in two imports that know nothing of each other', () => {
    const ids = [1, 2].map(() => directoryNaming(directory, KEY, 's').naming.player('Ann Example'));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).toMatch(/^p-[0-9a-f]{16}$/);
  });

  it('says nothing about the name to those without the key, and differs from session to session', () => {
    const { player } = directoryNaming(directory, KEY, 's').naming;
    expect(directoryNaming(directory, new Uint8Array(32), 's').naming.player('Ann Example')).not.toBe(
      player('Ann Example'),
    );
    expect(directoryNaming(directory, KEY, 't').naming.player('Ann Example')).not.toBe(player('Ann Example'));
  });

  it('takes the number of a pair and the name of a team for its id', () => {
    const { contestant } = directoryNaming(directory, KEY, 's').naming;
    expect([contestant('12'), contestant('AUSTRIA'), contestant('Ann & Bo').slice(0, 5)]).toEqual([
      '12',
      'austria',
      'pair-',
    ]);
  });

  it('keeps two names apart that would make the same id', () => {
    const { contestant } = directoryNaming(directory, KEY, 's').naming;
    expect(contestant('Åbo')).toBe('abo');
    expect(contestant('Abo')).toMatch(/^abo-[0-9a-f]{8}$/);
  });

  it('puts the venue before a number or a name, and before no id that was entered already', () => {
    const { contestant } = directoryNaming(directory, KEY, 'n', 'north', (id) => id === '3').naming;
    expect([contestant('12'), contestant('AUSTRIA'), contestant('3')]).toEqual(['north-12', 'north-austria', '3']);
    expect(contestant('Ann & Bo')).toMatch(/^pair-[0-9a-f]{8}$/);
    const long = directoryNaming(directory, KEY, 'n', 'n'.repeat(64)).naming;
    const ids = ['1', '2', 'x'.repeat(80), `${'x'.repeat(80)}y`].map((name) => long.contestant(name));
    expect(new Set(ids).size).toBe(4);
    expect(ids.filter((id) => id.length > 64)).toEqual([]);
  });

  it('keeps the ids that the directory knows', () => {
    directory.enter([{ id: 'p-old', scope: 's', name: 'Bo Known' }]);
    expect(directoryNaming(directory, KEY, 's').naming.player('Bo Known')).toBe('p-old');
  });
});
