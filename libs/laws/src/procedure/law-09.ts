import { since, type Seat, partnerOf } from '@app/bridge';
import { speaksOfPointedCard } from '../play/law-65';
import { mayDummySayIt } from '../regulations/screens';
import type { Act, ActOf } from '../state/acts';
import { hasCeasedPlay } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { isOpen } from '../table/changes';
import { declarerOf, dummyIn, dummyInPlay } from '../table/contract';
import { withProcedure } from '../table/procedure-changes';

/** 2017: dummy may point at what declarer seems to have explained wrongly (20F5, to which 9A4 refers). */
const isAboutDeclarersExplanation = (state: TableState, dummy: Seat, act: number | undefined): boolean =>
  since(state.edition, 'wbf-2017') &&
  state.disclosure.explanations.some(({ at, by }) => at === act && by === partnerOf(dummy));

/** Dummy speaks of an irregularity that has happened, before the play is over. To prevent one they may (9A3). */
export const attentionByDummy: ActRule = {
  name: 'attention-by-dummy',
  label: 'Dummy draws attention to an irregularity during the play',
  sources: { 'wbf-2017': '9A4', 'wbf-2007': '9A3' },
  offender: (state, act) => {
    const dummy = dummyInPlay(state);
    if (act.type !== 'AttentionDrawn' || dummy === null || act.data.by !== dummy) return null;
    const allowed =
      isAboutDeclarersExplanation(state, dummy, act.data.act) ||
      mayDummySayIt(state, dummy, act.data.act) ||
      speaksOfPointedCard(state, act.data);
    return allowed ? null : dummy;
  },
};

/** Once another player has drawn attention dummy may call the director like anybody (9B1b), not before. */
export const directorCalledByDummy: ActRule = {
  name: 'director-called-by-dummy',
  label: 'Dummy is the first to call the director during the play',
  sources: { 'wbf-2017': '43A1a', 'wbf-2007': '43A1a' },
  offender: (state, act) => {
    const dummy = dummyInPlay(state);
    if (act.type !== 'DirectorCalled' || dummy === null || act.data.by !== dummy) return null;
    return state.procedure.attention.some(({ by }) => by !== dummy) ? null : dummy;
  },
};

/** The player who calls, plays or claims by this act: declarer, where it names a card of dummy's. */
const actorOf = (state: TableState, { type, data }: Act): Seat | null => {
  if (type === 'CardDesignated') return declarerOf(state);
  if (type === 'DummyPlayed') return dummyIn(state);
  if (type === 'CallMade' || type === 'CallSubstituted' || type === 'LeadFaced' || type === 'CardPlayed') {
    return data.seat;
  }
  return type === 'TricksClaimed' || type === 'TricksConceded' ? data.by : null;
};

/**
 * 9C: the offender corrects themselves without waiting. That is ruled on where the correction is (25, 27C, and 26 after
 * them), and is no going on.
 */
const isPrematureCorrection = (state: TableState, act: Act): boolean => {
  if (act.type !== 'CallSubstituted' && act.type !== 'CallMade') return false;
  const { seat } = act.data;
  const changes = act.type === 'CallSubstituted' || state.inForce.at(-1)?.seat === seat;
  return changes && state.irregularities.some((one) => one.seat === seat && isOpen(one));
};

/** Somebody goes on after attention has been drawn, and the director has not yet said what follows. */
export const actionBeforeDirector: ActRule = {
  name: 'action-before-director',
  label: 'A call, play or claim after attention has been drawn, before the director has explained what follows',
  sources: { 'wbf-2017': '9B2', 'wbf-2007': '9B2' },
  offender: (state, act) =>
    state.procedure.awaitsDirector && !isPrematureCorrection(state, act) ? actorOf(state, act) : null,
};

/** Whether the act was a correction that is not decided on yet, so that the table waits as before. */
const isPending = ({ attempts, irregularities }: TableState, { at }: Act): boolean =>
  attempts.some(({ call, replaces }) => call.at === at && irregularities.some((one) => one.at === replaces));

/** A card that lies the wrong way is turned, and takes no director (65B3). */
const drawn = (state: TableState, { at, data }: ActOf<'AttentionDrawn'>): TableState =>
  withProcedure(state, {
    attention: [...state.procedure.attention, { at, by: data.by, act: data.act ?? null }],
    awaitsDirector: !state.directorCalled && !speaksOfPointedCard(state, data),
  });

/** The director comes, or somebody has gone on without them. */
const noLongerAwaited = (state: TableState, act: Act): TableState => {
  const ends = act.type === 'DirectorCalled' || (actorOf(state, act) !== null && !isPending(state, act));
  return state.procedure.awaitsDirector && ends ? withProcedure(state, { awaitsDirector: false }) : state;
};

const RESULTS: readonly Act['type'][] = ['ResultAgreed', 'ResultEntered', 'ScoreEntered', 'BoardNotPlayed'];

/** Thirteen tricks, a claim or a result end the play; with a claim that is void it goes on (68B2; 2017: 68D2b). */
const withPlayOver = (state: TableState, act: Act): TableState => {
  const resultIn = state.procedure.resultIn || RESULTS.includes(act.type);
  const playOver = resultIn || hasCeasedPlay(state.play.claim) || state.cards.play?.turn === null;
  return resultIn === state.procedure.resultIn && playOver === state.procedure.playOver
    ? state
    : withProcedure(state, { resultIn, playOver });
};

export const law09 = {
  after: (state, act) => {
    const played = withPlayOver(state, act);
    return act.type === 'AttentionDrawn' ? drawn(played, act) : noLongerAwaited(played, act);
  },
} satisfies LawModule;
