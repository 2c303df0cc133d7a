import { type Side, otherSide, inEdition, type InEveryEdition } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { noticed, settled, withReview } from '../table/changes';
import { sideOfDoer } from '../table/procedure-changes';

const ANSWERS: InEveryEdition<readonly string[]> = {
  'wbf-2017': ['forfeited', 'gained-through-ignorance', 'offenders-gained-through-ignorance', 'not-forfeited'],
  'wbf-2007': ['forfeited', 'not-forfeited'],
};

/** 2017: what one side has gained is taken from it alone; the opponents keep the score of the table. */
const takenFrom = (state: TableState, act: number, side: Side | null): TableState => {
  const forfeited = settled(state, act, 'forfeited');
  return side ? withReview(forfeited, { law: '11A', act, side, alone: true }) : forfeited;
};

export const law11 = {
  raisable: {
    /**
     * 11A: a non-offender has acted before calling the director. In 2017 there is another question: whether one side,
     * mostly their own, has gained because an opponent then acted without knowing the Law.
     */
    forfeiture: {
      law: { 'wbf-2017': '11A', 'wbf-2007': '11A' },
      answers: ({ edition }) => inEdition(edition, ANSWERS),
    },
  },
  judged: {
    forfeiture: (state, { act }, answer) => {
      const offenders = sideOfDoer(state, act);
      if (answer === 'forfeited') return settled(state, act, 'forfeited');
      if (answer === 'not-forfeited') return noticed(state, act, 'director-called');
      const gained = answer === 'gained-through-ignorance' ? offenders && otherSide(offenders) : offenders;
      return takenFrom(state, act, gained);
    },
  },
} satisfies LawModule;
