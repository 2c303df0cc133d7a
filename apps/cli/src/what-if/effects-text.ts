import type { PreviewAnswer, Said, WhatIfAlternative } from '@app/contract';
import { textsOf } from '@app/messages';
import type { Changed, Dependant, Differences } from '@app/documents';
import { outcomeInWords, resultInWords } from '@app/session';
import type { Names } from '@app/application';
import { movedText } from '../output/moved';

type State = NonNullable<Differences['boards'][number]['before']>;

const boardText = (state: State | null): string => {
  if (!state) return 'not there';
  const { result, adjusted, score } = state;
  if (adjusted?.outcome)
    return `N-S ${outcomeInWords(adjusted.outcome.NS)}, E-W ${outcomeInWords(adjusted.outcome.EW)}`;
  if (adjusted?.percent) return `${adjusted.percent.NS} % and ${adjusted.percent.EW} %`;
  if (result && result.kind !== 'not-played') return resultInWords(result.result);
  return score.kind === 'not-played' ? 'not played' : 'no result';
};

const both = <T>({ before, after }: Changed<T>, words: (value: T | null) => string): string =>
  `${words(before)} -> ${words(after)}`;

const lines = <T>(all: readonly Changed<T>[], words: (value: T | null) => string): readonly string[] =>
  all.map((one) => `${one.id}: ${both(one, words)}`);

const under = (heading: string, all: readonly string[]): readonly string[] =>
  all.length === 0 ? [] : ['', heading, ...all.map((line) => `  ${line}`)];

const pairText = (value: readonly string[] | null | undefined): string => value?.join(' - ') ?? '-';

/** What has become otherwise, under headings; one line where nothing has. */
const differencesText = (differences: Differences, names: Names): readonly string[] => {
  const { boards, scores, matches, rounds, standings, decisions, penalties, warnings, deadlines } = differences;
  const text = [
    ...under('boards', lines(boards, boardText)),
    ...under(
      'points, North-South and East-West',
      lines(scores, (one) =>
        one?.points ? pairText([one.points.NS, one.points.EW]) : one?.why ? textsOf('en').say(one.why) : '-',
      ),
    ),
    ...under(
      'matches',
      lines(matches, (one) => {
        const worth = one && (one.victoryPoints ?? one.points);
        return pairText(worth && [worth.home, worth.away]);
      }),
    ),
    ...under(
      'rounds',
      lines(rounds, (one) => one ?? '-'),
    ),
    ...under('places', standings.length === 0 ? [] : movedText(standings, names).split('\n')),
    ...under(
      'decisions',
      decisions.map(({ id, before, after }) => {
        const now = after?.inForce === true ? 'counts' : 'counts no more';
        return `${id} ${now}: ${(after ?? before)?.words ?? ''}`;
      }),
    ),
    ...under(
      'penalties',
      lines(penalties, (one) => (one ? `${one.contestant}, ${one.amount} ${one.unit}` : 'none')),
    ),
    ...under(
      'warnings',
      lines(warnings, (one) => (one ? `${one.contestant}, ${one.offence}` : 'none')),
    ),
    ...under(
      'periods',
      lines(deadlines, (one) => one?.until ?? 'no end yet'),
    ),
  ];
  return text.length === 0 ? ['nothing would be otherwise'] : text.slice(1);
};

const dependantText = ({ decision, words, why }: Dependant): string =>
  `${decision} ${words}: ${textsOf('en').say(why)}`;

/** The effects of a command before it is given. */
export const previewText = ({ events, refused, differences, dependants }: Said<PreviewAnswer>, names: Names): string =>
  [
    'what would be recorded',
    ...events.map(({ stream, revision, words }) => `  ${stream}@${revision} ${words}`),
    ...under(
      'refused elsewhere',
      refused.map(({ stream, type, refusal }) => `${stream}: ${type}: ${refusal.message}`),
    ),
    '',
    ...differencesText(differences, names),
    ...under('to be looked at again', dependants.map(dependantText)),
  ].join('\n');

const MOST_OF_A_FIELD = 60;

/** Long text only around one of its letters. */
const shortened = (text: string, letter: number): string => {
  if (text.length <= MOST_OF_A_FIELD) return text;
  const start = Math.max(0, letter - MOST_OF_A_FIELD / 3);
  const end = start + MOST_OF_A_FIELD;
  return `${start > 0 ? '...' : ''}${text.slice(start, end)}${end < text.length ? '...' : ''}`;
};

/** Fields that the headings below tell of in words. */
const TOLD_BELOW: readonly string[] = ['result', 'adjusted', 'score', 'rulings'];

/** A field of the board before and after, short enough to be read, where the two part. */
const fieldLine = ({ id, before, after }: Changed<unknown>): string => {
  const [was, is] = [JSON.stringify(before) ?? 'nothing', JSON.stringify(after) ?? 'nothing'];
  const parted = Array.from(was).findIndex((letter, index) => is[index] !== letter);
  const same = parted < 0 ? was.length : parted;
  return `${id}: ${shortened(was, same)} -> ${shortened(is, same)}`;
};

const alternativeText = (
  { name, added, leftOut, state, differences }: WhatIfAlternative,
  names: Names,
): readonly string[] => [
  `== ${name}`,
  ...added.map(({ revision, words }) => `  @${revision}: ${words}`),
  ...under(
    'has no place in it',
    leftOut.map(({ revision, words, why }) => `@${revision}: ${words} (${textsOf('en').say(why)})`),
  ),
  ...under('the board, or the session', state.filter(({ id }) => !TOLD_BELOW.includes(id)).map(fieldLine)),
  '',
  ...differencesText(differences, names),
];

/** Alternatives one after the other, each against what is on record. */
export const whatIfText = (answers: readonly WhatIfAlternative[], names: Names): string =>
  answers.map((answer) => alternativeText(answer, names).join('\n')).join('\n\n');
