import { since, type Seat, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import { hasCeasedPlay } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { cardsOfTrick } from '../table/card-changes';
import { withReview } from '../table/changes';
import { dummyIn } from '../table/contract';
import { ONE_OF_THE_SIDES, sideNamed } from './law-65';

/**
 * Who looks at quitted tricks while the play goes on and no director has asked for it (66C); afterwards they may
 * (66D).
 */
const whoLooks = ({ cards: { play }, play: { claim }, directorCalled }: TableState, act: Act): Seat | null => {
  const goesOn = play !== null && play.turn !== null && play.tricks.length > 0 && !hasCeasedPlay(claim);
  return act.type === 'TricksInspected' && goesOn && !directorCalled ? act.data.by : null;
};

const lastTrick = ({ cards: { play } }: TableState): number => play?.tricks.length ?? 0;

/**
 * Whether the trick just played is the last one no more for them. All cards may be seen (66A), and in 2017 also the own
 * one (66B), until their side has played to the next trick; in 2007 the own one until somebody has led to it.
 */
const isTooLate = (state: TableState, by: Seat, own: boolean): boolean => {
  const next = cardsOfTrick(state, lastTrick(state) + 1);
  return own && !since(state.edition, 'wbf-2017')
    ? next.length > 0
    : next.some(({ seat }) => sideOf(seat) === sideOf(by));
};

const looksAtOwn = (act: Act): boolean => act.type === 'TricksInspected' && act.data.own === true;

const hasTurned = (state: TableState, by: Seat): boolean =>
  state.play.pointed.some(({ seat, trick }) => seat === by && trick === lastTrick(state));

const inspection = (
  name: string,
  label: string,
  paragraph: string,
  isWrong: (state: TableState, by: Seat, own: boolean) => boolean,
): ActRule => ({
  name,
  label,
  sources: { 'wbf-2017': paragraph, 'wbf-2007': paragraph },
  offender: (state, act) => {
    const by = whoLooks(state, act);
    return by !== null && isWrong(state, by, looksAtOwn(act)) ? by : null;
  },
});

/** What a player looks at among the quitted cards, and must not: each act breaks one of these at most. */
export const INSPECTION_RULES: readonly ActRule[] = [
  inspection('tricks-inspected-by-dummy', 'Dummy asks to see a trick', '66A', (state, by) => by === dummyIn(state)),
  inspection(
    'trick-inspected-after-turning',
    'A player who has turned his own card asks to see the trick',
    '66A',
    (state, by, own) => by !== dummyIn(state) && !own && !isTooLate(state, by, own) && hasTurned(state, by),
  ),
  inspection(
    'tricks-inspected-too-late',
    'A quitted trick is looked at during the play',
    '66C',
    (state, by, own) => by !== dummyIn(state) && isTooLate(state, by, own),
  ),
];

export const law66 = {
  raisable: {
    /**
     * 66D: the cards do not tell any more what has happened. In 2017 it goes against a side that alone has mixed its
     * cards; in 2007 against the one that has done so.
     */
    'cards-mixed': {
      law: { 'wbf-2017': '66D', 'wbf-2007': '66D' },
      answers: ({ cards, edition }) => {
        if (cards.play === null) return [];
        return since(edition, 'wbf-2017')
          ? [...ONE_OF_THE_SIDES, 'both', 'facts-found']
          : [...ONE_OF_THE_SIDES, 'facts-found'];
      },
    },
  },
  judged: {
    'cards-mixed': (state, { act }, answer) => {
      const side = sideNamed(state, answer);
      return side ? withReview(state, { law: '66D', act, side }) : state;
    },
  },
} satisfies LawModule;
