import type { Written } from './log';

/** What comes of an append; the two methods of appending put it on the wire differently. */
export type AppendAnswer =
  Written | { readonly kind: 'too-long'; readonly limit: number } | { readonly kind: 'access-denied' };
