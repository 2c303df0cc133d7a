import { type LawRef, isRegulations } from '@app/bridge';
import { lawRef } from '@app/laws';
import type { SessionDoc } from '@app/session';
import { type OutcomeDraft, draftOf } from '../../forms/outcome';
import type { CommandData } from '../../forms/read-form';
import { type FieldSpec, type Filled, type Schema, isFilled, textOf } from '../../forms/schema';
import { appealMessages } from '../../strings/appeals';
import { type Room, playedIn, rulingIn } from '../room-source';
import { type Act, act, long, person } from './act';
import { named, voiceOf } from './people';

/** Votes and decisions. */

const TO = ['director', 'chief-director'] as const;
const BASES = ['agreed', 'balance-of-probabilities'];

/** `'16B1, 12C1c'`, as citations of the Laws that the session is played under. */
export const lawsIn = (text: string, { laws, regulations }: SessionDoc): readonly LawRef[] =>
  text
    .split(/[,;\s]+/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      lawRef(laws, isRegulations(regulations) ? regulations : null, paragraph.replace(/^L(?=\d)/, '')),
    );

const membersWho = (votes: unknown, vote: string): readonly string[] =>
  isFilled(votes) ? Object.keys(votes).filter((member) => votes[member] === vote) : [];

export const takeVote = ({ appeal, names }: Room): Act => {
  const able = appeal.committee?.able ?? [];
  return act('TakeVote', {
    fields: ['about', 'motion', { name: 'votes', kind: 'votes', options: named(names, able) }, 'at'],
    begins: {
      about: appeal.decided ? 'deposit' : 'decision',
      votes: Object.fromEntries(able.map((member) => [member, 'for'])),
    },
    instead: { votes: {} },
    data: ({ votes, ...rest }) => {
      const abstained = membersWho(votes, 'abstained');
      return {
        ...rest,
        for: membersWho(votes, 'for'),
        against: membersWho(votes, 'against'),
        ...(abstained.length === 0 ? {} : { abstained }),
      };
    },
  });
};

const decisionFields = ({ board }: Room): readonly (string | FieldSpec)[] => [
  'ruling',
  ...(board ? [{ name: 'outcome', isAsked: ({ ruling }: Filled) => ruling === 'changed' }] : []),
  long('facts'),
  'basis',
  { name: 'laws', hint: appealMessages.hint.laws },
  long('reasons'),
  person('by'),
  'at',
];

/** Facts are a line each, on one basis. */
const FACTS: Readonly<Record<string, Schema>> = { facts: { type: 'string' }, basis: { type: 'string', enum: BASES } };

const withFacts = ({ facts, basis, ...rest }: CommandData): CommandData => {
  const lines = textOf(facts)
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [{ text: line.trim(), basis }]));
  return { ...rest, ...(lines.length === 0 ? {} : { facts: lines }) };
};

const beginsDecision = (room: Room, by: string): Filled => ({
  by,
  ruling: 'stands',
  basis: 'agreed',
  laws:
    rulingIn(room)
      ?.laws.map(({ paragraph }) => paragraph)
      .join(', ') ?? '',
  outcome: draftOf(playedIn(room)),
});

/** What a decision form has in it when a score that was tried out is taken over; null where the ruling is upheld. */
export const taking = (outcome: OutcomeDraft | null): Filled =>
  outcome ? { ruling: 'changed', outcome } : { ruling: 'stands' };

export const decideAppeal = (room: Room, me: string): Act => {
  const { instance } = room.appeal.turn;
  const vote = room.appeal.votes.findLast(({ about }) => about === 'decision')?.revision;
  return act('DecideAppeal', {
    isDecision: true,
    fields: decisionFields(room),
    begins: beginsDecision(room, instance === 'chief-director' ? me : voiceOf(room)),
    fixed: { instance, ...(vote === undefined ? {} : { vote }) },
    instead: FACTS,
    data: withFacts,
  });
};

export const decideLawPart = (room: Room, me: string): Act =>
  act('DecideLawPart', {
    isDecision: true,
    fields: decisionFields(room),
    begins: beginsDecision(room, me),
    fixed: { instance: 'chief-director' },
    instead: FACTS,
    data: withFacts,
  });

export const recommend = (room: Room): Act =>
  act('Recommend', {
    fields: [
      { name: 'to', options: TO.map((value) => ({ value, label: appealMessages.instance[value] })) },
      long('text'),
      'paragraph',
      person('by'),
      'at',
    ],
    begins: { by: voiceOf(room), to: 'director', paragraph: 'L93B3' },
  });

export const dissent = ({ appeal, names }: Room): Act => {
  const vote = appeal.votes.find(({ revision }) => revision === appeal.decided?.vote);
  const outvoted = appeal.committee?.able.filter((member) => !vote?.for.includes(member)) ?? [];
  return act('Dissent', {
    fields: [{ name: 'by', options: named(names, outvoted) }, long('text'), 'at'],
    begins: { by: outvoted[0] ?? '' },
  });
};
