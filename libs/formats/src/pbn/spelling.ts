import {
  type Bid,
  type Call,
  type Card,
  type Denomination,
  type Risk,
  type Seat,
  isBid,
  isCall,
  isCard,
  isDenomination,
  isSeat,
} from '@app/bridge';

/** A word of the game and whether it is spelled as PBN spells it; the standard admits small letters. */
export interface Spelled<T> {
  readonly value: T;
  /** `odd`: not PBN, but only one thing can be meant (`1N`, `3NR`, `S10`). */
  readonly spelling: 'standard' | 'small' | 'odd';
}

const spelled = <T>(value: T, text: string, standard: string): Spelled<T> => ({
  value,
  spelling: text === standard ? 'standard' : text.toUpperCase() === standard.toUpperCase() ? 'small' : 'odd',
});

/** `'N'`, `'e'`. */
export const readSeat = (text: string): Spelled<Seat> | null => {
  const seat = text.toUpperCase();
  return isSeat(seat) ? spelled(seat, text, seat) : null;
};

/** `'Pass'`, `'X'`, `'XX'`, `'1NT'`; odd: `'P'`, `'1N'`. `AP` and the like are no single call. */
export const readCall = (text: string): Spelled<Call> | null => {
  const upper = text.toUpperCase();
  const call = upper === 'PASS' || upper === 'P' ? 'Pass' : /^[1-7]N$/.test(upper) ? `${upper}T` : upper;
  return isCall(call) ? spelled(call, text, call) : null;
};

/** `'SA'`, `'st'`; odd: `'S10'`. */
export const readCard = (text: string): Spelled<Card> | null => {
  const card = text.toUpperCase().replace('10', 'T');
  return isCard(card) ? spelled(card, text, card) : null;
};

/** What a Contract tag says: no one bid, a contract without its declarer, or only what is trumps (end positions). */
export type ContractTag =
  | { readonly kind: 'pass' }
  | { readonly kind: 'bid'; readonly bid: Bid; readonly risk: Risk }
  | { readonly kind: 'denomination'; readonly denomination: Denomination };

const RISK: Readonly<Record<string, Risk>> = { '': 'undoubled', X: 'doubled', XX: 'redoubled', R: 'redoubled' };
const SUFFIX: Readonly<Record<Risk, string>> = { undoubled: '', doubled: 'X', redoubled: 'XX' };

/** `'Pass'`, `'4SX'`, `'H'`; odd: `'1N'`, `'3NR'`. */
export const readContract = (text: string): Spelled<ContractTag> | null => {
  const upper = text.toUpperCase();
  if (upper === 'PASS') return spelled({ kind: 'pass' }, text, 'Pass');
  if (isDenomination(upper)) return spelled({ kind: 'denomination', denomination: upper }, text, upper);
  const [, level, denomination, suffix = ''] = /^([1-7]) ?(NT?|[CDHS]) ?(XX|X|R|)$/.exec(upper) ?? [];
  const bid = `${level ?? ''}${denomination === 'N' ? 'NT' : (denomination ?? '')}`;
  const risk = RISK[suffix];
  if (!isBid(bid) || !risk) return null;
  return spelled({ kind: 'bid', bid, risk }, text, `${bid}${SUFFIX[risk]}`);
};

/** Tricks as the Result tag gives them. */
export interface ResultTag {
  readonly tricks: number;
  /** Whose tricks they are; null: declarer's. */
  readonly side: 'NS' | 'EW' | null;
  /** `^`: they are not what the play shows. */
  readonly irregular: boolean;
}

const TRICKS = 13;

/** `'9'`, `'^9'`, `'NS 9'`, `'EW 4 NS 9'`; null where it is none of these, or no possible number of tricks. */
export const readResult = (text: string): ResultTag | null => {
  const [, caret, alone, side, own, otherSide, other] =
    /^(\^?)(?:(\d{1,2})|(NS|EW)\s*(\d{1,2})(?:\s*(NS|EW)\s*(\d{1,2}))?)$/i.exec(text) ?? [];
  const irregular = caret === '^';
  if (alone !== undefined) return Number(alone) <= TRICKS ? { tricks: Number(alone), side: null, irregular } : null;
  if (side === undefined || own === undefined) return null;
  const tricks = Number(own);
  const twice = otherSide?.toUpperCase() === side.toUpperCase();
  const total = tricks + Number(other ?? TRICKS - tricks);
  if (tricks > TRICKS || twice || total !== TRICKS) return null;
  return { tricks, side: side.toUpperCase() === 'NS' ? 'NS' : 'EW', irregular };
};
