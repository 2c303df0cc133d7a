import english from './en/matches.json';
import { language } from './language';
import { type Writer, writerIn } from './say';

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/matches.json'),
  sv: () => import('./sv/matches.json'),
};

const textsIn = (texts: typeof english, { say }: Writer) => ({
  ...texts,
  boardByBoard: (home: string, away: string) => say(texts.boardByBoard, { home, away }),
  ahead: (won: boolean, team: string, difference: string) =>
    say(texts.ahead, { won: won ? 'yes' : 'no', team, difference }),
  extraBoards: (count: number) => say(texts.extraBoards, { count }),
  bye: (contestant: string) => say(texts.bye, { contestant }),
  notPlayed: (contestants: string) => say(texts.notPlayed, { contestants }),
  absent: (contestants: string, absent: string) => say(texts.absent, { contestants, absent }),
  has: (contestant: string, points: string) => say(texts.has, { contestant, points }),
  won: (contestant: string) => say(texts.won, { contestant }),
  noneCalled: (match: string) => say(texts.noneCalled, { match }),
});

/** The texts of this page in the reader's language, fetched with it. */
export let matchMessages = textsIn(english, writerIn('en'));

export const loadMatchStrings = async (): Promise<void> => {
  matchMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
