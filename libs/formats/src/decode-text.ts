import { decodeSource } from './text-source';

/** The text of a file that is held in memory as a whole; see `decodeSource`. */
export const decodeText = (bytes: Uint8Array): { readonly text: string } => ({
  text: [...decodeSource([bytes]).text].join(''),
});
