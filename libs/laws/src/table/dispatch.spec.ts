import { AUCTION_LAWS } from '../auction';
import { law27 } from '../auction/law-27';
import type { law27B } from '../auction/law-27b';
import { LAW_BOOK } from '../book';
import { HAND_LAWS } from '../hands';
import { INFORMATION_LAWS } from '../information';
import { PLAY_LAWS } from '../play';
import { PROCEDURE_LAWS } from '../procedure';
import { REGULATION_LAWS } from '../regulations';
import type { LawModule } from '../state/law-module';
import { IRREGULAR_CALLS, IRREGULAR_CARDS, OPTIONS, QUESTIONS, REPLACEMENTS, VACANCIES } from '../state/names';
import { type Unhandled, dispatchOf } from './dispatch';

const OTHERS = [...HAND_LAWS, ...PLAY_LAWS, ...INFORMATION_LAWS, ...PROCEDURE_LAWS, ...REGULATION_LAWS] as const;

/** Law 27 without the handler of its option. */
const law27WithoutOption = { irregularities: law27.irregularities };
const WITHOUT_27 = AUCTION_LAWS.filter((module) => module !== law27);

describe('the handlers of names', () => {
  it('are complete: one for each name', () => {
    const { irregularities, irregularCards, chosen, judged, replaced, filled } = LAW_BOOK.laws;
    const names = [irregularities, irregularCards, chosen, judged, replaced, filled].map((one) =>
      Object.keys(one).sort(),
    );
    const expected = [IRREGULAR_CALLS, IRREGULAR_CARDS, OPTIONS, QUESTIONS, REPLACEMENTS, VACANCIES];
    expect(names).toEqual(expected.map((one) => [...one].sort()));
  });

  it('a name without a handler does not compile, and does not load', () => {
    const modules = [law27WithoutOption, ...OTHERS] as const;
    type Missing = Extract<Unhandled<(typeof modules)[number]>, 'insufficient-bid'>;
    const missing: Missing = 'insufficient-bid';
    // @ts-expect-error the option of Law 27 has no handler
    expect(() => dispatchOf(modules)).toThrow('no Law handles these names of irregularities: pass-out-of-rotation');
    // @ts-expect-error this name is handled
    const handled: Unhandled<typeof law27B> = 'same-denomination';
    expect([missing, handled]).toHaveLength(2);
  });

  it('a misspelt name does not compile', () => {
    const misspelt = {
      judged: {
        // @ts-expect-error the question is same-denomination
        'same-denominaton': () => undefined,
      },
    } satisfies LawModule;
    expect(Object.keys(misspelt.judged)).toHaveLength(1);
  });

  it('two handlers of one name do not load', () => {
    const twice: LawModule = { judged: { 'same-denomination': (state) => state } };
    const modules: readonly LawModule[] = [...AUCTION_LAWS, ...OTHERS, twice];
    // @ts-expect-error what these modules handle is not known to the compiler, but complete
    expect(() => dispatchOf(modules)).toThrow('two Laws handle the same name of judged: same-denomination');
    const raisedTwice: LawModule = { raisable: { 'own-fault': { law: {}, answers: [] } } };
    expect(() => dispatchOf([...WITHOUT_27, law27, ...OTHERS, raisedTwice])).toThrow('of raisable: own-fault');
  });
});
