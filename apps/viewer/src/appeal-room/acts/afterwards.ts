import { INSTANCES } from '@app/contract';
import { r } from '../../strings/appeals';
import type { Room } from '../room-source';
import { type Act, type Field, act } from './act';
import { instances } from './formalities';
import { named, partiesOf, voiceOf } from './people';

/** What follows a decision: the deposit, telling the parties, and the end. */

const REASONS = ['judgement', 'facts', 'law', 'two-instances-agreed'] as const;

const byAndWhen: readonly Field[] = [
  { name: 'by', kind: 'person' },
  { name: 'at', kind: 'when' },
];

export const tellDecision = (room: Room): Act => {
  const { appeal, names } = room;
  const decision = appeal.decided?.revision ?? 0;
  const told = appeal.told.filter((one) => one.decision === decision).flatMap(({ to }) => to);
  const left = partiesOf(room).filter((party) => !told.includes(party));
  return act('TellDecision', {
    fields: [
      { name: 'parties', kind: 'several', options: named(names, left) },
      { name: 'furtherUntil', kind: 'when', optional: true, hint: r.hint.furtherUntil },
      { name: 'at', kind: 'when' },
    ],
    begins: { parties: left },
    data: (read) => ({
      at: read.at('at'),
      to: read.all('parties'),
      decision,
      ...read.optionalAt('furtherUntil', 'furtherUntil'),
    }),
  });
};

export const returnDeposit = (room: Room): Act =>
  act('ReturnDeposit', {
    fields: [{ name: 'reason', kind: 'line' }, { name: 'paragraph', kind: 'line' }, ...byAndWhen],
    begins: { by: voiceOf(room), paragraph: 'DBf X92B' },
    data: (read) => ({
      by: read.text('by'),
      at: read.at('at'),
      paragraph: read.text('paragraph'),
      reason: read.text('reason'),
    }),
  });

export const forfeitDeposit = (room: Room): Act => {
  const last = (about: string) => room.appeal.votes.findLast((vote) => vote.about === about)?.revision;
  const [vote, decisionVote] = [last('deposit'), last('decision')];
  return act('ForfeitDeposit', {
    fields: [
      { name: 'forfeitGround', kind: 'choice', options: REASONS.map((value) => ({ value, label: r.forfeit[value] })) },
      { name: 'reason', kind: 'long' },
      { name: 'paragraph', kind: 'line' },
      ...byAndWhen,
    ],
    begins: { by: voiceOf(room), paragraph: 'DBf X92B3', forfeitGround: 'judgement' },
    data: (read) => ({
      by: read.text('by'),
      at: read.at('at'),
      paragraph: read.text('paragraph'),
      ground: read.one('forfeitGround', REASONS),
      reason: read.text('reason'),
      ...(vote === undefined ? {} : { vote }),
      ...(decisionVote === undefined ? {} : { decisionVote }),
    }),
  });
};

export const takeFurther = (room: Room): Act =>
  act('TakeAppealFurther', {
    fields: [
      { name: 'contestant', kind: 'choice', options: named(room.names, partiesOf(room)) },
      { name: 'instance', kind: 'choice', options: instances() },
      { name: 'furtherAs', kind: 'line', hint: r.hint.furtherAs },
      { name: 'reason', kind: 'long' },
      { name: 'at', kind: 'when' },
    ],
    begins: {
      contestant: room.appeal.lodged.appellant,
      instance: 'federation-committee',
      furtherAs: `${room.appeal.id}-2`,
    },
    data: (read) => ({
      at: read.at('at'),
      by: read.text('contestant'),
      to: read.one('instance', INSTANCES),
      as: read.text('furtherAs'),
      reason: read.text('reason'),
    }),
  });

export const concludeAppeal = ({ appeal }: Room): Act =>
  act('ConcludeAppeal', {
    fields: [
      { name: 'reason', kind: 'line' },
      { name: 'paragraph', kind: 'line' },
      { name: 'at', kind: 'when' },
    ],
    begins: { paragraph: appeal.told.at(-1)?.paragraph ?? '', reason: r.nobodyWentFurther },
    data: (read) => ({ at: read.at('at'), paragraph: read.text('paragraph'), reason: read.text('reason') }),
  });
