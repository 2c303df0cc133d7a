import { since, type Seat } from '@app/bridge';
import type { ActData } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { withPenaltyCard } from '../table/card-changes';
import { settled } from '../table/changes';
import { isDefender } from '../table/contract';
import { asking, goingOnWith, withMatter } from '../table/hand-changes';
import { isInPlay } from './law-50';

const EXPOSED = 'defenders-card-exposed';

/**
 * Whether a card that this player exposes is of Law 49: they defend, and the play is on. In 2017 the time between the
 * final pass and the lead belongs to it; in 2007 Law 24 lasts until the lead is faced. What is shown with a claim or a
 * concession is of Law 68.
 */
const isOf49 = (state: TableState, seat: Seat): boolean =>
  isInPlay(state) && isDefender(state, seat) && (state.playing || since(state.edition, 'wbf-2017'));

export const defendersCardExposed: ActRule = {
  name: EXPOSED,
  label: "A defender's card that partner could see",
  sources: { 'wbf-2017': '49', 'wbf-2007': '49' },
  offender: (state, { type, data }) => (type === 'CardExposed' && isOf49(state, data.seat) ? data.seat : null),
};

/**
 * 50B: a single small card is major if it was shown on purpose; where nobody says how it came to be seen, they are
 * asked.
 */
const askingHow = (state: TableState, act: number): TableState =>
  state.cards.penalty.some(({ at, kind }) => at === act && kind === 'minor')
    ? asking(state, 'minor-or-major', { 'wbf-2017': '50B', 'wbf-2007': '50B' }, act, ['unintentional', 'deliberate'])
    : state;

/** The cards are penalty cards at once, unless the director decides otherwise (49, 50). */
const exposed = (
  state: TableState,
  at: number,
  { seat, cards, manner, deliberate }: ActData['CardExposed'],
): TableState => {
  const rightful = cards.filter((card) => !state.cards.inForce.some((one) => one.card === card));
  const lying = rightful.reduce(
    (now, card) => withPenaltyCard(now, { at, seat, card, law: '49', deliberate: deliberate ?? manner === 'led' }),
    withMatter(state, { at, seat, rule: EXPOSED, law: '49' }),
  );
  return manner === 'shown' && deliberate === undefined ? askingHow(lying, at) : lying;
};

const seenByDirector = goingOnWith(EXPOSED, (state, { at, rule }) => settled(state, at, 'ruled', rule));

export const law49 = {
  after: (state, act) =>
    seenByDirector(
      act.type === 'CardExposed' && isOf49(state, act.data.seat) ? exposed(state, act.at, act.data) : state,
    ),
} satisfies LawModule;
