import { type LineageAnswer, type Said, type DecisionAddress, parseDecisionAddress } from '@app/contract';
import { derivationLines } from '@app/scoring';
import { type Texts, linesOfText } from '@app/messages';
import type { EventLog } from '@app/ledger';
import { eventText, parseAddress } from '@app/documents';
import type { DomainEvent } from '@app/session';
import type { Command } from 'commander';
import { afterRound, lineageAnswer, type Names } from '@app/application';
import { AS_OF, asOfIn } from '../as-of';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { type LanguageOption, textsFor } from '../output/language';
import { sayCli } from '../output/cli-texts';
import { print, printJson } from '../output/print';
import { stageAt } from '../stage-at';

interface Options extends PlaceOptions, LanguageOption {
  readonly asOf?: string;
  readonly afterRound?: string;
  readonly json?: boolean;
}

/** Whose number it is, as far as it is known. */
const heading = (address: string, names: Names): readonly string[] => {
  const parsed = parseAddress(address);
  const name = parsed.ok && parsed.value.contestant !== null ? names[parsed.value.contestant] : undefined;
  return name === undefined ? [] : [`${address}: ${name}`];
};

/** What somebody has decided, and not only what was played or counted. */
const DECISIONS: ReadonlySet<string> = new Set<DomainEvent['type']>([
  'RulingGiven',
  'RulingReversed',
  'ScoreAdjusted',
  'ScoreCorrected',
  'TricksTransferred',
  'PenaltyImposed',
  'PenaltyVaried',
  'PenaltyWaived',
  'AppealDecided',
]);

/** The decisions among events, each with its words: its grounds and paragraphs. */
const decisionsAmong = async (
  log: EventLog,
  events: readonly DecisionAddress[],
  texts: Texts,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const address of events) {
    const { stream, revision } = parseDecisionAddress(address) ?? { stream: '', revision: 0 };
    for await (const event of log.readStream(stream, { from: revision, limit: 1 }))
      if (DECISIONS.has(event.type)) lines.push(`${address} ${texts.sayAny(eventText(event))}`);
  }
  return lines;
};

/** The tree in words, the decisions that it rests on and, of a place, what led to it. */
const page = (
  { address, derivation, place, reasons }: Said<LineageAnswer>,
  names: Names,
  decisions: readonly string[],
  texts: Texts,
): string => {
  const cli = sayCli(texts);
  return [
    ...heading(address, names),
    ...linesOfText(derivationLines(derivation), texts),
    ...(decisions.length === 0 ? [] : [cli('rests-on'), ...decisions.map((line) => `  ${line}`)]),
    ...(place === null ? [] : [cli('at-place', { place })]),
    ...reasons.map((reason) => `  ${texts.say(reason)}`),
  ].join('\n');
};

const run = (session: string, address: string, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async (embedded) => {
    const { documents, names, timeZone } = await stageAt(embedded, session, await asOfIn(embedded.log, options.asOf));
    const answer = lineageAnswer(afterRound(documents, options.afterRound ?? null), address);
    if (options.json === true) printJson({ ...answer, names });
    else {
      const texts = textsFor(options, { names, timeZone });
      print(page(answer, names, await decisionsAmong(embedded.log, answer.events, texts), texts));
    }
  });

export const addExplain = (program: Command): void => {
  program
    .command('explain')
    .argument('<session>')
    .argument(
      '<number>',
      'place/3 or total/3 of contestant 3 in the stage, session/3, board/1.7/NS at table 1, match/2/a, vp/2/a, round/2/3',
    )
    .description('the derivation of one number, down to events of the ledger and paragraphs')
    .option('--as-of <t>', `as recorded by then: ${AS_OF}`)
    .option('--after-round <round>', 'as it was after this round of the session, by what stands now')
    .option('--json', 'print one JSON document')
    .action(async (session: string, address: string, _: unknown, command: Command) =>
      run(session, address, command.optsWithGlobals<Options>()),
    );
};
