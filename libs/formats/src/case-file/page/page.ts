import type { CaseFile } from '../case-file';
import { readStreams } from '../streams';
import { appealSections } from './appeals';
import { auctionSection } from './auction';
import { dealSection } from './deal';
import { type Html, type Section, facts, html, list, said, section, table } from './markup';
import { playSection } from './play';
import { procedureSection } from './procedure';
import { proofsSection } from './proofs';
import { rulingsSection } from './rulings';
import { effectsSection, tablesSection } from './scores';
import { instant, person, aboutAct, actInWords } from './words';
import { seatName } from '@app/bridge';
import { spaced } from '../decision-text';

/** What the Laws engine found, and who may use which information. */
const findingsSection = ({ view }: CaseFile): Section =>
  section(
    'findings',
    'Irregularities and information',
    html`<h3>Irregularities</h3>`,
    list(
      view?.irregularities.map(
        ({ act, seat, rule, law, status }) =>
          html`${actInWords(view, act)}, ${seatName(seat)}: ${spaced(rule)} (${law}), ${spaced(status)}`,
      ) ?? [],
    ),
    html`<h3>Information that one side may not use</h3>`,
    list(
      view?.information
        .filter(({ unauthorised }) => unauthorised.length > 0)
        .map(
          ({ kind, act, law, unauthorised, disputed }) =>
            html`${spaced(kind)}, ${actInWords(view, act)} (${law}${disputed === true ? ', disputed' : ''}): not for
            ${unauthorised.join(', ')}`,
        ) ?? [],
    ),
    html`<h3>Looked at after the play</h3>`,
    list(
      view?.closedReviews.map(
        ({ law, act, decision, reasons, by }) =>
          html`${law}${aboutAct(view, act)}: ${spaced(decision)}, ${by}: ${said(reasons)}`,
      ) ?? [],
    ),
  );

/** Black on white, on a screen and on A4; nothing is said by colour alone. */
const STYLE = `
@page { size: A4; margin: 18mm; }
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 54rem; padding: 1rem; background: #fff; color: #111; font: 1rem/1.45 Georgia, 'Times New Roman', serif; }
h1, h2, h3, caption, th, nav { font-family: 'Helvetica Neue', Arial, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; padding-bottom: .15rem; border-bottom: 2px solid #111; break-after: avoid; }
h3 { font-size: 1.05rem; margin: 1.25rem 0 .4rem; break-after: avoid; }
a { color: #0b3d91; }
a:focus-visible { outline: 3px solid #0b3d91; outline-offset: 2px; }
nav ol { columns: 2; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; font-size: .92rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { border: 1px solid #555; padding: .25rem .45rem; text-align: left; vertical-align: top; overflow-wrap: break-word; }
thead th { background: #eee; }
tbody th { font-weight: 600; }
tr { break-inside: avoid; }
dl div { display: flex; gap: .75rem; break-inside: avoid; }
dt { flex: 0 0 12rem; font-weight: 600; }
dd { margin: 0; flex: 1; }
main { overflow-x: auto; }
.said { white-space: pre-wrap; overflow-wrap: anywhere; }
.none { font-style: italic; }
.hand, .card-text { white-space: nowrap; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.won { padding: 0 .2rem; border: 1px solid currentColor; font-weight: 700; }
.led, .sign { font-size: .8em; }
.vulnerable-mark, .dealer-mark { margin-left: .4rem; padding: 0 .2rem; border: 1px solid currentColor; font-weight: 400; text-decoration: none; }
@media print { body { max-width: none; padding: 0; font-size: 10.5pt; } a { color: inherit; text-decoration: none; } nav { break-after: page; } }
@media (max-width: 40rem) { nav ol { columns: 1; } dl div { display: block; } }
`;

const titleOf = ({ appeal, decision, board }: CaseFile): string =>
  appeal === null ? (decision === null ? `Board ${board ?? ''}` : `Ruling ${decision}`) : `Appeal ${appeal}`;

