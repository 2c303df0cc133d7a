import type { BoardEvent } from '@app/contract';
import { seatName } from '@app/bridge';
import type { BoardView } from '@app/session';
import { spaced } from '../decision-text';
import type { Read } from '../case-file';
import { type Html, NOTHING, html, said } from './markup';
import { aboutAct } from './words';

/** What is said and done beside the calls and the cards. */
const NOTES = [
  'AlertGiven',
  'AnnouncementMade',
  'QuestionAsked',
  'ExplanationGiven',
  'ExplanationCorrected',
  'TempoNoted',
  'RemarkMade',
  'MannerNoted',
] as const satisfies readonly BoardEvent['type'][];
type Note = Extract<BoardEvent, { type: (typeof NOTES)[number] }>;

const isNote = (event: BoardEvent): event is Note => NOTES.some((type) => type === event.type);

const noteInWords = (event: Note): Html => {
  switch (event.type) {
    case 'AlertGiven':
      return html`${seatName(event.data.by)} alerted`;
    case 'AnnouncementMade':
      return html`${seatName(event.data.by)} announced: ${said(event.data.text)}`;
    case 'QuestionAsked': {
      const { by, asks = 'meaning', text } = event.data;
      const what = asks === 'meaning' ? '' : ` (${spaced(asks)})`;
      return html`${seatName(by)} asked${what}${text === undefined ? NOTHING : html`: ${said(text)}`}`;
    }
    case 'ExplanationGiven': {
      const { by, manner, to, text } = event.data;
      const whom = to === undefined ? '' : `, to ${to.map(seatName).join(' and ')}`;
      return html`${seatName(by)} explained (${manner}${whom}): ${said(text)}`;
    }
    case 'ExplanationCorrected':
      return html`${seatName(event.data.by)} corrected the explanation: ${said(event.data.text)}`;
    case 'TempoNoted': {
      const { seat, kind, seconds, disputed } = event.data;
      return html`${seatName(seat)} was
      ${kind}${seconds === undefined ? '' : `, ${seconds} seconds`}${disputed === true ? ', disputed' : ''}`;
    }
    case 'RemarkMade':
    case 'MannerNoted':
      return html`${seatName(event.data.by)}: ${said(event.data.text)}`;
  }
};

/** What is on record about a call. */
export const notesOnCall = (act: number, board: readonly Read<BoardEvent>[]): readonly Html[] =>
  board.flatMap(({ event }) => (isNote(event) && event.data.act === act ? [noteInWords(event)] : []));

/** What is on record about a card, or about nothing in particular. */
export const otherNotes = (view: BoardView, board: readonly Read<BoardEvent>[]): readonly Html[] =>
  board.flatMap(({ event }) =>
    isNote(event) && !view.auction.some(({ act }) => act === event.data.act)
      ? [html`${noteInWords(event)}${aboutAct(view, event.data.act)}`]
      : [],
  );
