import { otherSide, partnerOf, sideOf } from '@app/bridge';
import type { ActData, ActOf, ActType } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { Information, TableState } from '../state/table-state';
import { under, withReview } from '../table/changes';
import { openingAnew } from '../table/reviews';
import type { Told } from '../table/told';
import { FROM_PARTNER, withToldByPartner } from '../table/told';
import { callMadeAt } from '../table/who';

type Telling = { readonly [T in ActType]?: (state: TableState, data: ActData[T], at: number) => Told | null };

/** Whether partner gets to know an answer; what goes behind a screen, or to some of the players only, may miss him. */
const partnerHears = ({ screens }: TableState, { by, to }: ActData['ExplanationGiven']): boolean =>
  to ? to.includes(partnerOf(by)) : !screens;

/** Who alerts his own call does so where partner does not see it: online, or behind a screen. */
const isSelfAlert = (state: TableState, { by, act }: ActData['AlertGiven']): boolean =>
  callMadeAt(state, act)?.seat === by;

/** What a player tells his partner by an act otherwise than by a call or a play; null where it tells him nothing. */
const TELLS: Telling = {
  TempoNoted: (_, { seat, act, disputed }, at) => ({ kind: 'tempo', act: act ?? at, from: seat, disputed }),
  MannerNoted: (_, { by, act }, at) => ({ kind: 'manner', act: act ?? at, from: by }),
  RemarkMade: (_, { by }, act) => ({ kind: 'remark', act, from: by }),
  QuestionAsked: ({ screens }, { by }, act) => (screens ? null : { kind: 'question', act, from: by }),
  AlertGiven: (state, data, act) =>
    state.screens || isSelfAlert(state, data) ? null : { kind: 'alert', act, from: data.by },
  AnnouncementMade: (state, data, act) =>
    state.screens || isSelfAlert(state, data) ? null : { kind: 'announcement', act, from: data.by },
  ExplanationGiven: (state, data, act) => {
    const unseen = data.manner === 'written' && isSelfAlert(state, data);
    return unseen || !partnerHears(state, data) ? null : { kind: 'explanation', act, from: data.by };
  },
  ExplanationCorrected: ({ screens }, { by }, act) => (screens ? null : { kind: 'correction', act, from: by }),
};

/** After the play there is nothing left to use it for; but how an earlier call or play was made may be noted then. */
const isTooLate = ({ hands, procedure }: TableState, told: Told, at: number): boolean =>
  told.act === at && (hands.finished || procedure.playOver);

const toldBy = <T extends ActType>(state: TableState, { type, at, data }: ActOf<T>): Told | null => {
  const told = TELLS[type]?.(state, data, at) ?? null;
  return told && isTooLate(state, told, at) ? null : told;
};

/** Information that a player has from his partner by this act. */
const isToldBy = (state: TableState, act: number, one: Information): boolean =>
  one.act === act && one.law === under(state, FROM_PARTNER);

const undisputed = ({ kind, act, from, law, authorised, unauthorised }: Information): Information => ({
  kind,
  act,
  from,
  law,
  authorised,
  unauthorised,
});

/** A disputed fact is found: it was as noted, or there was nothing of the kind. */
const whetherGiven = (state: TableState, { act }: { readonly act: number }, answer: string): TableState => ({
  ...state,
  information: state.information.flatMap((one) => {
    if (!isToldBy(state, act, one)) return [one];
    return answer === 'given' ? [undisputed(one)] : [];
  }),
});

export const law16 = {
  raisable: {
    'information-given': {
      law: FROM_PARTNER,
      answers: (state, act) =>
        state.information.some((one) => isToldBy(state, act, one)) ? ['given', 'not-given'] : [],
    },
  },
  judged: { 'information-given': whetherGiven },
  after: (state, act) => {
    if (act.type === 'RightsReserved') {
      // 16B2: the director may be called later, about what this player's opponents have done.
      const side = otherSide(sideOf(act.data.by));
      return openingAnew(state, (now) => withReview(now, { law: '16B2', act: act.data.act ?? act.at, side }));
    }
    const told = toldBy(state, act);
    return told ? withToldByPartner(state, told) : state;
  },
} satisfies LawModule;
