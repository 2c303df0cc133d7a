import { type BoardAddress, parseBoardStream } from '@app/contract';

/** The id of the session that a story is about. */
export const SESSION = 'story';

/** Reads `1.3`, table and board, or `1.3.2` where it is played there for the second time; null for anything else. */
export const parseBoardAddress = (text: string): BoardAddress | null => parseBoardStream(`${SESSION}.${text}`);
