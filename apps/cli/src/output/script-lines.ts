import { type Message, isSeat } from '@app/bridge';
import type { Texts } from '@app/messages';
import type { ScriptOption, ScriptPart, ScriptQuestion } from '@app/session';
import { type SayCli, cliText, sayCli } from './cli-texts';
import { callSymbols, symbols } from './symbols';

type Way = ScriptOption['choices'][number];

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** As many calls as are named one by one; more of them are what is left. */
const FEW = 6;

interface Telling {
  readonly texts: Texts;
  readonly cli: SayCli;
}

/** The message with the symbols of the suits in its call or card. */
const withSymbols = ({ code, params }: Message, texts: Texts): Message => {
  const { call, card } = params;
  return {
    code,
    params: {
      ...params,
      ...(typeof call === 'string' ? { call: callSymbols(call, texts) } : {}),
      ...(typeof card === 'string' ? { card: symbols(card) } : {}),
    },
  };
};

const said = (texts: Texts, one: Message): string => texts.say(withSymbols(one, texts));

/** What follows at once, behind what leads to it; what is asked next has lines of its own. */
const follows = (
  { texts, cli }: Telling,
  way: string,
  all: readonly Message[],
  then: readonly ScriptQuestion[],
): string => {
  const told = then.length === 0 ? all : all.filter(({ code }) => code !== 'script.judged');
  if (told.length === 0) return then.length === 0 ? `${way}: ${cli('script-nothing')}` : `${way}:`;
  return `${way}: ${told.map((one) => said(texts, one)).join('; ')}`;
};

/** What comes of the call in place of the one taken back; nothing where every call leads to the same. */
const insteadLines = (telling: Telling, { instead }: Way): readonly string[] => {
  const { texts, cli } = telling;
  return [...instead]
    .sort((a, b) => a.calls.length - b.calls.length)
    .flatMap(({ calls, follows: then, then: next }) => {
      const named = calls.map((call) => callSymbols(call, texts)).join(', ');
      const which = calls.length > FEW ? cli('script-other') : cli('script-with', { calls: named });
      return [follows(telling, which, then, next), ...indented(next.flatMap((one) => questionLines(telling, one)))];
    });
};

const wayLines = (telling: Telling, way: Way): readonly string[] => [
  follows(telling, `- ${telling.texts.value({ name: way.choice })}`, way.follows, way.then),
  ...indented([...insteadLines(telling, way), ...way.then.flatMap((one) => questionLines(telling, one))]),
];

const optionLines = (telling: Telling, { law, for: chooser, choices, until }: ScriptOption): readonly string[] => [
  `${telling.cli('script-may', {
    chooser: isSeat(chooser) ? { seat: chooser } : cliText('the-director'),
    law,
    until,
  })}`,
  ...indented(choices.flatMap((way) => wayLines(telling, way))),
];

function questionLines(telling: Telling, { question, law, asked, answers }: ScriptQuestion): readonly string[] {
  return [
    `${telling.cli('script-asks', { how: asked, question: { name: question }, law })}`,
    ...indented(answers.flatMap((way) => wayLines(telling, way))),
  ];
}

/** A director's script to be read aloud: a paragraph for everything that is open. */
export const scriptLines = (script: readonly ScriptPart[], texts: Texts): readonly string[] => {
  const telling = { texts, cli: sayCli(texts) };
  if (script.length === 0) return [telling.cli('script-none')];
  return script.flatMap(({ happened, options, questions }, index) => [
    ...(index === 0 ? [] : ['']),
    ...happened.map((one) => said(texts, one)),
    ...indented([
      ...options.flatMap((one) => optionLines(telling, one)),
      ...questions.flatMap((one) => questionLines(telling, one)),
    ]),
  ]);
};
