import type { AppealEventData } from '@app/contract';
import { appealEvents, hearingOf, orderOfHearing, saidText } from '@app/session';
import type { Room } from './room-source';

type Party = AppealEventData<'PartyHeard'>['party'];

/** What somebody said to the committee, or wrote. */
export interface Said {
  readonly how: 'heard' | 'filed';
  readonly party: Party;
  readonly by: string | null;
  readonly at: string;
  readonly text: string;
}

/** The hearing before the instance that has the case. */
export interface Hearing {
  readonly opened: AppealEventData<'HearingOpened'> | null;
  readonly closed: string | null;
  /** In the order in which it was said. */
  readonly said: readonly Said[];
  /** Who is heard, in order, and whether that has been done. */
  readonly order: readonly { readonly party: Party; readonly heard: boolean }[];
  /** Which paragraph asks for that order; null where it is only the usual one. */
  readonly paragraph: string | null;
}

const PARTIES: readonly Party[] = ['director', 'appellant', 'respondent'];

export const hearingIn = ({ appeal, history }: Pick<Room, 'appeal' | 'history'>): Hearing => {
  const current = hearingOf(history);
  const said = current.events.flatMap(({ type, data }): readonly Said[] => {
    if (type !== 'PartyHeard' && type !== 'WrittenStatementFiled') return [];
    const { party, by = null, at, text } = data;
    return [{ how: type === 'PartyHeard' ? 'heard' : 'filed', party, by, at, text: saidText(text) }];
  });
  const present = PARTIES.filter((party) => party !== 'respondent' || appeal.lodged.respondents.length > 0);
  return {
    opened: appealEvents(current, 'HearingOpened').at(-1)?.data ?? null,
    closed: appealEvents(current, 'HearingClosed').at(-1)?.data.at ?? null,
    said,
    order: present.map((party) => ({ party, heard: said.some((one) => one.party === party) })),
    paragraph: orderOfHearing(appeal.lodged.ladder)?.reference ?? null,
  };
};
