import { type RulingView, GROUND_KINDS } from '@app/session';
import { libraryMessages } from '../library-messages';
import type english from './en/rulings.json';
import type { Writer } from './say';

type Penalty = RulingView['penalties'][number];

/** The texts about rulings, the layers of a score, and appeals. */
export const rulingsIn = (texts: typeof english, { say, allOf }: Writer) => ({
  ...texts,
  grounds: GROUND_KINDS.map((kind) => ({ kind, words: texts.grounds[kind] })),
  penalty: (name: string, { kind, offence, amount, paragraph, reason }: Penalty) =>
    say(texts.penalty, {
      name,
      kind: texts.penaltyKinds[kind],
      offence: libraryMessages.name(offence),
      amount: amount.value,
      unit: amount.unit === 'percent' ? '%' : amount.unit,
      paragraph,
      reason,
    }),
  toldTo: (names: readonly string[], when: string, appealUntil: string | null) =>
    say(texts.toldTo, { names: allOf(names), when, appealUntil }),
  given: (by: string) => say(texts.given, { by }),
  reversed: (event: number, by: string) => say(texts.reversed, { event, by }),
  by: (name: string) => say(texts.by, { name }),
  appealOf: (appeal: string, name: string) => say(texts.appealOf, { appeal, name }),
  decisionOn: (appeal: string) => say(texts.decisionOn, { appeal }),
  caseFile: (appeal: string) => say(texts.caseFile, { appeal }),
});
