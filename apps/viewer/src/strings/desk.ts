import { desk } from './en/desk';
import { language } from './language';

const OTHERS = {
  en: () => Promise.resolve(desk),
  da: async () => (await import('./da/desk')).desk,
  sv: async () => (await import('./sv/desk')).desk,
};

/** The texts of this room in the reader's language, fetched with it. */
export let r: typeof desk = desk;

export const loadRoomStrings = async (): Promise<void> => {
  r = await OTHERS[language]();
};
