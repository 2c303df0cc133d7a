import { appealMessages } from '../../strings/appeals';
import type { Room } from '../room-source';
import { type Act, act, long, person } from './act';
import { named, partiesOf, voiceOf } from './people';

/** What follows a decision: the deposit, telling the parties, and the end. */

export const tellDecision = (room: Room): Act => {
  const { appeal, names } = room;
  const decision = appeal.decided?.revision ?? 0;
  const told = appeal.told.filter((one) => one.decision === decision).flatMap(({ to }) => to);
  const left = partiesOf(room).filter((party) => !told.includes(party));
  return act('TellDecision', {
    fields: [
      { name: 'to', options: named(names, left) },
      { name: 'furtherUntil', hint: appealMessages.hint.furtherUntil },
      'at',
    ],
    begins: { to: left },
    fixed: { decision },
  });
};

export const returnDeposit = (room: Room): Act =>
  act('ReturnDeposit', {
    fields: ['reason', 'paragraph', person('by'), 'at'],
    begins: { by: voiceOf(room), paragraph: 'DBf X92B' },
  });

export const forfeitDeposit = (room: Room): Act => {
  const last = (about: string) => room.appeal.votes.findLast((vote) => vote.about === about)?.revision;
  const [vote, decisionVote] = [last('deposit'), last('decision')];
  return act('ForfeitDeposit', {
    fields: ['ground', long('reason'), 'paragraph', person('by'), 'at'],
    begins: { by: voiceOf(room), paragraph: 'DBf X92B3', ground: 'judgement' },
    fixed: {
      ...(vote === undefined ? {} : { vote }),
      ...(decisionVote === undefined ? {} : { decisionVote }),
    },
  });
};

export const takeFurther = (room: Room): Act =>
  act('TakeAppealFurther', {
    fields: [
      { name: 'by', options: named(room.names, partiesOf(room)) },
      'to',
      { name: 'as', hint: appealMessages.hint.furtherAs },
      long('reason'),
      'at',
    ],
    begins: { by: room.appeal.lodged.appellant, to: 'federation-committee', as: `${room.appeal.id}-2` },
  });

export const concludeAppeal = ({ appeal }: Room): Act =>
  act('ConcludeAppeal', {
    fields: ['reason', 'paragraph', 'at'],
    begins: { paragraph: appeal.told.at(-1)?.paragraph ?? '', reason: appealMessages.nobodyWentFurther },
  });
