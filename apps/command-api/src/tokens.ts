/** Injection tokens of the write side. */
export const EVENT_LOG = Symbol('EVENT_LOG');
export const TOKEN_KEY = Symbol('TOKEN_KEY');
export const PROCESS_MANAGER = Symbol('PROCESS_MANAGER');
export const CHECKPOINTS = Symbol('CHECKPOINTS');
export const CLOCK = Symbol('CLOCK');
export const VAULT = Symbol('VAULT');
export const QUEUE_LIMITS = Symbol('QUEUE_LIMITS');
