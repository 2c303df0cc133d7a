/** Something was refused, or a check failed: exit status 1, with a message for the user and no stack. */
export class Failure extends Error {}

/** The command line itself is wrong: exit status 2. */
export class UsageError extends Error {}
