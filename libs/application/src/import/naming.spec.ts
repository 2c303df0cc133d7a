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

  it('keeps the ids that the directory knows', () => {
    directory.enter([{ id: 'p-old', scope: 's', name: 'Bo Known' }]);
    expect(directoryNaming(directory, KEY, 's').naming.player('Bo Known')).toBe('p-old');
  });
});
