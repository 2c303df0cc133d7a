import type { AppealInstance, Procedure } from '@app/contract';
import english from './en/appeals.json';
import { language } from './language';
import { type Writer, writerIn } from './say';

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/appeals.json'),
  sv: () => import('./sv/appeals.json'),
};

const textsIn = (texts: typeof english, { say }: Writer) => {
  return {
    ...texts,
    turn: (instance: AppealInstance, procedure: Procedure) =>
      say(texts.turn, { instance: texts.instance[instance], procedure: texts.procedure[procedure] }),
    openedAt: (when: string, procedure: Procedure) =>
      say(texts.openedAt, { when, procedure: texts.procedure[procedure] }),
    said: (party: string, by: string | null, when: string) => say(texts.said, { party, by, when }),
    vote: {
      ...texts.vote,
      line: (about: string, inFavour: number, against: number, abstained: number) =>
        say(texts.vote.line, { about, inFavour, against, abstained }),
    },
    decidedBy: (instance: AppealInstance, by: string, when: string) =>
      say(texts.decidedBy, { instance: texts.instance[instance], by, when }),
    recommendedTo: (instance: AppealInstance) => say(texts.recommendedTo, { instance: texts.instance[instance] }),
    title: (appeal: string) => say(texts.title, { appeal }),
    ofAgainst: (appellant: string, against: string) => say(texts.ofAgainst, { appellant, against }),
    rulingOn: (board: number, table: string) => say(texts.rulingOn, { board, table }),
    decisionIn: (address: string) => say(texts.decisionIn, { address }),
    lodgedBy: (people: string, when: string) => say(texts.lodgedBy, { people, when }),
    rulingBy: (name: string) => say(texts.rulingBy, { name }),
    until: (when: string) => say(texts.until, { when }),
    quorum: (able: number, quorum: number) => say(texts.quorum, { able, quorum }),
    single: (why: string) => say(texts.single, { why }),
    playsFor: (contestant: string) => say(texts.playsFor, { contestant }),
    closedAt: (when: string) => say(texts.closedAt, { when }),
    orderBy: (paragraph: string) => say(texts.orderBy, { paragraph }),
    dissentOf: (name: string) => say(texts.dissentOf, { name }),
    toldTo: (names: string, when: string) => say(texts.toldTo, { names, when }),
    money: (amount: number, currency: string, paragraph: string) => say(texts.money, { amount, currency, paragraph }),
    hint: {
      ...texts.hint,
      appeal: (suggested: string) => say(texts.hint.appeal, { suggested }),
    },
    given: (act: string) => say(texts.given, { act }),
    whatIf: {
      ...texts.whatIf,
      pointsOf: (name: string) => say(texts.whatIf.pointsOf, { name }),
      up: (by: string) => say(texts.whatIf.up, { by }),
      down: (by: string) => say(texts.whatIf.down, { by }),
      stands: (place: string, total: string) => say(texts.whatIf.stands, { place, total }),
      noPlace: (total: string) => say(texts.whatIf.noPlace, { total }),
    },
    scoreFor: (side: string, score: string) => say(texts.scoreFor, { side, score }),
    caseFile: (appeal: string) => say(texts.caseFile, { appeal }),
    recordedBy: (by: string, when: string) => say(texts.recordedBy, { by, when }),
  };
};

/** The texts of this room in the reader's language, fetched with it. */
export let appealMessages = textsIn(english, writerIn('en'));

export const loadRoomStrings = async (): Promise<void> => {
  appealMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
