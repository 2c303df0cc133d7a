/** Injection tokens of the read side. */
export const EVENT_LOG = Symbol('EVENT_LOG');
export const READ_MODELS = Symbol('READ_MODELS');
export const SESSION_QUERIES = Symbol('SESSION_QUERIES');
export const TOKEN_KEY = Symbol('TOKEN_KEY');
/** Opens what people said. */
export const UNSEALED = Symbol('UNSEALED');
/** The same, with what shows that it was said. */
export const DISCLOSED = Symbol('DISCLOSED');
