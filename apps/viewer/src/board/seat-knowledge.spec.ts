import type { BoardView } from '@app/session';
import { knowledgeOf, openCards } from './seat-knowledge';

const tempo = { kind: 'tempo', act: 5, from: 'N', law: '16B1', authorised: ['EW'], unauthorised: ['NS'] } as const;
const contract = { bid: '4S', risk: 'undoubled', declarer: 'S', text: '4S by S', dummy: 'N' } as const;

const view = (more: Partial<BoardView> = {}): Pick<BoardView, 'contract' | 'spread' | 'information'> => ({
  contract: null,
  spread: [],
  information: [],
  ...more,
});

it('a player sees the own hand, and dummy once it lies there', () => {
  expect(knowledgeOf(view(), 'S').hands).toEqual(['S']);
  expect(knowledgeOf(view({ contract }), 'S').hands).toEqual(['S']);
  expect(knowledgeOf(view({ contract, spread: ['N'] }), 'W').hands).toEqual(['W', 'N']);
  expect(knowledgeOf(view({ contract, spread: ['N'] }), 'N').hands).toEqual(['N']);
});

it("partner's tempo may not be used, by opponents it may; who broke it is told nothing", () => {
  const all = view({ information: [tempo] });
  expect(knowledgeOf(all, 'S')).toMatchObject({ mayUse: [], mayNotUse: [{ act: 5, law: '16B1', disputed: false }] });
  expect(knowledgeOf(all, 'W')).toMatchObject({ mayUse: [{ act: 5, kind: 'tempo' }], mayNotUse: [] });
  expect(knowledgeOf(all, 'N')).toMatchObject({ mayUse: [], mayNotUse: [] });
});

it('an explanation reaches whom it was given to', () => {
  const behindScreen = { ...tempo, kind: 'explanation', to: ['W'] } as const;
  const all = view({ information: [behindScreen] });
  expect(knowledgeOf(all, 'W').mayUse).toHaveLength(1);
  expect(knowledgeOf(all, 'E').mayUse).toHaveLength(0);
});

it('of a covered hand the cards that were played are open', () => {
  expect(openCards(['SA', 'SK', 'H2'], ['SK'])).toEqual(['SA', 'H2']);
  expect(openCards(null, ['SK'])).toEqual([]);
  expect(openCards(['SA'], null)).toEqual([]);
});
