import type { Seat } from '@app/bridge';
import type { BoardView } from '@app/session';
import { messages } from '.';
import english from './en/replay.json';
import { language } from './language';
import { type Writer, writerIn } from './say';

type PenaltyCard = BoardView['penaltyCards'][number];

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/replay.json'),
  sv: () => import('./sv/replay.json'),
};

const textsIn = (texts: typeof english, { say }: Writer) => {
  const later = (seconds: number): string => {
    if (seconds < 120) return say(texts.later.seconds, { seconds });
    const minutes = Math.round(seconds / 60);
    if (minutes < 60) return say(texts.later.minutes, { minutes });
    return say(texts.later.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
  return {
    ...texts,
    appealed: (appeals: readonly string[]) => say(texts.appealed, { appeals: appeals.join(', ') }),
    /** How much later something came: `+21 s`, `+4 min`, `+1 h 5 min`. */
    later,
    hide: (seat: Seat) => say(texts.hide, { seat: messages.seat(seat) }),
    cardsHeld: (count: number) => say(texts.cardsHeld, { count }),
    knowledge: (seat: Seat) => say(texts.knowledge, { seat: messages.seat(seat) }),
    penaltyCard: (kind: PenaltyCard['kind']) => texts.penaltyCard[kind],
    stated: (by: Seat | null, text: string) => say(texts.stated, { by: by === null ? null : messages.seat(by), text }),
    recordedByLedger: (time: string) => say(texts.recordedByLedger, { time }),
  };
};

/** The texts of the replay in the reader's language, fetched with it. */
export let replayMessages = textsIn(english, writerIn('en'));

export const loadReplayStrings = async (): Promise<void> => {
  replayMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
