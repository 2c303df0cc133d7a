import type { LawModule } from '../state/law-module';
import type { CallOnTable, TableState } from '../state/table-state';
import { callAt, goneCall, isOpen, settled, withReview } from '../table/changes';
import { sideOfDoer, withFact, withProcedure, withStatement } from '../table/procedure-changes';

/** What was asked, offered or imposed because of a call that has been rectified, and that the director lets go. */
const withoutConsequences = (state: TableState, act: number): TableState => ({
  ...state,
  // The call that is gone has to be replaced all the same.
  obligations: state.obligations.filter((one) => one.act !== act || one.kind === 'replace-call'),
  options: state.options.filter((one) => one.act !== act),
  // Whether the call was meant at all is no rectification, and still has to be said.
  questions: state.questions.filter(({ against, question }) => against !== act || question === 'unintended'),
  replacements: state.replacements.filter(({ at }) => at !== act),
  restrictions: state.restrictions.filter(({ at }) => at !== act),
});

/** 81C5: the director waives the rectification; what is still open stands as it was called. */
const waived = (state: TableState, act: number): TableState => {
  const over = withoutConsequences(settled(state, act, 'condoned'), act);
  return {
    ...over,
    irregularities: over.irregularities.map((one) =>
      one.at === act && !isOpen(one) && one.status === 'ruled' ? { ...one, status: 'condoned' } : one,
    ),
  };
};

export const law81 = {
  raisable: {
    /** 81C5: at the request of the side that has not offended, and where there is reason. */
    'waive-rectification': { law: { 'wbf-2017': '81C5', 'wbf-2007': '81C5' }, answers: ['waived', 'not-waived'] },
  },
  judged: {
    'waive-rectification': (state, { act }, answer) => (answer === 'waived' ? waived(state, act) : state),
  },
} satisfies LawModule;

export const law82 = {
  raisable: {
    /** 82C: a ruling that was wrong, and that nothing can put right so that the board is scored as usual. */
    'directors-error': { law: { 'wbf-2017': '82C', 'wbf-2007': '82C' }, answers: ['error', 'no-error'] },
  },
  judged: {
    'directors-error': (state, { act }, answer) =>
      answer === 'error' ? withReview(state, { law: '82C', act, side: null }) : state,
  },
} satisfies LawModule;

export const law83 = {
  raisable: {
    /** The director thinks that their finding or their judgement might well be looked at again. */
    'right-of-appeal': { law: { 'wbf-2017': '83', 'wbf-2007': '83' }, answers: ['pointed-out', 'referred'] },
  },
  judged: {
    'right-of-appeal': (state, { act }, answer) =>
      withProcedure(state, { appealRights: [...state.procedure.appealRights, { act, law: '83', answer }] }),
  },
} satisfies LawModule;

/** Ruling on facts that all agree on. */
export const law84 = {
  raisable: {
    /** 84D: an irregularity for which the Laws prescribe nothing, and which has probably hurt the other side. */
    'probable-damage': { law: { 'wbf-2017': '84D', 'wbf-2007': '84D' }, answers: ['probable', 'improbable'] },
  },
  judged: {
    'probable-damage': (state, { act }, answer) => {
      const side = sideOfDoer(state, act);
      return answer === 'probable' && side ? withReview(state, { law: '84D', act, side }) : state;
    },
  },
  after: (state, act) =>
    act.type === 'FactFound' && act.data.basis === 'agreed' ? withFact(state, act.at, act.data, '84') : state,
} satisfies LawModule;

/** Natural it shows its own denomination and no other; artificial, what it is said to show, or nobody knows. */
const foundArtificial = (state: TableState, act: number, isArtificial: boolean): TableState => {
  const found = <C extends CallOnTable>(call: C): C =>
    call.at === act ? { ...call, artificial: isArtificial, shows: isArtificial ? call.shows : null } : call;
  return {
    ...state,
    inForce: state.inForce.map(found),
    gone: state.gone.map(found),
    attempts: state.attempts.map((one) => ({ ...one, call: found(one.call) })),
  };
};

/** Ruling where the players do not agree on what happened. */
export const law85 = {
  raisable: {
    /** 85B: whether the director can say at all what happened. */
    'facts-established': { law: { 'wbf-2017': '85B', 'wbf-2007': '85B' }, answers: ['established', 'not-established'] },
    /**
     * 85A1: what a call meant, where the director finds otherwise than was noted: it decides on 15C, 17D2, 26, 30C and 31
     * from then on.
     */
    'artificial-call': {
      law: { 'wbf-2017': '85A1', 'wbf-2007': '85A1' },
      answers: (state, act) => ((callAt(state, act) ?? goneCall(state, act)) ? ['artificial', 'natural'] : []),
    },
  },
  judged: {
    'artificial-call': (state, { act }, answer) => foundArtificial(state, act, answer === 'artificial'),
    // 85B: the table goes on from where it is.
    'facts-established': (state, { act }, answer) =>
      answer === 'not-established' ? settled(state, act, 'ruled') : state,
  },
  after: (state, act) => {
    if (act.type === 'StatementTaken') return withStatement(state, act.at, act.data);
    return act.type === 'FactFound' && act.data.basis === 'balance-of-probabilities'
      ? withFact(state, act.at, act.data, '85')
      : state;
  },
} satisfies LawModule;
