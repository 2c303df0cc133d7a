import { nthEvent, type BoardEvent } from '@app/contract';
import { citation } from '@app/laws';
import {
  type Decisions,
  NO_DECISIONS,
  amendmentOf,
  appealOver,
  boardEventInWords,
  foldBoard,
  isInForce,
  reversalOf,
} from '@app/session';
import type { CaseFile, CaseStreams } from '../case-file';
import { type Html, type Section, facts, html, list, said, section } from './markup';
import { actInWords, cited, eventsInWords, instant, people, person } from './words';

type RulingGiven = Extract<BoardEvent, { type: 'RulingGiven' }>['data'];

const consulted = (file: CaseFile, { consulted: all = [] }: RulingGiven): Html =>
  html`${all.map(({ who, as }, index) => html`${index === 0 ? '' : '; '}${person(file, who)}, ${said(as)}`)}`;

const penalties = ({ penalties: all = [] }: RulingGiven): string =>
  all
    .map(({ contestant, amount, offence, paragraph }) => {
      const unit = amount.unit === 'percent' ? '%' : amount.unit;
      return `${contestant}: ${amount.value} ${unit}, ${offence} (${paragraph})`;
    })
    .join('; ');

/** The events that it rests on, by what they are. */
const groundsInWords = ({ grounds = {} }: RulingGiven): string =>
  Object.entries(grounds)
    .filter(([, acts]) => acts.length > 0)
    .map(([kind, acts]) => `${kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}: ${eventsInWords(acts)}`)
    .join('; ');

/** What has become of a ruling, and why. */
const standing = (file: CaseFile, decisions: Decisions, at: number): Html => {
  const reversal = reversalOf(decisions, at);
  if (reversal)
    return html`reversed by ${person(file, reversal.data.by)} (${reversal.data.authority},
    ${citation(reversal.data.law)}), ${nthEvent(reversal.at)}: ${said(reversal.data.reasons)}`;
  const amendment = amendmentOf(decisions, at);
  if (amendment) return html`amended by the ruling of ${nthEvent(amendment.at)}: ${said(amendment.data.reasons)}`;
  const change = appealOver(decisions, at);
  if (change) return html`its score was changed on appeal, ${nthEvent(change.at)}`;
  return html`${isInForce(decisions, at) ? 'in force' : 'not in force'}`;
};

const told = (file: CaseFile, { told: all }: Decisions, ruling: number): Html =>
  html`${all
    .filter(({ data }) => data.ruling === ruling)
    .map(
      ({ data }, index) =>
        html`${index === 0 ? '' : '; '}to ${people(file, data.to)} at
        ${instant(data.at)}${data.appealUntil === undefined ? '' : `, appeal until ${data.appealUntil}`}`,
    )}`;

/** The scores and tricks that belong to a ruling. */
const scoresOf = ({ board }: CaseStreams, ruling: number): readonly Html[] =>
  board.flatMap(({ event }) =>
    (event.type === 'ScoreAdjusted' || event.type === 'TricksTransferred') && event.data.ruling === ruling
      ? [html`${boardEventInWords(event)}`]
      : [],
  );

const rulingHtml = (file: CaseFile, streams: CaseStreams, decisions: Decisions, at: number, data: RulingGiven): Html =>
  html`<h3 id="ruling-${at}">Ruling of ${nthEvent(at)}, by ${person(file, data.by)}</h3>
    ${facts([
      ['Status', standing(file, decisions, at)],
      ['About', (data.about ?? []).map((act) => (file.view ? actInWords(file.view, act) : nthEvent(act))).join('; ')],
      ['Paragraphs', cited(data.laws)],
      ['Rests on', groundsInWords(data)],
      ['Put right at the table', data.rectification === undefined ? null : said(data.rectification)],
      ['Reasons', said(data.reasons)],
      ['Penalties', penalties(data)],
      ['Consulted', data.consulted === undefined ? null : consulted(file, data)],
      ['In place of', data.amends === undefined ? null : `the ruling of ${nthEvent(data.amends)}`],
      ['Built on', (data.builtOn ?? []).join(', ')],
      ["Director's error", data.directorsError === true ? 'yes: both sides are non-offending (82C)' : null],
      ['Right of appeal', data.rightOfAppeal ? 'pointed out' : 'not pointed out'],
      ['Told', decisions.told.some((one) => one.data.ruling === at) ? told(file, decisions, at) : 'not yet'],
    ])}${list(scoresOf(streams, at), 'No other score.')}`;

const BESIDE: readonly BoardEvent['type'][] = ['RulingReversed', 'RulingReviewed', 'ScoreCorrected'];

const isBeside = (event: BoardEvent): boolean =>
  BESIDE.includes(event.type) ||
  ((event.type === 'ScoreAdjusted' || event.type === 'TricksTransferred') && event.data.ruling === undefined);

/** Every ruling, whatever has become of it, and what else was decided about the score. */
export const rulingsSection = (file: CaseFile, streams: CaseStreams): Section => {
  const decisions = foldBoard(streams.board.map(({ event }) => event))?.decisions ?? NO_DECISIONS;
  const beside = streams.board.filter(({ event }) => isBeside(event));
  return section(
    'rulings',
    'Rulings',
    decisions.rulings.length === 0
      ? list([])
      : html`${decisions.rulings.map(({ at, data }) => rulingHtml(file, streams, decisions, at, data))}`,
    html`<h3>Corrections, reversals and other scores</h3>`,
    list(beside.map(({ event, stored }) => html`Event ${stored.revision + 1}: ${said(boardEventInWords(event))}`)),
  );
};