const heading = (file: CaseFile): Html => {
  const { session, appeal, decision, board } = file;
  return html`<h1>Case file: ${titleOf(file)}</h1>
    ${facts([
      ['Appeal', appeal],
      ['Decision', decision],
      ['Board', board],
      ['Session', html`${session.id}${session.title === null ? html`` : html`, ${said(session.title)}`}`],
      ['Date', session.date],
      ['Laws', session.laws],
      ['Regulations', session.regulations ?? 'none beside the Laws'],
      ['Conditions of contest', session.conditions ? said(session.conditions.name) : 'none on record'],
      ['Scoring', session.scoring],
    ])}`;
};

const partiesSection = (file: CaseFile): Section =>
  section(
    'parties',
    'Parties and persons',
    table(
      'Contestants',
      ['Contestant', 'Side', 'In the appeal'],
      file.parties.map(({ contestant, side, in: part }) => [
        person(file, contestant),
        side ?? 'not at the table',
        part ?? 'no part',
      ]),
    ),
    table(
      'Persons by their ids',
      ['Person', 'Part'],
      file.people.map(({ id, as }) => [person(file, id), as.join('; ')]),
    ),
  );

const lawsSection = ({ laws }: CaseFile): Section =>
  section(
    'laws',
    'Paragraphs, paraphrased',
    laws.length === 0
      ? list([])
      : html`${laws.map(
          ({ citation, title, says }) =>
            html`<h3>${citation}${title === null ? '' : `: ${title}`}</h3>
              ${list(
                says.map((one) => html`${one.at}: ${one.says}`),
                'Not in the registry of this software: read it in the regulations.',
              )}`,
        )}`,
  );

const timelineSection = ({ timeline }: CaseFile): Section =>
  section(
    'timeline',
    'Time line',
    table(
      'Every event that matters, in the order of the ledger',
      ['Event', 'Happened', 'Recorded', 'By', 'What'],
      timeline.map(({ event, occurredAt, recordedAt, by, role, words }) => [
        event,
        instant(occurredAt),
        instant(recordedAt),
        by === null ? 'not known' : `${by}${role === null ? '' : ` (${role})`}`,
        said(words),
      ]),
    ),
  );

const originSection = ({ streams }: CaseFile): Section =>
  section(
    'origin',
    'What this file was made from',
    table(
      'Streams of the ledger',
      ['Stream', 'Events', 'Last position in the ledger'],
      Object.entries(streams).map(([name, events]) => [name, `${events.length}`, `${events.at(-1)?.position ?? ''}`]),
    ),
    html`<p>
      The board and the appeals are here whole. Of the session there is what is for everybody or about the parties; of
      all others numbers and results alone.
    </p>`,
  );

const sectionsOf = (file: CaseFile): readonly Section[] => {
  const streams = readStreams(file);
  const ofBoard = [
    dealSection(file),
    auctionSection(file, streams),
    playSection(file, streams),
    procedureSection(file, streams),
    findingsSection(file),
    rulingsSection(file, streams),
  ];
  return [
    partiesSection(file),
    ...appealSections(file, streams),
    ...(file.board === null ? [] : ofBoard),
    effectsSection(file),
    ...(file.board === null ? [] : [tablesSection(file)]),
    lawsSection(file),
    timelineSection(file),
    originSection(file),
    proofsSection(file),
  ];
};

/** The case for people to read: one page, which needs nothing but itself and runs nothing. */
export const caseFilePage = (file: CaseFile): string => {
  const sections = sectionsOf(file);
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Case file: ${titleOf(file)}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <header>${heading(file)}</header>
        <nav aria-label="Contents">
          <h2>Contents</h2>
          <ol>
            ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          </ol>
        </nav>
        <main>
          ${sections.map(
            ({ id, title, body }) =>
              html`<section id="${id}" aria-labelledby="${id}-title">
                <h2 id="${id}-title">${title}</h2>
                ${body}
              </section> `,
          )}
        </main>
      </body>
    </html>`.markup
  }\n`;
};
