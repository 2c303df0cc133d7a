import { NOBODY, seatingAfter } from './head';

const pn = (value: string, room: 'open' | 'closed' | null = null) =>
  seatingAfter({ ...NOBODY, closed: { N: 'old' } }, { key: 'pn', value, line: 3 }, room);

it('four names sit South, West, North, East at the table of the record', () => {
  expect(pn('s,w,~~n,e').seating).toEqual({
    open: { S: 's', W: 'w', N: '~~n', E: 'e' },
    closed: { N: 'old' },
  });
  expect(pn('s,,n', 'closed').seating.closed).toEqual({ S: 's', N: 'n' });
});

it('eight names are the open and the closed room', () => {
  const { open, closed } = pn('a,b,c,d,e,f,g,h').seating;
  expect([open, closed]).toEqual([
    { S: 'a', W: 'b', N: 'c', E: 'd' },
    { S: 'e', W: 'f', N: 'g', E: 'h' },
  ]);
});

it('another number of names is reported, and nobody is seated', () => {
  const { seating, findings } = pn('Smith, J,b,c,d');
  expect(seating.open).toEqual({});
  expect(findings).toEqual([
    {
      kind: 'contradiction',
      code: 'players-unreadable',
      line: 3,
      message: {
        code: 'import.players-unreadable',
        params: { key: 'pn', names: 5, text: "'Smith, J,b,c,d'" },
      },
    },
  ]);
});
