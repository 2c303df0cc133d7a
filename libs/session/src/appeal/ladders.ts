import type { Parameter } from '@app/bridge';
import type { AppealInstance, Ladder } from '@app/contract';
import { type HeardParty, type OnLadder, type Rung, procedureOn, rungsOf } from '../procedure';

/** The chief director hears and decides everything (93A). */
export const chiefDirectorHearsAll = ({ ladder, absent }: Pick<OnLadder, 'ladder' | 'absent'>): boolean =>
  absent.includes('committee') &&
  !absent.includes('chief-director') &&
  rungsOf(ladder).withoutCommittee === 'chief-director';

/** One person sits as committee for what the chief director has not decided already (DBf 310A3). */
const hears = (one: Rung, { ladder, parts, absent }: OnLadder): boolean => {
  const noCommittee = absent.includes('committee');
  switch (one.comes) {
    case 'law-part':
      return !absent.includes('chief-director') && (parts.includes('law') || chiefDirectorHearsAll({ ladder, absent }));
    case 'committee':
      return (
        !noCommittee || (rungsOf(ladder).withoutCommittee === 'one-person' && parts.some((part) => part !== 'law'))
      );
    case 'in-place':
      return noCommittee;
    case 'always':
      return true;
    case 'first':
    case 'by-referral':
      return false;
  }
};

/** The place of an instance on the ladder; -1 where it is not on it. */
export const rankOf = (ladder: Ladder, instance: AppealInstance): number =>
  rungsOf(ladder).rungs.findIndex((one) => one.instance === instance);

export const rungOf = (ladder: Ladder, instance: AppealInstance): Rung | null =>
  rungsOf(ladder).rungs.find((one) => one.instance === instance) ?? null;

/** Who hears a case that was decided below; null where nobody does any more. */
export const rungAbove = (below: AppealInstance, on: OnLadder): Rung | null =>
  rungsOf(on.ladder)
    .rungs.slice(rankOf(on.ladder, below) + 1)
    .find((one) => hears(one, on)) ?? null;

/** By which paragraph the last instance has the last word. */
export const lastWord = (ladder: Ladder): string => procedureOn(ladder, 'last-word').reference;

/** Who is heard before whom, by which paragraph (DBf 253C1-2, FSB 107B1); null where no text says so. */
export const orderOfHearing = (ladder: Ladder): Parameter<readonly HeardParty[]> | null =>
  procedureOn(ladder, 'order-of-hearing');
