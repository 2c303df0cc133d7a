import english from './en/audit.json';
import { language } from './language';
import { type Writer, writerIn } from './say';

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/audit.json'),
  sv: () => import('./sv/audit.json'),
};

const textsIn = (texts: typeof english, { say }: Writer) => {
  const roles: Readonly<Record<string, string>> = texts.roles;
  return {
    ...texts,
    roleOf: (role: string) => roles[role] ?? role,
    title: (session: string) => say(texts.title, { session }),
    compare: {
      ...texts.compare,
      orAt: (which: string) => say(texts.compare.orAt, { which }),
      up: (count: number) => say(texts.compare.up, { count }),
      down: (count: number) => say(texts.compare.down, { count }),
    },
    publications: {
      ...texts.publications,
      events: (size: number) => say(texts.publications.size, { size }),
      inRound: (round: string) => say(texts.publications.round, { round }),
      byException: (reason: string) => say(texts.publications.exception, { reason }),
    },
    corrections: {
      ...texts.corrections,
      was: (before: string) => say(texts.corrections.was, { before }),
      became: (after: string) => say(texts.corrections.became, { after }),
      consent: (who: string) => say(texts.corrections.consent, { who }),
      recordedBy: (role: string, id: string, time: string) => say(texts.corrections.recordedBy, { role, id, time }),
    },
    likelyErrors: {
      ...texts.likelyErrors,
      place: (section: string, round: string | null, table: string) =>
        round === null
          ? say(texts.likelyErrors.where, { section, table })
          : say(texts.likelyErrors.whereInRound, { section, round, table }),
      onBoard: (board: number) => say(texts.likelyErrors.board, { board }),
    },
    deeds: {
      ...texts.deeds,
      movedBy: (address: string) => say(texts.deeds.movedBy, { address }),
      verifyOf: (address: string) => say(texts.deeds.verifyOf, { address }),
      shown: (shown: number, all: number) => say(texts.deeds.shown, { shown, all }),
    },
  };
};

/** The texts of this room in the reader's language, fetched with it. */
export let auditMessages = textsIn(english, writerIn('en'));

export const loadRoomStrings = async (): Promise<void> => {
  auditMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
