/** Injection tokens of the read side. */
export const EVENT_LOG = Symbol('EVENT_LOG');
export const READ_MODELS = Symbol('READ_MODELS');
/** Opens what somebody may see, at the moment that is asked about. */
export const VIEWS = Symbol('VIEWS');
/** A text that is another one whenever an answer may be another one. */
export const STATE = Symbol('STATE');
/** Whether the ledger can be trusted. */
export const INTEGRITY = Symbol('INTEGRITY');
export const BACKGROUND_CHECK = Symbol('BACKGROUND_CHECK');
export const TOKEN_KEY = Symbol('TOKEN_KEY');
/** Opens what people said. */
export const UNSEALED = Symbol('UNSEALED');
/** What queries are answered from. */
export const QUERY_SOURCES = Symbol('QUERY_SOURCES');
