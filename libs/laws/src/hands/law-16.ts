import { since, type Seat, SEATS, isSeat, sideOf, type InEveryEdition } from '@app/bridge';
import type { ActData } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { Information, Irregularity, Option, TableState } from '../state/table-state';
import { settled, under, withOption, withReview } from '../table/changes';
import { dummyIn } from '../table/contract';
import {
  asking,
  goingOnWith,
  nobodyHasCalled,
  stopped,
  withInformation,
  withMatter,
  withoutOpen,
} from '../table/hand-changes';
import { isOfLaw13 } from './counts';

/** 16D in 2017 is 16C in 2007: information that comes neither from partner nor from a withdrawn call. */
const paragraph = (part: string): InEveryEdition<string> => ({
  'wbf-2017': `16D${part}`,
  'wbf-2007': `16C${part}`,
});

const RULE = 'extraneous-information';
const QUESTION = 'interference';

/**
 * A player has learnt something of another hand. In 2007 all that is not authorised is unauthorised (16A3); in 2017
 * it is extraneous, and no more: the director adjusts if it told on the result (commentary to Law 13).
 */
export const learnt = (
  state: TableState,
  { to, law, ...told }: Pick<Information, 'kind' | 'act' | 'from'> & { readonly to: Seat; readonly law?: string },
): TableState =>
  withInformation(state, {
    ...told,
    to: [to],
    law: law ?? under(state, paragraph('1')),
    authorised: [],
    unauthorised: since(state.edition, 'wbf-2017') ? [] : [sideOf(to)],
  });

/** 16D3: a call has been made. In 2007 the board is always played on; in 2017 the director may adjust at once. */
const afterTheFirstCall = (state: TableState, { at }: Irregularity): TableState => {
  if (!since(state.edition, 'wbf-2017'))
    return settled(withReview(state, { law: '16C3', act: at, side: null }), at, 'ruled');
  if (state.options.some((one) => one.name === RULE && one.act === at && one.law === '16D3')) return state;
  return withOption(withoutOpen(state, at, [RULE, QUESTION]), {
    name: RULE,
    law: '16D3',
    for: 'director',
    choices: ['play-on', 'adjust'],
    act: at,
    until: 'the board is over',
  });
};

/**
 * What the director does about it: before the first call they judge whether it matters, and then have a choice of
 * four.
 */
export const disturbed = (state: TableState, irregularity: Irregularity): TableState => {
  const { at } = irregularity;
  if (!nobodyHasCalled(state)) return afterTheFirstCall(state, irregularity);
  return state.options.some((one) => one.name === RULE && one.act === at)
    ? state
    : asking(state, QUESTION, paragraph('2'), at, ['likely', 'unlikely']);
};

/** A player has got extraneous information; the director may be called to it, or may find it out themselves. */
export const extraneous = (state: TableState, at: number, seat: Seat, status?: Irregularity['status']): TableState =>
  withMatter(state, { at, seat, rule: RULE, law: under(state, paragraph('1')) }, status);

/** What dummy sees of a defender's hand is Law 43's matter; what is seen once the auction has begun may be 74C5's. */
const seen = (state: TableState, at: number, { by, of }: ActData['CardSeen']): TableState =>
  by === of || state.hands.finished || isOfLaw13(state) || (state.playing && by === dummyIn(state))
    ? state
    : extraneous(learnt(state, { kind: 'card-seen', act: at, from: of, to: by }), at, by);

const decided = (state: TableState, { act }: Option, choice: string): TableState => {
  switch (choice) {
    case 'play-on':
      return settled(withReview(state, { law: under(state, paragraph('2c')), act, side: null }), act, 'ruled');
    case 'adjust': {
      const score = since(state.edition, 'wbf-2017') ? ('assigned' as const) : ('artificial' as const);
      return stopped(settled(state, act, 'ruled'), { law: under(state, paragraph('2d')), act, side: null, score });
    }
    default:
      // The board is turned, or dealt again: that is an act of its own.
      return settled(state, act, 'ruled');
  }
};

/** 16D2a: the player who has seen a hand now plays it, and there is nothing left that they should not know. */
const turned = (state: TableState): TableState => ({
  ...state,
  information: state.information.filter(({ law }) => law !== under(state, paragraph('1'))),
});

const goOn = goingOnWith(RULE, disturbed);

export const law16 = {
  raisable: {
    /** Who has overheard something, or seen it elsewhere. */
    'extraneous-information': { law: paragraph('1'), answers: [...SEATS, 'nobody'] },
  },
  judged: {
    'extraneous-information': (state, { act }, answer) =>
      isSeat(answer)
        ? goOn(
            extraneous(
              learnt(state, { kind: 'extraneous', act, from: null, to: answer }),
              act,
              answer,
              'director-called',
            ),
          )
        : state,
    [QUESTION]: (state, { act }, answer) =>
      answer === 'unlikely'
        ? settled(state, act, 'ruled')
        : withOption(state, {
            name: RULE,
            law: under(state, paragraph('2')),
            for: 'director',
            choices: ['turn-board', 'redeal', 'play-on', 'adjust'],
            act,
            until: 'somebody calls',
          }),
  },
  chosen: { [RULE]: decided },
  after: (state, act) => {
    if (act.type === 'CardSeen') return goOn(seen(state, act.at, act.data));
    const isTurned = act.type === 'BoardTurned' || act.type === 'SeatsExchanged';
    return goOn(isTurned && nobodyHasCalled(state) ? turned(state) : state);
  },
} satisfies LawModule;
