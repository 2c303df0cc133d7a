/** One thing that was checked, in words. */
export interface Check {
  /** `partly`: what was checked holds, and that is not all. `open`: it could not be checked, or is something that one has to know. */
  readonly state: 'holds' | 'partly' | 'fails' | 'open';
  /** What holds or does not. */
  readonly says: string;
  /** What that means, and what it does not; a paragraph each. */
  readonly means: readonly string[];
}

export const holds = (says: string, ...means: readonly string[]): Check => ({ state: 'holds', says, means });
export const fails = (says: string, ...means: readonly string[]): Check => ({ state: 'fails', says, means });
export const open = (says: string, ...means: readonly string[]): Check => ({ state: 'open', says, means });
export const partly = (says: string, ...means: readonly string[]): Check => ({ state: 'partly', says, means });
