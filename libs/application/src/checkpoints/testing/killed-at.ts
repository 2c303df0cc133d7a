import type { Signer } from '../signer';

/** What a signer was killed by. */
export class KilledHere extends Error {}

/** A signer that is killed before its first change to anything (0), right after it (1), before its second (2) ... */
export const killedAt = (signer: Signer, step: number): Signer => {
  const { log, key, signed } = signer;
  let steps = 0;
  const passed = (): void => {
    if (steps === step) throw new KilledHere();
    steps += 1;
  };
  const change = <A extends readonly unknown[], T>(work: (...args: A) => T): ((...args: A) => T) => {
    return (...args) => {
      passed();
      const done = work(...args);
      passed();
      return done;
    };
  };
  return {
    ...signer,
    log: {
      ...log,
      append: async (...append) => {
        passed();
        const outcome = await log.append(...append);
        passed();
        return outcome;
      },
    },
    key: { ...key, makeNext: change(key.makeNext), adopt: change(key.adopt) },
    signed: { ...signed, advance: change(signed.advance) },
  };
};
