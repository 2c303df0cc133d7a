import { type Denomination, type KnownHands, type Play, type Seat, knownSeats, leftOf } from '@app/bridge';
import type { ImportedCard } from '../imported';
import { type Entry, readEntries, noteFindings, readNotes } from './entries';
import { type Stated, taggedDenomination } from './facts';
import { type Found, type Finding, contradiction, deviation, quoted, repair, refused } from './findings';
import type { Game } from './game';
import { followPlay, leaderTo } from './play';
import { isBlank, readRows } from './play-rows';

/** A play as it is written down. */
interface PlayText {
  /** Four entries each, the last one possibly fewer. */
  readonly rows: readonly (readonly Entry[])[];
  /** `*`: no more cards; `+`: to be continued. */
  readonly end: '+' | '*' | null;
}

/** Cuts a play at its end and into rows. `+` stands for a card and may have cards of the same row behind it. */
const readPlayText = (entries: readonly Entry[]): Found<PlayText> => {
  const star = entries.findIndex(({ text }) => text === '*');
  const before = star < 0 ? entries : entries.slice(0, star);
  const behind = star < 0 ? [] : entries.slice(star + 1);
  const plus = before.filter(({ text }) => text === '+');
  const rows: (readonly Entry[])[] = [];
  for (let at = 0; at < before.length; at += 4) rows.push(before.slice(at, at + 4));
  return {
    value: { rows, end: star >= 0 ? '*' : plus.length > 0 ? '+' : null },
    findings: [
      ...plus.slice(1).map(({ line }) => deviation('second-end.plus-twice', line)),
      ...(star < 0 ? [] : plus.slice(0, 1)).map(({ line }) => deviation('second-end.plus-and-star', line)),
      ...behind.map(({ text, line }) => contradiction('entry-after-end.play', line, { text: quoted(text) })),
    ],
  };
};

/** Whether an entry is a card, to be played in some contract: four passes leave only the end of the section. */
const isCard = ({ text }: Entry): boolean => text !== '*' && text !== '+' && !isBlank(text);

/** A play with who played which card. */
export interface ReadPlaySection {
  readonly cards: readonly ImportedCard[];
  readonly play: Play;
  readonly revoked: boolean;
  /** `+`: it is to be continued, so it proves nothing of the result. */
  readonly toBeContinued: boolean;
}

/** What the play is of, by the auction as far as that tells. */
interface PlayedContract {
  readonly denomination: Denomination | null;
  /** The seats that may have played the hand, the likeliest first: two where tag and auction disagree. */
  readonly declarers: readonly Seat[];
}

/** A play section must follow the tags Deal, Contract and Declarer (PBN 2.1, 3.1). */
const missingTags = (game: Game, { endPosition }: Stated, hands: KnownHands, line: number): readonly Finding[] => [
  ...(knownSeats(hands).length > 0 ? [] : [repair('play-without-deal', line)]),
  ...(game.tags.has('Contract') ? [] : [deviation('play-without-contract.tag', line)]),
  ...(game.tags.has('Declarer') || endPosition ? [] : [deviation('play-without-declarer', line)]),
];

/** Reads the play of a record; null where it has none. */
export const readPlay = (game: Game, stated: Stated, contract: PlayedContract): Found<ReadPlaySection | null> => {
  const tag = game.tags.get('Play');
  if (!tag) return { value: null, findings: [] };
  const { hands } = stated;
  const notes = readNotes(game.notes.play);
  const { entries, references, findings: odd } = readEntries(tag.words, 'play');
  const text = readPlayText(entries);
  const findings: Finding[] = [
    ...missingTags(game, stated, hands, tag.line),
    ...notes.findings,
    ...noteFindings(notes.value, references, tag.line),
    ...odd,
    ...text.findings,
  ];
  if (entries.length === 0) return { value: null, findings };
  const denomination = contract.denomination ?? taggedDenomination(stated);
  const leaders = contract.declarers.map(leftOf);
  const first = stated.playSeat ?? leaders[0];
  if (!denomination || !first) {
    if (!entries.some(isCard)) return { value: null, findings };
    return { value: null, findings: [...findings, refused('play-without-contract.cards', tag.line)] };
  }
  if (!stated.playSeat) {
    findings.push(repair('no-leader', tag.line));
  }
  const rows = readRows(text.value.rows, first, hands);
  const opening = { leader: leaderTo(rows.value, leaders, first), denomination };
  const { cards, play, revoked, findings: ofPlay } = followPlay(rows.value, opening, hands, notes.value);
  return {
    value: { cards, play, revoked, toBeContinued: text.value.end === '+' },
    findings: [...findings, ...rows.findings, ...ofPlay],
  };
};
