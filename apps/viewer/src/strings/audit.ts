import { audit } from './en/audit';
import { language } from './language';

const OTHERS = {
  en: () => Promise.resolve(audit),
  da: async () => (await import('./da/audit')).audit,
  sv: async () => (await import('./sv/audit')).audit,
};

/** The texts of this room in the reader's language, fetched with it. */
export let r: typeof audit = audit;

export const loadRoomStrings = async (): Promise<void> => {
  r = await OTHERS[language]();
};
