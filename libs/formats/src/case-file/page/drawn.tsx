import { PlayWordsContext, playWordsIn } from '@app/components';
import { ENGLISH_TERMS, textsIn } from '@app/messages';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Html } from './markup';

const WORDS = playWordsIn(textsIn(ENGLISH_TERMS));

/** What the viewer's components draw, as a piece of the page. */
export const drawn = (node: VNode): Html => ({
  markup: renderToString(<PlayWordsContext.Provider value={WORDS}>{node}</PlayWordsContext.Provider>),
});
