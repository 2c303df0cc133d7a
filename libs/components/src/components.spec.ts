import type { BoardEvent } from '@app/contract';
import { lawRef } from '@app/laws';
import { type Language, textsOf } from '@app/messages';
import { type BoardView, foldBoard, viewBoard } from '@app/session';
import { calls, cards, faced, noted, openedUnseen, spread } from '@app/testing';
import { type FunctionComponent, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { AuctionTable, CallOnTable } from './auction-table';
import { TricksTable } from './tricks-table';
import { PlayWordsContext, playWordsIn } from './words';

const boardAfter = (...events: readonly BoardEvent[]): BoardView => {
  const board = foldBoard([openedUnseen(), ...events]);
  if (!board) throw new Error('the board was not opened');
  return viewBoard(board);
};

const drawn = <Props extends object>(language: Language, component: FunctionComponent<Props>, props: Props): string =>
  renderToString(h(PlayWordsContext.Provider, { value: playWordsIn(textsOf(language)) }, h(component, props)));

/** What somebody hears who has it read to them: nothing that is hidden from the reader, no marks of the language. */
const heard = (markup: string): string =>
  markup
    .replace(/<span[^>]*aria-hidden="true">(?:[^<]|<span[^>]*>[^<]*<\/span>)*<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** East's insufficient bid was not accepted and is taken back for a sufficient one. */
const REPLACED = boardAfter(
  ...calls('N:1S E:1H'),
  noted(2, 'E', 'insufficient-bid', '27A'),
  { type: 'DirectorCalled', data: { by: 'S' } },
  { type: 'OptionChosen', data: { seat: 'S', law: lawRef('wbf-2017', null, '27A1'), choice: 'decline', act: 2 } },
  ...calls('E:2H'),
);

const auctionIn = (language: Language): string =>
  drawn(language, AuctionTable, {
    view: REPLACED,
    call: (call) => h(CallOnTable, { key: call.act, call }),
    caption: 'Auction',
  });

it.each<[Language, string]>([
  ['en', 'Auction W N D E S 1 spades 1 hearts , cancelled under 27B 2 hearts'],
  ['da', 'Auction V N D Ø S 1 spar 1 hjerter , annulleret efter 27B 2 hjerter'],
])('an auction is heard as it is seen, in %s', (language, text) => {
  expect(heard(auctionIn(language))).toBe(text);
});

it('a call that is no longer in force is struck out', () => {
  expect(auctionIn('en').match(/<s class="call-gone">/g)).toHaveLength(1);
});

it('tricks have the lead, the winner and the cards by suit and rank', () => {
  const view = boardAfter(
    ...calls('N:1NT E:- S:- W:-'),
    faced('E', 'SQ'),
    spread('S'),
    ...cards('S:S8 W:SA N:S2 W:HK'),
  );
  const tricksIn = (language: Language) => drawn(language, TricksTable, { tricks: view.tricks, trick: view.trick });
  expect(heard(tricksIn('en'))).toBe(
    'Trick W N E S Won 1 ace of spades wins 2 of spades led queen of spades 8 of spades W 2 led king of hearts',
  );
  expect(heard(tricksIn('sv'))).toContain('spader ess vinner');
});

it('a component without words around it is a mistake, and says so', () => {
  expect(() => renderToString(h(TricksTable, { tricks: [], trick: [] }))).toThrow(
    'no PlayWordsContext above this component',
  );
});
