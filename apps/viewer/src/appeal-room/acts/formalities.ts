import { decisionAddress } from '@app/contract';
import { messages } from '../../strings';
import type { Room } from '../room-source';
import { type Act, act, long, person } from './act';
import { named, playersOf } from './people';

/** What belongs to a case beside its hearing: consent, deposit, and where it goes. */

export const giveConsent = ({ appeal, session, names }: Room): Act => {
  const { lodgedBy, appellant } = appeal.lodged;
  const left = playersOf(session, appellant).filter((one) => !lodgedBy.includes(one));
  return act('GiveConsent', {
    fields: [left.length === 0 ? person('by') : { name: 'by', options: named(names, left) }, 'at'],
    begins: { by: left[0] ?? '' },
  });
};

export const payDeposit = ({ appeal }: Room, me: string): Act => {
  const { amount = 0, currency = '' } = appeal.lodged.deposit ?? {};
  return act('PayDeposit', { fields: [person('to'), 'at'], begins: { to: me }, fixed: { amount, currency } });
};

export const refuseAppeal = (_room: Room, me: string): Act =>
  act('RefuseAppeal', {
    fields: [long('reason'), 'paragraph', person('by'), 'at'],
    begins: { by: me, paragraph: 'L92' },
  });

export const referAppeal = (_room: Room, me: string): Act =>
  act('ReferAppeal', {
    fields: ['to', 'procedure', long('reason'), 'paragraph', person('by'), 'at'],
    begins: { by: me, to: 'federation-committee', procedure: 'written', paragraph: 'L93C' },
  });

export const redirectAppeal = ({ board }: Room, me: string): Act => {
  const rulings = board?.view?.rulings.filter(({ status }) => status === 'given' || status === 'told') ?? [];
  const options = rulings.map(({ at, reasons }) => ({
    value: decisionAddress(board?.stream ?? '', at),
    label: `${messages.laws.event(at + 1)}: ${reasons}`,
  }));
  return act('RedirectAppeal', {
    fields: [{ name: 'to', options }, long('reason'), person('by'), 'at'],
    begins: { by: me, to: options[0]?.value ?? '' },
  });
};

export const withdrawAppeal = ({ appeal, names }: Room): Act =>
  act('WithdrawAppeal', {
    fields: [
      { name: 'by', options: named(names, appeal.lodged.lodgedBy) },
      long('reason'),
      'cannotMatter',
      'paragraph',
      'at',
    ],
    begins: { by: appeal.lodged.lodgedBy, paragraph: 'DBf X92C' },
  });
