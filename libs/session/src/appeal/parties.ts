import { type Message, type Param, SEATS, SIDES, sideOf } from '@app/bridge';
import { boardOf } from './appealed';
import { type Appeal, appealEvents } from './fold';
import { consentMessageOf } from './messages';
import { againstOf } from './progress';
import type { CaseRecords } from './records';

const enteredFor = ({ session }: CaseRecords, contestant: string) =>
  session.contestants.find((one) => one.contestant === contestant);

/** Who sat at the table for a contestant. */
const seatedFor = (records: CaseRecords, against: string, contestant: string): readonly string[] => {
  const stream = boardOf(against, records);
  const board = stream === null ? null : records.board(stream);
  const side = board && SIDES.find((one) => board.contestants[one] === contestant);
  if (!board || !side) return [];
  return SEATS.filter((seat) => sideOf(seat) === side).flatMap((seat) => board.players[seat] ?? []);
};

/** Everybody who is of a contestant: entered for it, or at the table for it. */
export const peopleOf = (records: CaseRecords, against: string, contestant: string): readonly string[] => [
  ...new Set([...(enteredFor(records, contestant)?.players ?? []), ...seatedFor(records, against, contestant)]),
];

/** The two of a pair: who played the board, else who was entered; null where these are not two. */
const pairOf = (records: CaseRecords, against: string, contestant: string): readonly string[] | null => {
  const seated = seatedFor(records, against, contestant);
  const both = seated.length === 2 ? seated : (enteredFor(records, contestant)?.players ?? []);
  return both.length === 2 ? both : null;
};

/** Who has still to agree that an appeal is heard (92D): the captain, these players, or the other of a pair that nobody knows. */
interface MissingConsent {
  readonly of: string;
  readonly players: 'captain' | readonly string[];
}

/**
 * Whose agreement is missing for the appeal to be heard (92D); null where none is. Of a pair both agree, of
 * a team its captain, and an individual appeals alone.
 */
export const missingConsent = (appeal: Appeal, records: CaseRecords): MissingConsent | null => {
  const { appellant, lodgedBy, capacity } = appeal.lodged;
  const consents = appealEvents(appeal, 'ConsentGiven').map(({ data }) => data.by);
  switch (enteredFor(records, appellant)?.kind) {
    case undefined:
    case 'individual':
      return null;
    case 'team':
      return capacity === 'captain' || consents.length > 0 ? null : { of: appellant, players: 'captain' };
    case 'pair': {
      const agreed = new Set([...lodgedBy, ...consents]);
      const both = pairOf(records, againstOf(appeal), appellant);
      const missing = both ? both.filter((player) => !agreed.has(player)) : [];
      if (both ? missing.length === 0 : agreed.size >= 2) return null;
      return { of: appellant, players: missing };
    }
  }
};

/** The same as a part of a sentence. */
export const consentMessage = ({ of, players }: MissingConsent): Message => {
  const contestant: Param = { contestant: of };
  if (players === 'captain') return consentMessageOf('captain', { contestant });
  return players.length === 0
    ? consentMessageOf('other-player', { contestant })
    : consentMessageOf('players', {
        contestant,
        players: { list: players.map((player) => ({ contestant: player })), joined: 'and' },
      });
};
