import type { Side } from '@app/bridge';
import type { Unit } from '../contestants/running';
import { messages } from '.';
import english from './en/contestant.json';
import { language } from './language';
import { type Writer, writerIn } from './say';

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/contestant.json'),
  sv: () => import('./sv/contestant.json'),
};

const textsIn = (texts: typeof english, { say }: Writer) => {
  return {
    ...texts,
    found: (count: number) => say(texts.found, { count }),
    sideOf: (side: Side) => messages.side(side),
    chartOf: (unit: Unit, from: number, to: number, least: number, most: number) =>
      say(texts.chartOf, { unit, from, to, least, most }),
    moved: (time: string) => say(texts.moved, { time }),
    up: (from: string) => say(texts.up, { from }),
    down: (from: string) => say(texts.down, { from }),
    changed: (from: string) => say(texts.changed, { from }),
    news: (name: string, place: string, from: string) => say(texts.news, { name, place, from }),
    andMore: (count: number) => say(texts.andMore, { count }),
    title: (name: string) => say(texts.title, { name }),
    unknown: (contestant: string) => say(texts.unknown, { contestant }),
    with: (partner: string) => say(texts.with, { partner }),
  };
};

/** The texts of this room in the reader's language, fetched with it. */
export let contestantMessages = textsIn(english, writerIn('en'));

export const loadRoomStrings = async (): Promise<void> => {
  contestantMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
