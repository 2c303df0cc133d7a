import { writeStorage, readStorage } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** `auto` is what the computer is set to. */
type Theme = (typeof THEMES)[number];

const KEY = 'session-ledger.theme';

export const theme = (): Theme => THEMES.find((one) => one === readStorage(KEY, 'browser')) ?? 'auto';

/** Has the page in the colours that were chosen (`base.css`). */
export const showTheme = (): void => {
  document.documentElement.dataset.theme = theme();
};

export const changeTheme = (to: Theme): void => {
  writeStorage(KEY, to, 'browser');
  showTheme();
};
