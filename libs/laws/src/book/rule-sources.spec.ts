import { EDITIONS, inEdition } from '@app/bridge';
import { CALL_RULES } from '../auction';
import { CARD_RULES } from '../play';
import { paragraphsOf } from '../registry';

const cited = [...CALL_RULES, ...CARD_RULES].flatMap(({ name, sources }) =>
  EDITIONS.flatMap((edition) => {
    const paragraph = inEdition(edition, sources);
    return paragraph === undefined ? [] : [[name, edition, paragraph] as const];
  }),
);

describe('the paragraphs that rules rest on', () => {
  it.each(cited)('%s: %s has %s', (_, edition, paragraph) => {
    expect(paragraphsOf(edition, paragraph).found).toBe(true);
  });
});
