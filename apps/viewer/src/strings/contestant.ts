import { contestant } from './en/contestant';
import { language } from './language';

const OTHERS = {
  en: () => Promise.resolve(contestant),
  da: async () => (await import('./da/contestant')).contestant,
  sv: async () => (await import('./sv/contestant')).contestant,
};

/** The texts of this room in the reader's language, fetched with it. */
export let r: typeof contestant = contestant;

export const loadRoomStrings = async (): Promise<void> => {
  r = await OTHERS[language]();
};
