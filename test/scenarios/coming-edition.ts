import { type Edition, inEdition } from '@app/bridge';
import { LAW_BOOK, type LawBook, type TableState } from '@app/laws';
import { LAWS_CITATIONS, SCORING_PROFILES, type ScoringProfile } from '@app/scoring';

/**
 * An edition after that of 2017, which nobody has written: five changes of five kinds, each to one paragraph. All else
 * is as in 2017, and is said nowhere here.
 */
export const COMING = 'wbf-2027' as Edition;

/** The rules whose boards the changes can reach: a record without a finding of one of them has to be as in 2017. */
export const REACHED = ['pass-out-of-rotation', 'insufficient-bid', 'inadmissible-double', 'attention-by-dummy'];

const { laws, actRules } = LAW_BOOK;
const pass = laws.irregularities['pass-out-of-rotation'];
const bid = laws.irregularities['insufficient-bid'];
const double = laws.irregularities['inadmissible-double'];

/** The table with other choices in the options that one paragraph has opened. */
const choosing = (
  state: TableState,
  law: string,
  change: (choices: readonly string[]) => readonly string[],
): TableState => ({
  ...state,
  options: state.options.map((one) => (one.law === law ? { ...one, choices: change(one.choices) } : one)),
});

export const COMING_BOOK: LawBook = {
  ...LAW_BOOK,
  laws: {
    ...laws,
    irregularities: {
      ...laws.irregularities,
      // An option less: 29A, a pass out of rotation can only be declined.
      'pass-out-of-rotation': {
        ...pass,
        directorComes: (state, irregularity) =>
          choosing(pass.directorComes(state, irregularity), '29A', (choices) =>
            choices.filter((one) => one !== 'accept'),
          ),
      },
      // An option more: 27A, LHO may also let the bid stand without accepting it.
      'insufficient-bid': {
        ...bid,
        directorComes: (state, irregularity) =>
          choosing(bid.directorComes(state, irregularity), '27A1', (choices) => [...choices, 'let-stand']),
      },
      // Another duty: 36B, partner passes once and not for the rest of the auction.
      'inadmissible-double': {
        ...double,
        directorComes: (state, irregularity) => {
          const ruled = double.directorComes(state, irregularity);
          return {
            ...ruled,
            obligations: ruled.obligations.map((one) =>
              one.kind === 'pass' && one.act === irregularity.at ? { ...one, extent: 'once' } : one,
            ),
          };
        },
      },
    },
    chosen: {
      ...laws.chosen,
      'insufficient-bid': (state, option, choice) => {
        const after = laws.chosen['insufficient-bid'](state, option, choice === 'let-stand' ? 'accept' : choice);
        return choice === 'let-stand'
          ? {
              ...after,
              irregularities: after.irregularities.map((one) =>
                one.at === option.act && one.rule === 'insufficient-bid' ? { ...one, status: 'ruled' } : one,
              ),
            }
          : after;
      },
    },
  },
  // Another number: 9A4, on dummy who draws attention during the play, has become 9A5.
  actRules: actRules.map((rule) =>
    rule.name === 'attention-by-dummy'
      ? { ...rule, sources: { ...rule.sources, [COMING]: `${inEdition('wbf-2017', rule.sources)?.slice(0, -1)}5` } }
      : rule,
  ),
};

/** Another value: 78D, a contestant that sits out gets average plus. */
export const COMING_SCORING: ScoringProfile = {
  name: 'WBF after 2017',
  cite: LAWS_CITATIONS,
  tables: [
    {
      'sit-out': [
        { value: 'average-plus', unit: 'word', from: '2027-08-01', to: null, reference: 'L78D', override: 'L78D' },
      ],
    },
    ...SCORING_PROFILES['wbf-2017'].tables,
  ],
};
