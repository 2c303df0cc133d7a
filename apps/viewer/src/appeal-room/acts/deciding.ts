import { type LawRef, isRegulations } from '@app/bridge';
import { lawRef } from '@app/laws';
import type { SessionDoc } from '@app/session';
import { r } from '../../strings/appeals';
import { type OutcomeDraft, draftOf } from '../outcome-draft';
import { type Room, rulingIn } from '../room-source';
import { type Act, type Field, type Values, act } from './act';
import { named, voiceOf } from './people';
import type { Read } from './reading';

/** Votes and decisions. */

const VOTES = ['decision', 'deposit', 'referral'] as const;
const RULINGS = ['stands', 'changed', 'restored'] as const;
const BASES = ['agreed', 'balance-of-probabilities'] as const;
const TO = ['director', 'chief-director'] as const;

/** `'16B1, 12C1c'`, as citations of the Laws that the session is played under. */
const lawsIn = (text: string, { laws, regulations }: SessionDoc): readonly LawRef[] =>
  text
    .split(/[,;\s]+/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      lawRef(laws, isRegulations(regulations) ? regulations : null, paragraph.replace(/^L(?=\d)/, '')),
    );

export const takeVote = ({ appeal, names }: Room): Act => {
  const able = appeal.committee?.able ?? [];
  const about = appeal.decided ? 'deposit' : 'decision';
  return act('TakeVote', {
    fields: [
      { name: 'about', kind: 'choice', options: VOTES.map((value) => ({ value, label: r.vote.about[value] })) },
      { name: 'motion', kind: 'line' },
      { name: 'votes', kind: 'votes', options: named(names, able) },
      { name: 'at', kind: 'when' },
    ],
    begins: { about, votes: Object.fromEntries(able.map((member) => [member, 'for'])) },
    data: (read) => {
      const abstained = read.voted('votes', 'abstained');
      return {
        at: read.at('at'),
        about: read.one('about', VOTES),
        motion: read.text('motion'),
        for: read.voted('votes', 'for'),
        against: read.voted('votes', 'against'),
        ...(abstained.length === 0 ? {} : { abstained }),
      };
    },
  });
};

const isChange = ({ ruling }: Values): boolean => ruling === 'changed';

const decisionFields = ({ board }: Room): readonly Field[] => [
  { name: 'ruling', kind: 'choice', options: RULINGS.map((value) => ({ value, label: r.ruling[value] })) },
  ...(board ? [{ name: 'outcome', kind: 'outcome', asked: isChange } as const] : []),
  { name: 'facts', kind: 'long', optional: true },
  { name: 'basis', kind: 'choice', options: BASES.map((value) => ({ value, label: r.basis[value] })) },
  { name: 'laws', kind: 'line', hint: r.hint.laws },
  { name: 'reasons', kind: 'long' },
  { name: 'by', kind: 'person' },
  { name: 'at', kind: 'when' },
];

const beginsDecision = (room: Room, by: string): Values => ({
  by,
  ruling: 'stands',
  basis: 'agreed',
  laws:
    rulingIn(room)
      ?.laws.map(({ paragraph }) => paragraph)
      .join(', ') ?? '',
  outcome: draftOf(null, room.board?.view?.result?.kind === 'not-played' ? null : room.board?.view?.result?.result),
});

/** What a decision form has in it when a score that was tried out is taken over; null where the ruling is upheld. */
export const taking = (outcome: OutcomeDraft | null): Values =>
  outcome ? { ruling: 'changed', outcome } : { ruling: 'stands' };

const decisionIn = (read: Read, room: Room) => {
  const ruling = read.one('ruling', RULINGS);
  const outcome = ruling === 'changed' && room.board ? read.outcome('outcome') : null;
  const basis = read.one('basis', BASES);
  const facts = read
    .text('facts')
    .split('\n')
    .flatMap((text) => (text.trim() === '' ? [] : [{ text: text.trim(), basis }]));
  return {
    at: read.at('at'),
    by: read.text('by'),
    ruling,
    laws: lawsIn(read.text('laws'), room.session),
    reasons: read.text('reasons'),
    ...(facts.length === 0 ? {} : { facts }),
    ...(outcome ? { outcome } : {}),
  };
};

export const decideAppeal = (room: Room, me: string): Act => {
  const { instance } = room.appeal.turn;
  const by = instance === 'chief-director' ? me : voiceOf(room);
  const vote = room.appeal.votes.findLast(({ about }) => about === 'decision')?.revision;
  return act('DecideAppeal', {
    isDecision: true,
    fields: decisionFields(room),
    begins: beginsDecision(room, by),
    data: (read) => ({ instance, ...decisionIn(read, room), ...(vote === undefined ? {} : { vote }) }),
  });
};

export const decideLawPart = (room: Room, me: string): Act =>
  act('DecideLawPart', {
    isDecision: true,
    fields: decisionFields(room),
    begins: beginsDecision(room, me),
    data: (read) => ({ instance: 'chief-director', ...decisionIn(read, room) }),
  });

export const recommend = (room: Room): Act =>
  act('Recommend', {
    fields: [
      { name: 'recommendTo', kind: 'choice', options: TO.map((value) => ({ value, label: r.instance[value] })) },
      { name: 'text', kind: 'long' },
      { name: 'paragraph', kind: 'line' },
      { name: 'by', kind: 'person' },
      { name: 'at', kind: 'when' },
    ],
    begins: { by: voiceOf(room), recommendTo: 'director', paragraph: 'L93B3' },
    data: (read) => ({
      by: read.text('by'),
      at: read.at('at'),
      to: read.one('recommendTo', TO),
      text: read.text('text'),
      paragraph: read.text('paragraph'),
    }),
  });

export const dissent = ({ appeal, names }: Room): Act => {
  const vote = appeal.votes.find(({ revision }) => revision === appeal.decided?.vote);
  const outvoted = appeal.committee?.able.filter((member) => !vote?.for.includes(member)) ?? [];
  return act('Dissent', {
    fields: [
      { name: 'member', kind: 'choice', options: named(names, outvoted) },
      { name: 'text', kind: 'long' },
      { name: 'at', kind: 'when' },
    ],
    begins: { member: outvoted[0] ?? '' },
    data: (read) => ({ by: read.text('member'), at: read.at('at'), text: read.text('text') }),
  });
};
