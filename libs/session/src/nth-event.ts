/**
 * An event of a stream as readers count them, from 1, and as commands and addresses name it, by its revision:
 * `'event 66 (@65)'`.
 */
export const nthEvent = (revision: number): string => `event ${revision + 1} (@${revision})`;
