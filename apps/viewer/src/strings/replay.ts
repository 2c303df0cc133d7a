import { replay } from './en/replay';
import { language } from './language';

const OTHERS = {
  en: () => Promise.resolve(replay),
  da: async () => (await import('./da/replay')).replay,
  sv: async () => (await import('./sv/replay')).replay,
};

/** The texts of the replay in the reader's language, fetched with it. */
export let r: typeof replay = replay;

export const loadReplayStrings = async (): Promise<void> => {
  r = await OTHERS[language]();
};
