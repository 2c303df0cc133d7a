import type { PreviewAnswer, Said, WhatIfAlternative, Dependant, Differences, PenaltyState } from '@app/contract';
import type { Texts } from '@app/messages';
import { type Changed, eventText } from '@app/documents';
import { outcomeMessage, tableResultMessage } from '@app/session';
import type { Names } from '@app/application';
import { sayCli } from '../output/cli-texts';
import { movedText } from '../output/moved';

type State = NonNullable<Differences['boards'][number]['before']>;

const boardText = (state: State | null, texts: Texts): string => {
  const cli = sayCli(texts);
  if (!state) return cli('not-there');
  const { result, adjusted, score } = state;
  if (adjusted?.outcome) {
    return cli('sides', { ns: outcomeMessage(adjusted.outcome.NS), ew: outcomeMessage(adjusted.outcome.EW) });
  }
  if (adjusted?.percent) {
    const { NS, EW } = adjusted.percent;
    return cli('percents', { ns: { exact: String(NS) }, ew: { exact: String(EW) } });
  }
  if (result && result.kind !== 'not-played') return texts.say(tableResultMessage(result));
  return score.kind === 'not-played' ? cli('not-played') : cli('no-result');
};

const both = <T>({ before, after }: Changed<T>, words: (value: T | null) => string): string =>
  `${words(before)} -> ${words(after)}`;

const lines = <T>(all: readonly Changed<T>[], words: (value: T | null) => string): readonly string[] =>
  all.map((one) => `${one.id}: ${both(one, words)}`);

const under = (heading: string, all: readonly string[]): readonly string[] =>
  all.length === 0 ? [] : ['', heading, ...all.map((line) => `  ${line}`)];

const UNITS = {
  VP: 'unit.vp',
  IMP: 'unit.imps',
  matchpoints: 'unit.matchpoints',
  points: 'unit.points',
} as const;

const unitText = (unit: PenaltyState['unit'], texts: Texts): string =>
  unit === 'percent' ? '%' : sayCli(texts)(UNITS[unit]);

const pairText = (value: readonly (string | null)[] | null | undefined, { value: written }: Texts): string =>
  value?.map((exact) => (exact === null ? '-' : written({ exact }))).join(' - ') ?? '-';

/** What has become otherwise, under headings; one line where nothing has. */
const differencesText = (differences: Differences, names: Names, texts: Texts): readonly string[] => {
  const cli = sayCli(texts);
  const { boards, scores, matches, rounds, standings, decisions, penalties, warnings, deadlines } = differences;
  const text = [
    ...under(
      cli('what-if.boards'),
      lines(boards, (one) => boardText(one, texts)),
    ),
    ...under(
      cli('what-if.points'),
      lines(scores, (one) =>
        one?.points ? pairText([one.points.NS, one.points.EW], texts) : one?.why ? texts.say(one.why) : '-',
      ),
    ),
    ...under(
      cli('what-if.matches'),
      lines(matches, (one) => {
        const worth = one && (one.victoryPoints ?? one.points);
        return pairText(worth && [worth.home, worth.away], texts);
      }),
    ),
    ...under(
      cli('what-if.rounds'),
      lines(rounds, (one) => (one === null ? '-' : texts.value({ exact: one }))),
    ),
    ...under(cli('what-if.places'), standings.length === 0 ? [] : movedText(standings, names, texts).split('\n')),
    ...under(
      cli('what-if.decisions'),
      decisions.map(({ id, before, after }) => {
        const text = after?.text ?? before?.text;
        return cli('counts', { id, counts: after?.inForce === true ? 'yes' : 'no', text: text ? texts.say(text) : '' });
      }),
    ),
    ...under(
      cli('what-if.penalties'),
      lines(penalties, (one) =>
        one ? `${one.contestant}, ${texts.value({ exact: one.amount })} ${unitText(one.unit, texts)}` : cli('none'),
      ),
    ),
    ...under(
      cli('what-if.warnings'),
      lines(warnings, (one) =>
        one ? `${one.contestant}, ${texts.value({ name: one.offence, of: 'offence' })}` : cli('none'),
      ),
    ),
    ...under(
      cli('what-if.periods'),
      lines(deadlines, (one) => (one?.until ? texts.value({ instant: one.until }) : cli('no-end-yet'))),
    ),
  ];
  return text.length === 0 ? [cli('no-other')] : text.slice(1);
};

const dependantText = ({ decision, text, why }: Dependant, { say }: Texts): string =>
  `${decision} ${say(text)}: ${say(why)}`;

type PreviewedEvent = PreviewAnswer['events'][number];

const previewedText = ({ stream, revision, type, data }: PreviewedEvent, { sayAny }: Texts): string =>
  sayAny(eventText({ streamId: stream, revision, position: -1, type, data }));

/** The effects of a command before it is given. */
export const previewText = (
  { events, refused, differences, dependants }: Said<PreviewAnswer>,
  names: Names,
  texts: Texts,
): string => {
  const cli = sayCli(texts);
  return [
    cli('what-if.recorded'),
    ...events.map((event) => `  ${event.stream}@${event.revision} ${previewedText(event, texts)}`),
    ...under(
      cli('what-if.refused'),
      refused.map(
        ({ stream, type, refusal: { reason, message } }) => `${stream}: ${type}: ${texts.sayAny(reason ?? message)}`,
      ),
    ),
    '',
    ...differencesText(differences, names, texts),
    ...under(
      cli('what-if.rests-on'),
      dependants.map((one) => dependantText(one, texts)),
    ),
  ].join('\n');
};

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
  texts: Texts,
): readonly string[] => {
  const cli = sayCli(texts);
  return [
    `== ${name}`,
    ...added.map((event) => `  @${event.revision}: ${previewedText(event, texts)}`),
    ...under(
      cli('what-if.left-out'),
      leftOut.map((event) => `@${event.revision}: ${previewedText(event, texts)} (${texts.say(event.why)})`),
    ),
    ...under(cli('what-if.state'), state.filter(({ id }) => !TOLD_BELOW.includes(id)).map(fieldLine)),
    '',
    ...differencesText(differences, names, texts),
  ];
};

/** Alternatives one after the other, each against what is on record. */
export const whatIfText = (answers: readonly WhatIfAlternative[], names: Names, texts: Texts): string =>
  answers.map((answer) => alternativeText(answer, names, texts).join('\n')).join('\n\n');
