import { openDirectory } from './directory';

describe('the directory', () => {
  const directory = openDirectory(':memory:');
  afterAll(() => {
    directory.close();
  });

  it('knows names by session: one id may be another person elsewhere', () => {
    directory.enter([
      { scope: 'spring', id: 'p1', name: 'Astrid Lund' },
      { scope: 'spring', id: 'p2', name: 'Bo Kjeldsen' },
      { scope: 'autumn', id: 'p1', name: 'Karin Ekberg' },
    ]);
    expect(directory.namesOf('spring', ['p1', 'p2', 'p3', 'p1'])).toEqual({ p1: 'Astrid Lund', p2: 'Bo Kjeldsen' });
    expect(directory.namesOf('autumn', ['p1', 'p2'])).toEqual({ p1: 'Karin Ekberg' });
    expect(directory.namesOf('winter', ['p1'])).toEqual({});
    expect(directory.idOf('spring', 'Bo Kjeldsen')).toBe('p2');
    expect(directory.idOf('autumn', 'Bo Kjeldsen')).toBeNull();
  });

  it('takes a corrected name, and all entries or none', () => {
    directory.enter([{ scope: 'spring', id: 'p1', name: 'Astrid Lund-Møller' }]);
    expect(directory.namesOf('spring', ['p1'])).toEqual({ p1: 'Astrid Lund-Møller' });
    const broken = { scope: 'spring', id: 'p4', name: null as unknown as string };
    expect(() => {
      directory.enter([{ scope: 'spring', id: 'p3', name: 'Nils Sandell' }, broken]);
    }).toThrow();
    expect(directory.namesOf('spring', ['p3'])).toEqual({});
  });

  it('keeps an id that is called like a part of every object', () => {
    directory.enter([{ scope: 'odd', id: '__proto__', name: 'Proto' }]);
    expect(Object.entries(directory.namesOf('odd', ['__proto__', 'constructor']))).toEqual([['__proto__', 'Proto']]);
  });
});
