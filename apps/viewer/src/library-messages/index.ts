import type { LibraryMessages } from './messages';

/** What the libraries tell, in the reader's language. */
export let libraryMessages: LibraryMessages;

/**
 * Fetches the messages; a room that shows them does so, and fetches the texts, before it is shown. The first page need not:
 * they bring every law with them.
 */
export const loadLibraryMessages = async (): Promise<void> => {
  libraryMessages = (await import('./messages')).messages;
};
