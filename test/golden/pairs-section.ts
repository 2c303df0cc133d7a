import { type Edition, EDITIONS } from '@app/bridge';
import { ruleLabel } from '@app/laws';
import { MEETINGS, type Meeting, SIDES, WHENS, meetingKey, meetingOf, readCells } from '../scenarios/pairs/cells';
import { IMPOSSIBLE, whyNot } from '../scenarios/pairs/impossible';
import { IRREGULARITIES, type Kind } from '../scenarios/pairs/irregularities';

/** What no act breaks as a rule, but the Laws have all the same: it is found in the record. */
const labelOf = (kind: Kind): string =>
  kind === 'defective-trick' ? 'A trick to which a hand has not played' : ruleLabel(kind);

const SIGNS = { same: { open: 's', ruled: 'S' }, other: { open: 'o', ruled: 'O' } } as const;

/** `sSoO`: which meetings are scenarios; then the reasons of the others, by number. */
const cell = (edition: Edition, first: Kind, then: Kind, found: ReadonlySet<string>): string => {
  const all = SIDES.flatMap((sides) => WHENS.map((when): Meeting => ({ edition, first, then, sides, when })));
  const signs = all.filter((one) => found.has(meetingKey(one))).map(({ sides, when }) => SIGNS[sides][when]);
  const missing = all.filter((one) => !found.has(meetingKey(one)));
  const reasons = missing.map((one) => IMPOSSIBLE.findIndex(({ why }) => why === whyNot(one)) + 1);
  return [signs.join(''), [...new Set(reasons)].join(',')].filter((part) => part !== '').join(' ');
};

const numberOf = (kind: Kind): number => IRREGULARITIES.indexOf(kind) + 1;

const tableOf = (edition: Edition, found: ReadonlySet<string>): readonly string[] => [
  `### Pairs in ${edition}`,
  '',
  '<!-- prettier-ignore-start -->',
  `| first / then | ${IRREGULARITIES.map(numberOf).join(' | ')} |`,
  `| --: |${' --- |'.repeat(IRREGULARITIES.length)}`,
  ...IRREGULARITIES.map(
    (first) => `| ${numberOf(first)} | ${IRREGULARITIES.map((then) => cell(edition, first, then, found)).join(' | ')} |`,
  ),
  '<!-- prettier-ignore-end -->',
  '',
];

/** The table of all irregularities by all irregularities, and what its signs and numbers say. */
export const pairsSection = (): readonly string[] => {
  const found = new Set(readCells().map((one) => meetingKey(meetingOf(one))));
  const isFound = (one: Meeting): boolean => found.has(meetingKey(one));
  const shown = EDITIONS.map(
    (edition) => `${MEETINGS.filter((one) => one.edition === edition && isFound(one)).length} in ${edition}`,
  );
  return [
    '## Two irregularities that meet',
    '',
    'The first has happened; then, before the director has come (`s` by the same side, `o` by the other) or once they have ruled on it (`S`, `O`),',
    'the second. Each sign is a scenario that runs: how it comes about is in `test/scenarios/pairs/cells.txt`, and `pairs.spec.ts` plays it to',
    'the end of the board, with nothing left open that nobody can close. A number instead is the reason why there can be none.',
    `Of ${MEETINGS.length / EDITIONS.length} meetings in each edition there are ${shown.join(' and ')}.`,
    '',
    ...IRREGULARITIES.map((kind) => `${numberOf(kind)}. \`${kind}\`: ${labelOf(kind)}`),
    '',
    'There is none, because',
    '',
    ...IMPOSSIBLE.map(({ why }, index) => `${index + 1}. ${why}`),
    '',
    ...EDITIONS.flatMap((edition) => tableOf(edition, found)),
  ];
};
