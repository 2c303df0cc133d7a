import { INSTANCES, PROCEDURES, decisionAddress } from '@app/contract';
import { r } from '../../strings/appeals';
import { t } from '../../strings';
import type { Room } from '../room-source';
import { type Act, type Option, act } from './act';
import { named, playersOf } from './people';

/** What belongs to a case beside its hearing: consent, deposit, and where it goes. */

export const instances = (): readonly Option[] => INSTANCES.map((value) => ({ value, label: r.instance[value] }));
const procedures = (): readonly Option[] => PROCEDURES.map((value) => ({ value, label: r.procedure[value] }));

export const giveConsent = ({ appeal, session, names }: Room): Act => {
  const { lodgedBy, appellant } = appeal.lodged;
  const left = playersOf(session, appellant).filter((one) => !lodgedBy.includes(one));
  const by = {
    name: 'by' as const,
    ...(left.length === 0 ? { kind: 'person' as const } : { kind: 'choice' as const, options: named(names, left) }),
  };
  return act('GiveConsent', {
    fields: [by, { name: 'at', kind: 'when' }],
    begins: { by: left[0] ?? '' },
    data: (read) => ({ by: read.text('by'), at: read.at('at') }),
  });
};

export const payDeposit = ({ appeal }: Room, me: string): Act => {
  const { amount = 0, currency = '' } = appeal.lodged.deposit ?? {};
  return act('PayDeposit', {
    fields: [
      { name: 'to', kind: 'person' },
      { name: 'at', kind: 'when' },
    ],
    begins: { to: me },
    data: (read) => ({ amount, currency, to: read.text('to'), at: read.at('at') }),
  });
};

export const refuseAppeal = (_room: Room, me: string): Act =>
  act('RefuseAppeal', {
    fields: [
      { name: 'reason', kind: 'long' },
      { name: 'paragraph', kind: 'line' },
      { name: 'by', kind: 'person' },
      { name: 'at', kind: 'when' },
    ],
    begins: { by: me, paragraph: 'L92' },
    data: (read) => ({
      by: read.text('by'),
      at: read.at('at'),
      paragraph: read.text('paragraph'),
      reason: read.text('reason'),
    }),
  });

export const referAppeal = (_room: Room, me: string): Act =>
  act('ReferAppeal', {
    fields: [
      { name: 'instance', kind: 'choice', options: instances() },
      { name: 'procedure', kind: 'choice', options: procedures() },
      { name: 'reason', kind: 'long' },
      { name: 'paragraph', kind: 'line' },
      { name: 'by', kind: 'person' },
      { name: 'at', kind: 'when' },
    ],
    begins: { by: me, instance: 'federation-committee', procedure: 'written', paragraph: 'L93C' },
    data: (read) => ({
      by: read.text('by'),
      at: read.at('at'),
      to: read.one('instance', INSTANCES),
      procedure: read.one('procedure', PROCEDURES),
      paragraph: read.text('paragraph'),
      reason: read.text('reason'),
    }),
  });

export const redirectAppeal = ({ board }: Room, me: string): Act => {
  const rulings = board?.view?.rulings.filter(({ status }) => status === 'given' || status === 'told') ?? [];
  const options = rulings.map(({ at, reasons }) => ({
    value: decisionAddress(board?.stream ?? '', at),
    label: `${t.laws.event(at + 1)}: ${reasons}`,
  }));
  return act('RedirectAppeal', {
    fields: [
      { name: 'against', kind: 'choice', options },
      { name: 'reason', kind: 'long' },
      { name: 'by', kind: 'person' },
      { name: 'at', kind: 'when' },
    ],
    begins: { by: me, against: options[0]?.value ?? '' },
    data: (read) => ({
      by: read.text('by'),
      at: read.at('at'),
      to: read.text('against'),
      reason: read.text('reason'),
    }),
  });
};

export const withdrawAppeal = ({ appeal, names }: Room): Act =>
  act('WithdrawAppeal', {
    fields: [
      { name: 'lodgedBy', kind: 'several', options: named(names, appeal.lodged.lodgedBy) },
      { name: 'reason', kind: 'long' },
      { name: 'cannotMatter', kind: 'flag' },
      { name: 'paragraph', kind: 'line' },
      { name: 'at', kind: 'when' },
    ],
    begins: { lodgedBy: appeal.lodged.lodgedBy, paragraph: 'DBf X92C' },
    data: (read) => ({
      at: read.at('at'),
      by: read.all('lodgedBy'),
      reason: read.text('reason'),
      paragraph: read.text('paragraph'),
      ...(read.is('cannotMatter') ? { cannotMatter: true } : {}),
    }),
  });
