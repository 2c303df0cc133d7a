import { type AppealEventData, type AppealInstance, parseDecisionAddress } from '@app/contract';
import { procedureOn } from '../procedure';
import { type Appeal, appealEvents } from './fold';
import { peopleOf } from './parties';
import { againstOf, beforeInstance } from './progress';
import type { CaseRecords } from './records';

/** Why a member has no part in a case. */
interface Disqualified {
  readonly ground: AppealEventData<'MemberStoodDown'>['ground'];
  /** Where the member has not said it himself. */
  readonly paragraph: string | null;
}

export interface CommitteeMember {
  readonly member: string;
  readonly contestant: string | null;
  readonly disqualified: Disqualified | null;
}

/** The committee before which a case is, as it was convened and as members have stood down since. */
export interface Committee {
  readonly instance: AppealInstance;
  /** Null where the committee chooses one (DBf 253A). */
  readonly chair: string | null;
  /** Why one person sits alone; null where several do. */
  readonly single: string | null;
  readonly members: readonly CommitteeMember[];
  /** Members who may sit. */
  readonly able: readonly string[];
  /** How many of them it takes. */
  readonly quorum: number;
}

/** With how many able members an oral committee decides (DBf 252A1), by which paragraph; no text has it of another. */
export const quorumOf = (
  { lodged }: Appeal,
  instance: AppealInstance,
): { readonly members: number; readonly paragraph: string } | null => {
  const said = instance === 'oral-committee' ? procedureOn(lodged.ladder, 'committee-members') : null;
  return said && { members: said.value, paragraph: said.reference };
};

/** Who sat in instances that have heard the case before. */
const satBefore = (appeal: Appeal, records: CaseRecords, instance: AppealInstance): readonly string[] => {
  const own = appealEvents(appeal, 'CommitteeConvened').filter(({ data }) => data.instance !== instance);
  const below = records.appeal(parseDecisionAddress(appeal.lodged.against)?.stream ?? '');
  const inBelow = below ? appealEvents(below, 'CommitteeConvened') : [];
  return [
    ...[...own, ...inBelow].flatMap(({ data }) => data.members.map(({ member }) => member)),
    ...(below ? satBefore(below, records, instance) : []),
  ];
};

/** Who gave the ruling that a case is about; null where it is about something else. */
const ruledBy = ({ board }: CaseRecords, against: string): string | null => {
  const address = parseDecisionAddress(against);
  const decisions = address && board(address.stream)?.decisions;
  return decisions?.rulings.find(({ at }) => at === address?.revision)?.data.by ?? null;
};

/**
 * Why somebody cannot sit, as far as the record shows it: players of a party always (DBf 252D1), the director
 * who ruled, and before the Law Commission who sat on the jury (FSB LK, right to be present B).
 */
export const disqualification = (
  appeal: Appeal,
  records: CaseRecords,
  instance: AppealInstance,
  { member, contestant }: Pick<CommitteeMember, 'member' | 'contestant'>,
): Disqualified | null => {
  const { appellant, respondents, ladder } = appeal.lodged;
  const isParty = [appellant, ...respondents].some(
    (party) => party === contestant || peopleOf(records, againstOf(appeal), party).includes(member),
  );
  if (isParty) return { ground: 'party', paragraph: procedureOn(ladder, 'party-on-committee').reference };
  if (ruledBy(records, againstOf(appeal)) === member) {
    return { ground: 'earlier-instance', paragraph: procedureOn(ladder, 'director-on-committee').reference };
  }
  const others = procedureOn(ladder, 'instances-of-others');
  return others?.value.includes(instance) && satBefore(appeal, records, instance).includes(member)
    ? { ground: 'earlier-instance', paragraph: others.reference }
    : null;
};

/** The committee of the instance; null where none has been convened yet. */
export const committeeOf = (appeal: Appeal, records: CaseRecords): Committee | null => {
  const convened = appealEvents(beforeInstance(appeal), 'CommitteeConvened').at(-1);
  if (!convened) return null;
  const { instance, chair, single, members } = convened.data;
  const stoodDown = appealEvents(appeal, 'MemberStoodDown').filter(({ revision }) => revision > convened.revision);
  const replacing = stoodDown.flatMap(({ data }) =>
    data.replacedBy === undefined ? [] : [{ member: data.replacedBy }],
  );
  const all = [...members, ...replacing].map((one): CommitteeMember => {
    const seat = { contestant: null, ...one };
    const down = stoodDown.find(({ data }) => data.member === seat.member);
    const disqualified = down
      ? { ground: down.data.ground, paragraph: null }
      : disqualification(appeal, records, instance, seat);
    return { ...seat, disqualified };
  });
  return {
    instance,
    chair: chair ?? null,
    single: single ?? null,
    members: all,
    able: all.flatMap(({ member, disqualified }) => (disqualified ? [] : [member])),
    quorum: (single === undefined ? quorumOf(appeal, instance)?.members : undefined) ?? 1,
  };
};
