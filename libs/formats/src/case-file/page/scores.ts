import type { CaseEffect, PartyStanding, CaseWorth } from '@app/contract';
import { SIDES } from '@app/bridge';
import type { CaseFile } from '../case-file';
import { type Html, type Section, NOTHING, html, list, said, section, table } from './markup';
import { sideName } from './words';

const standingInWords = ({ place, total, percentage }: PartyStanding): string =>
  `place ${place}, ${total}${percentage === null ? '' : ` (${percentage} %)`}`;

const ofParty = ({ standings }: CaseWorth, contestant: string): string => {
  const own = standings.find((one) => one.contestant === contestant);
  return own ? standingInWords(own) : 'in no ranking';
};

const rowsOf = (file: CaseFile, { before, after }: CaseEffect): readonly (readonly string[])[] => [
  ...(file.board === null
    ? []
    : [
        ['Result', before.result ?? 'none', after.result ?? 'none'],
        ['Score', before.score ?? 'none', after.score ?? 'none'],
        ...SIDES.map((side) => [
          `${file.session.scoring}, ${sideName(side)}`,
          before.points?.[side] ?? 'none',
          after.points?.[side] ?? 'none',
        ]),
      ]),
  ...file.parties.map(({ contestant }) => [
    `Contestant ${contestant}`,
    ofParty(before, contestant),
    ofParty(after, contestant),
  ]),
];

const effect = (file: CaseFile, one: CaseEffect): Html =>
  html`<h3>${one.decision}</h3>
    <p>${said(one.words)}</p>
    ${
      one.pending ? html`<p>The board does not have this score yet.</p>` : NOTHING
    }${table('Before and after, all other tables being as they are now', ['', 'Before', 'After'], rowsOf(file, one))}`;

/** What every ruling and decision did to the scores. */
export const effectsSection = (file: CaseFile): Section =>
  section(
    'effects',
    'Scores before and after',
    file.effects.length === 0 ? list([]) : html`${file.effects.map((one) => effect(file, one))}`,
  );

/** The board at every table, by the numbers of the contestants. */
export const tablesSection = ({ tables }: CaseFile): Section =>
  section(
    'tables',
    'The result at all tables',
    tables.length === 0
      ? list([])
      : table(
          'The contestants are known by their numbers; the table of this case is marked',
          ['Table', 'North-South', 'East-West', 'Result', 'Score', 'Points N-S', 'Points E-W', 'Top'],
          tables.map(({ table: name, contestants, result, score, points, top, own }) => [
            own ? html`<strong>${name} (this case)</strong>` : name,
            contestants.NS,
            contestants.EW,
            result ?? 'none',
            score,
            points?.NS ?? 'none',
            points?.EW ?? 'none',
            top ?? '',
          ]),
        ),
  );
