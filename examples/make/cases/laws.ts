import type { LawRef } from '@app/bridge';

/** A paragraph of the Laws that the evening is played by. */
export const LAWS = (paragraph: string): LawRef => ({ edition: 'wbf-2017', authority: 'WBF', paragraph });
