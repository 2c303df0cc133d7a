import type { CaseFile } from '../case-file';
import { readStreams } from '../streams';
import { appealSections } from './appeals';
import { auctionSection } from './auction';
import { dealSection } from './deal';
import { findingsSection } from './findings';
import { type Html, type Section, facts, html, list, said, section, table } from './markup';
import { playSection } from './play';
import { procedureSection } from './procedure';
import { proofsSection } from './proofs';
import { rulingsSection } from './rulings';
import { effectsSection, tablesSection } from './scores';
import { STYLE } from './style';
import { instant, person } from './words';

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
