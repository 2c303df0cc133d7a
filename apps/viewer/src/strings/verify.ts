import type { Reason } from '@app/ledger/evidence';
import english from './en/verify.json';
import { texts as catalogue } from '../texts';
import { language } from './language';
import { type Writer, writerIn } from './say';

type Whose = 'visitor' | 'server' | 'file';

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/verify.json'),
  sv: () => import('./sv/verify.json'),
};

/** Why something in the ledger does not hold. */
const written = ({ code, params }: Reason): string => catalogue.say({ code, params });

const textsIn = (texts: typeof english, { say, allOf }: Writer) => {
  return {
    ...texts,
    key: {
      ...texts.key,
      with: (whose: Whose) => say(texts.key.with, { whose: texts.whose[whose] }),
      bad: (line: string) => say(texts.key.bad, { line: line.length > 60 ? `${line.slice(0, 57)}...` : line }),
      short: (key: string) => key.split('+').slice(0, 2).join('+'),
    },
    signature: {
      ...texts.signature,
      holds: (names: readonly string[], size: number) => say(texts.signature.holds, { names: allOf(names), size }),
      trusts: (whose: Whose) => (whose === 'file' ? texts.signature.trusts.file : texts.signature.trusts.server),
      failsMeans: (whose: Whose) =>
        whose === 'visitor' ? texts.signature.failsMeans.visitor : texts.signature.failsMeans.other,
      only: (says: string) => say(texts.signature.only, { says }),
      fails: (reason: Reason) => say(texts.signature.fails, { reason: written(reason) }),
      notItsOwn: (origin: string) => say(texts.signature.notItsOwn, { origin }),
    },
    growth: {
      ...texts.growth,
      holds: (size: number, more: number, when: string) => say(texts.growth.holds, { size, more, when }),
      shrunk: (before: number, now: number, when: string) => say(texts.growth.shrunk, { before, now, when }),
      rewritten: (before: number, when: string) => say(texts.growth.rewritten, { before, when }),
      keep: (first: number | null) => say(texts.growth.keep, { first }),
      unproved: (before: number, when: string, problem: string) =>
        say(texts.growth.unproved, { before, when, problem }),
      others: (origins: readonly string[]) => say(texts.growth.others, { origins: origins.join(', ') }),
    },
    events: {
      ...texts.events,
      holds: (count: number, what: string, size: number) => say(texts.events.holds, { count, what, size }),
      list: (count: number) => say(texts.events.list, { count }),
      fails: (place: string, words: string, position: number, reason: Reason) =>
        say(texts.events.fails, { place, words, position, reason: written(reason) }),
      checkpoint: (reason: Reason) => say(texts.events.checkpoint, { reason: written(reason) }),
      other: (what: string) => say(texts.events.other, { what }),
    },
    every: {
      ...texts.every,
      progress: (done: number, all: number) => say(texts.every.progress, { done, all }),
      holds: (count: number) => say(texts.every.holds, { count }),
      some: (visible: number, others: number) => say(texts.every.some, { visible, others }),
      root: (size: number) => say(texts.every.root, { size }),
      altered: (place: string, words: string, position: number) => say(texts.every.altered, { place, words, position }),
      illegible: (position: number) => say(texts.every.illegible, { position }),
      unread: (from: number, to: number, problem: string) => say(texts.every.unread, { from, to, problem }),
    },
    file: {
      ...texts.file,
      about: (names: readonly string[]) => names.join(', '),
      unknown: (names: readonly string[]) => say(texts.file.unknown, { names: names.join(', ') }),
      noProof: (name: string) => say(texts.file.noProof, { name }),
      noEvent: (name: string) => say(texts.file.noEvent, { name }),
      what: (name: string) => say(texts.file.what, { name }),
    },
    case: {
      ...texts.case,
      differs: (parts: readonly string[]) => say(texts.case.differs, { parts: parts.join(', ') }),
      unreadable: (reason: string) => say(texts.case.unreadable, { reason }),
      notSaid: (event: string) => say(texts.case.notSaid, { event }),
      signed: (by: string) => say(texts.case.signed, { by }),
      altered: (reason: Reason) => say(texts.case.altered, { reason: written(reason) }),
    },
    same: {
      ...texts.same,
      other: (elsewhere: string, here: string) => say(texts.same.other, { elsewhere, here }),
      unproved: (problem: string) => say(texts.same.unproved, { problem }),
    },
    ask: {
      ...texts.ask,
      position: (position: string) => say(texts.ask.position, { position }),
    },
  };
};

/** The texts of the page that checks evidence, in the reader's language: fetched with that page only. */
export let verifyMessages = textsIn(english, writerIn('en'));

export const loadVerifyStrings = async (): Promise<void> => {
  verifyMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
