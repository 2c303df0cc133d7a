import type { AppealPart, DecisionAddress } from '@app/contract';
import { type Appeal, type RecordedAppealEvent, appealEvents } from './fold';
import type { OnLadder, Rung } from '../procedure';
import { chiefDirectorHearsAll, rungAbove } from './ladders';

/** How far a case has come, worked out from its events. */

/** What it is about now: a ruling that was amended while it was pending gives way to the one in its place. */
export const againstOf = (appeal: Appeal): DecisionAddress =>
  appealEvents(appeal, 'AppealRedirected').at(-1)?.data.to ?? appeal.lodged.against;

/**
 * Whether a committee has been convened for it: with that the director or the organiser has admitted the appeal, and from
 * then on the role `committee` sees what it is about. A referral alone admits nothing: it names an instance and nobody
 * who is to see anything.
 */
export const committeeWasConvened = (appeal: Pick<Appeal, 'events'>): boolean =>
  appealEvents(appeal, 'CommitteeConvened').length > 0;

const since = (appeal: Appeal, begins: (event: RecordedAppealEvent) => boolean): Pick<Appeal, 'events'> => ({
  events: appeal.events.slice(appeal.events.findLastIndex(begins) + 1),
});

/** What the instance before which it is has done. */
export const beforeInstance = (appeal: Appeal) => since(appeal, ({ type }) => type === 'AppealReferred');

/**
 * The hearing: it begins anew before another instance, about another ruling, and for a member who comes into an oral
 * one, because a committee decides when it has heard the parties (DBf 253C3).
 */
export const hearingOf = (appeal: Appeal) => {
  const isOral = turnOf(appeal).procedure === 'oral';
  return since(
    appeal,
    ({ type, data }) =>
      type === 'AppealReferred' ||
      type === 'AppealRedirected' ||
      (isOral && type === 'MemberStoodDown' && data.replacedBy !== undefined),
  );
};

export const lawPartOf = (appeal: Appeal): RecordedAppealEvent<'LawPartDecided'> | undefined =>
  appealEvents(
    since(appeal, ({ type }) => type === 'AppealRedirected'),
    'LawPartDecided',
  ).at(-1);

/** What is still to be decided after the chief director has decided on the law (93B1). */
export const partsLeft = (appeal: Appeal): readonly AppealPart[] =>
  appeal.lodged.parts.filter((part) => part !== 'law' || !lawPartOf(appeal));

export const onLadder = (appeal: Appeal): OnLadder => {
  const { ladder, absent = [] } = appeal.lodged;
  return { ladder, absent, parts: partsLeft(appeal) };
};

export type Turn = Pick<Rung, 'instance' | 'procedure'>;

const referralOf = (appeal: Appeal) => appealEvents(appeal, 'AppealReferred').at(-1);

/**
 * The chief director has all of it: there is no committee, or what there is cannot work, and it was referred to him
 * (93A). Otherwise he decides on the law, and refers the rest (93B1-2).
 */
export const isAllForChiefDirector = (appeal: Appeal): boolean =>
  chiefDirectorHearsAll(onLadder(appeal)) || referralOf(appeal)?.data.to === 'chief-director';

/** Whose turn it is: where the chief director has decided on the law, the instance for the rest (93B2). */
export const turnOf = (appeal: Appeal): Turn => {
  const referral = referralOf(appeal);
  const turn: Turn = referral
    ? { instance: referral.data.to, procedure: referral.data.procedure }
    : { instance: appeal.lodged.instance, procedure: appeal.lodged.procedure };
  const onLaw = lawPartOf(appeal);
  const on = onLadder(appeal);
  if (turn.instance !== 'chief-director' || !onLaw || on.parts.length === 0 || isAllForChiefDirector(appeal))
    return turn;
  return rungAbove('chief-director', on) ?? turn;
};

export type DecidedEvent = RecordedAppealEvent<'AppealDecided'> | RecordedAppealEvent<'LawPartDecided'>;

/** What the instance has decided, where nothing is left to decide; null while something is. */
export const decisionOf = (appeal: Appeal): DecidedEvent | null => {
  const decided = appealEvents(beforeInstance(appeal), 'AppealDecided').at(-1);
  if (decided) return decided;
  const onLaw = appealEvents(beforeInstance(appeal), 'LawPartDecided').at(-1);
  return onLaw && partsLeft(appeal).length === 0 ? onLaw : null;
};

const CLOSING = ['AppealRefused', 'AppealWithdrawn', 'AppealTakenFurther', 'AppealFinal'] as const;
type Closing = RecordedAppealEvent<(typeof CLOSING)[number]>;

/** What has brought it to its end; null while it goes on. */
export const closingOf = (appeal: Appeal): Closing | null =>
  appeal.events.find((event): event is Closing => CLOSING.some((type) => type === event.type)) ?? null;
