import { type Seat, SEATS, isBeyondSeven, isCall, isCard } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import type { BoardView } from '@app/session';

/** The fields of commands that say which act something is about. */
export const ACT_FIELDS = ['act', 'replaces', 'simultaneousWith'] as const;

/** An act as a scenario may write it, `E 1H`: the last call, or card, of that name by that seat. */
export interface NamedAct {
  readonly seat: Seat;
  /** A call or a card. */
  readonly name: string;
}

/** Reads `E 1H`, `E HK`; null where the text names no act. */
export const parseAct = (text: string): NamedAct | null => {
  const [, letter, name] = /^([NESW]) (\S+)$/.exec(text) ?? [];
  const seat = SEATS.find((one) => one === letter);
  return seat && name !== undefined && (isCall(name) || isBeyondSeven(name) || isCard(name)) ? { seat, name } : null;
};

/** The acts that a command names, and the fields that it names them in; those it has as revisions are none. */
export const actsNamedIn = (
  data: Readonly<Record<string, unknown>>,
): readonly (NamedAct & { readonly field: string })[] =>
  ACT_FIELDS.flatMap((field) => {
    const text = data[field];
    const act = typeof text === 'string' ? parseAct(text) : null;
    return act ? [{ field, ...act }] : [];
  });

/** The call or the cards by which an event can be named, and whose they are; null for all other events. */
const namesOf = (event: BoardEvent): { readonly seat: Seat; readonly names: readonly string[] } | null => {
  if (event.type === 'CallMade' || event.type === 'CallSubstituted') {
    return { seat: event.data.seat, names: [event.data.call] };
  }
  if (event.type === 'CardPlayed' || event.type === 'LeadFaced') {
    return { seat: event.data.seat, names: [event.data.card] };
  }
  return event.type === 'CardExposed' ? { seat: event.data.seat, names: event.data.cards } : null;
};

type Cards = Pick<BoardView, 'tricks' | 'trick' | 'ahead' | 'withdrawnCards'>;

/** Acts that have played a card, whatever they were: dummy's are played by what declarer says. */
const playedBy = ({ tricks, trick, ahead, withdrawnCards }: Cards, { seat, name }: NamedAct): readonly number[] =>
  [...tricks.flatMap(({ cards }) => cards), ...trick, ...ahead, ...withdrawnCards]
    .filter((one) => one.seat === seat && one.card === name)
    .map(({ act }) => act);

/** The revision of the last act of that name on a board; null where there is none. */
export const actNamed = (stream: readonly BoardEvent[], cards: Cards, named: NamedAct): number | null => {
  const revision = stream.findLastIndex((event) => {
    const own = namesOf(event);
    return own?.seat === named.seat && own.names.includes(named.name);
  });
  const last = Math.max(revision, ...playedBy(cards, named));
  return last < 0 ? null : last;
};
