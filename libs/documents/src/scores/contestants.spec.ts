import { boardDoc, scoring, sessionDoc } from '@app/testing';
import { playingFor } from '@app/session';
import { standingsOf } from './standings';

const PLAYERS = { N: 'nn', S: 'ss', E: 'ee', W: 'ww' };

it('a pair or a team has its side', () => {
  const who = playingFor(sessionDoc({ contestants: [{ contestant: '1', kind: 'pair', players: ['nn', 'ss'] }] }));
  expect(who(boardDoc({ players: PLAYERS }), 'NS')).toEqual(['1']);
});

it('an individual has what his partner has with him: by the player, or under the name of the player', () => {
  const who = playingFor(
    sessionDoc({
      contestants: [
        { contestant: '7', kind: 'individual', players: ['nn'] },
        { contestant: 'ss', kind: 'individual' },
      ],
    }),
  );
  const doc = boardDoc({ players: PLAYERS });
  expect([who(doc, 'NS'), who(doc, 'EW')]).toEqual([['7', 'ss'], []]);
});

it('everybody for himself: both players of a side have the points of the side', () => {
  const contestants = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((contestant) => ({
    contestant,
    kind: 'individual' as const,
  }));
  const docs = [
    scoring(120, { table: '1', players: { N: 'a', S: 'b', E: 'c', W: 'd' } }),
    scoring(90, { table: '2', players: { N: 'e', S: 'f', E: 'g', W: 'h' } }),
    // Partners change.
    scoring(90, { table: '1', board: 2, players: { N: 'a', S: 'd', E: 'c', W: 'b' } }),
    scoring(90, { table: '2', board: 2, players: { N: 'e', S: 'h', E: 'g', W: 'f' } }),
  ];
  const rows = standingsOf(sessionDoc({ contestants }), docs).groups[0]?.rows ?? [];
  expect(rows.map(({ place, contestant, total }) => `${place} ${contestant} ${total}`)).toEqual([
    '1= a 3.00',
    '1= b 3.00',
    '1= g 3.00',
    '1= h 3.00',
    '5= c 1.00',
    '5= d 1.00',
    '5= e 1.00',
    '5= f 1.00',
  ]);
});
