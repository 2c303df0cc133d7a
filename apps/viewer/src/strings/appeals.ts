import { appeals } from './en/appeals';
import { language } from './language';

const OTHERS = {
  en: () => Promise.resolve(appeals),
  da: async () => (await import('./da/appeals')).appeals,
  sv: async () => (await import('./sv/appeals')).appeals,
};

/** The texts of this room in the reader's language, fetched with it. */
export let r: typeof appeals = appeals;

export const loadRoomStrings = async (): Promise<void> => {
  r = await OTHERS[language]();
};
