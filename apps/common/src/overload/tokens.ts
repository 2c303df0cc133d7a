/** Injection token: what callers may take of this server. */
export const LIMITS = Symbol('LIMITS');
