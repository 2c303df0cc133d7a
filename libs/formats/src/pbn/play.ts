import {
  type Card,
  type Denomination,
  type Hand,
  type KnownHands,
  type Play,
  type Seat,
  cardPlayed,
  isRevoke,
  openPlay,
  rightOf,
  seatsFrom,
} from '@app/bridge';
import { place } from '../import-texts';
import type { ImportedCard } from '../imported';
import { type Finding, type Found, contradiction, note } from './findings';
import type { Notes } from './entries';
import type { Row, SeatedCard } from './play-rows';

/** The cards in the order in which they were played, and where that leaves the play. */
interface ReadPlay {
  readonly cards: readonly ImportedCard[];
  readonly play: Play;
  /** Whether some card, marked or not, did not follow suit although its hand could. */
  readonly revoked: boolean;
  readonly findings: readonly Finding[];
}

type Mark = ImportedCard['marked'][number];

const marksOf = ({ marks }: SeatedCard['entry']): readonly Mark[] => [
  ...(marks.includes('R') ? (['revoke'] as const) : []),
  ...(marks.includes('L') ? (['lead-out-of-turn'] as const) : []),
];

/** Where the `^R` of a card, or its absence, disagrees with the card. Nothing is known of a hand that is not given. */
const revokeFindings = (
  { seat, card, entry }: SeatedCard,
  leads: boolean,
  revoke: boolean | null,
): readonly Finding[] => {
  const marked = entry.marks.includes('R');
  const played = { seat: place(seat), card };
  if (marked && leads) return [contradiction('not-a-revoke.lead', entry.line, played)];
  if (revoke === null || revoke === marked) return [];
  if (marked) return [contradiction('not-a-revoke.none', entry.line, played)];
  return [contradiction('revoke-not-marked', entry.line, played)];
};

/** Who leads to a trick: whose turn it is, unless a card is marked as a lead out of turn. */
const leaderOf = (row: Row, due: Seat, opening: boolean): Found<Seat> => {
  const marked = row.cards.filter(({ entry }) => entry.marks.includes('L'));
  const [first] = marked;
  if (!first) return { value: due, findings: [] };
  const { seat, card, entry } = first;
  const { line } = entry;
  const cards = { list: marked.map((one) => one.card), joined: 'and' } as const;
  const wrong = [
    ...(opening ? [contradiction('not-a-lead-out-of-turn.opening', line, { card })] : []),
    ...(!opening && seat === due
      ? [contradiction('not-a-lead-out-of-turn.in-turn', line, { card, seat: place(seat) })]
      : []),
    ...(marked.length > 1 ? [contradiction('two-leads', line, { cards })] : []),
  ];
  return { value: opening ? due : seat, findings: wrong };
};

/** Why a trick cannot be followed beyond a card that is not given. */
const gap = (row: Row, missing: Seat, trick: number): Finding => {
  if (row.continuedBy === missing) {
    return contradiction('card-after-continuation', row.line, { trick });
  }
  return note('play-cut-short', row.line, { seat: place(missing), trick });
};

const without = (hand: Hand, card: Card): Hand => hand.filter((held) => held !== card);

/**
 * Follows the play from the opening lead, the winner of each trick leading to the next. It goes as far as the
 * cards are given without a gap.
 */
export const followPlay = (
  rows: readonly Row[],
  opening: { readonly leader: Seat; readonly denomination: Denomination },
  hands: KnownHands,
  notes: Notes,
): ReadPlay => {
  const { leader: first, denomination } = opening;
  let play = openPlay({ bid: `1${denomination}`, declarer: rightOf(first), risk: 'undoubled' }, first);
  let revoked = false;
  const left = new Map(Object.entries(hands));
  const cards: ImportedCard[] = [];
  const findings: Finding[] = [];

  const put = (one: SeatedCard): void => {
    const { seat, card, entry } = one;
    const hand = left.get(seat);
    const revoke = hand ? isRevoke(play, hand, card) : null;
    findings.push(...revokeFindings(one, play.current.length === 0, revoke));
    revoked ||= revoke ?? entry.marks.includes('R');
    if (hand) left.set(seat, without(hand, card));
    const explanation = entry.note === null ? null : (notes.get(entry.note) ?? null);
    cards.push({ seat, card, line: entry.line, explanation, marked: marksOf(entry) });
    play = cardPlayed(play, seat, card);
  };

  for (const [index, row] of rows.entries()) {
    if (play.turn === null) break;
    const { value: leader, findings: wrong } = leaderOf(row, play.turn, index === 0);
    findings.push(...wrong);
    const order = seatsFrom(leader).map((seat) => row.cards.find((one) => one.seat === seat));
    const end = order.findIndex((one) => one === undefined);
    for (const one of end < 0 ? order : order.slice(0, end)) if (one) put(one);
    const missing = seatsFrom(leader)[end];
    if (missing === undefined) continue;
    const laterCards = order.slice(end).some((one) => one !== undefined);
    if (laterCards || rows.slice(index + 1).some((later) => later.cards.length > 0)) {
      findings.push(gap(row, missing, index + 1));
    }
    break;
  }
  return { cards, play, revoked, findings };
};

/**
 * Who led to the first trick: declarer's left. The seat of the Play tag, with which the columns begin, decides
 * where there may be two declarers, where there is none (an end position), and where that hand has no card in the first row.
 */
export const leaderTo = (rows: readonly Row[], leaders: readonly Seat[], playTag: Seat): Seat => {
  const [first] = leaders;
  if (first === undefined || leaders.includes(playTag)) return playTag;
  return rows[0]?.cards.some(({ seat }) => seat === first) ? first : playTag;
};
