import { type BySeat, type BySide, type Seat, type Side, type Suit, bidWithRisk } from '@app/bridge';
import type { SaidCall } from '@app/laws';
import type { PlayedResult } from '@app/session';
import { named } from '../told';
import names from './names.json';

/** A place at the table by its letter, as in the Danish Laws. */
const LETTER: BySeat<string> = { N: 'N', E: 'Ø', S: 'S', W: 'V' };
const SIDE: BySide<string> = { NS: 'N-S', EW: 'Ø-V' };
const SUIT: Readonly<Record<Suit, string>> = { S: 'spar', H: 'hjerter', D: 'ruder', C: 'klør' };

export const seat = (one: Seat): string => LETTER[one];
export const side = (one: Side): string => SIDE[one];
export const suit = (one: Suit): string => SUIT[one];

export const seats = (some: readonly Seat[]): string => some.map(seat).join(' og ');

export const tricks = (count: number): string => `${count} stik`;

/** What a player does with a call: `'melder 2S'`. */
export const calls = (call: SaidCall): string =>
  call === 'Pass' ? 'passer' : call === 'X' ? 'dobler' : call === 'XX' ? 'redobler' : `melder ${call}`;

export const nth = (revision: number): string => `hændelse ${revision + 1} (@${revision})`;

export const result = (played: PlayedResult | null): string =>
  played ? `${bidWithRisk(played.bid, played.risk)} af ${seat(played.declarer)}, ${tricks(played.tricks)}` : 'udpasset';

/** Choices, answers, questions, offences and kinds, by the names that the ledger has for them. */
export const name = named(names, suit, 'og');
