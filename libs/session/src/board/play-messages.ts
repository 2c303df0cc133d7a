import { type Message, message } from '@app/bridge';
import type { ClaimState, Obligation } from '@app/laws';
import { aLaw, aSeat, aSide, perhaps } from '../event-messages';
import type { CardsView } from './cards-view';
import type { Advice } from './fold';

export const tricksMessage = (tricks: number): Message => message('play.tricks', { tricks });

/** What has become of a revoke, after the card: no club to trick 3: established, 1 trick goes over. */
export const revokeMessage = ({
  suit,
  trick,
  status,
  transfer,
}: Omit<CardsView['revokes'][number], 'act' | 'seat'>): Message =>
  message('play.revoke', { suit, trick: String(trick), status, transfer });

/** How far a claim or concession has come: accepted by W. */
export const claimStatusMessage = ({
  status,
  acceptedBy,
  ruled,
}: Pick<ClaimState, 'status' | 'acceptedBy' | 'ruled'>): Message =>
  message(`play.claim.${status}`, { by: perhaps(acceptedBy, aSeat), ruled: perhaps(ruled, tricksMessage) });

/** A claim or concession: S claims 11 tricks: accepted by W. */
export const claimMessage = (
  claim: Pick<ClaimState, 'kind' | 'by' | 'tricks' | 'status' | 'acceptedBy' | 'ruled'>,
): Message =>
  message('play.claim', {
    by: aSeat(claim.by),
    kind: claim.kind,
    tricks: perhaps(claim.tricks, tricksMessage),
    status: claimStatusMessage(claim),
  });

/** What a claim or concession is worth at least: at least 2 tricks for N-S, who claim 3 (Law 70A). */
export const adviceMessage = ({
  side,
  claimed,
  tricks,
  doubt,
  law,
}: Pick<Advice, 'side' | 'claimed' | 'tricks' | 'doubt' | 'law'>): Message =>
  message('play.advice', {
    bound: doubt === 'claimer' ? 'most' : 'least',
    tricks: tricksMessage(tricks),
    side: aSide(side),
    claimed,
    law: aLaw(law),
  });

/** What a player has to do or must not do, after the name of the player: must pass at the next turn. */
export const dutyMessage = (obligation: Obligation): Message => {
  switch (obligation.kind) {
    case 'pass':
      return message(`duty.pass.${obligation.extent}`);
    case 'replace-call':
      return message('duty.replace-call', { allowed: obligation.allowed });
    case 'repeat-call':
      return message('duty.repeat-call', { call: obligation.call });
    case 'lead':
    case 'no-lead':
      return message(`duty.${obligation.kind}`, {
        suit: obligation.suit,
        extent: message(`duty.extent.${obligation.extent}`),
      });
    case 'exposed':
    case 'play-penalty-card':
    case 'lead-penalty-card':
      return message(`duty.${obligation.kind}`, { card: { card: obligation.card } });
    case 'no-low-card':
    case 'play-highest':
    case 'play-lowest':
    case 'play':
    case 'no-play':
      return message(`duty.${obligation.kind}`, { suit: obligation.suit });
    case 'no-double':
    case 'replace-card':
    case 'add-card':
    case 'wait':
    case 'lead-from':
      return message(`duty.${obligation.kind}`);
    case 'correct-explanation':
      return message('duty.correct-explanation', { when: message(`duty.when.${obligation.when}`) });
  }
};

const EXTENTS = ['once', 'throughout', 'first-lead', 'while-on-lead'] as const;
const WHEN = [
  'at-once',
  'before-lead-faced',
  'first-legal-moment',
  'after-final-pass',
  'after-play',
  'overdue',
] as const;

const DUTIES = [
  'pass.once',
  'pass.throughout',
  'replace-call',
  'repeat-call',
  'no-double',
  'lead',
  'no-lead',
  'exposed',
  'replace-card',
  'add-card',
  'play-penalty-card',
  'lead-penalty-card',
  'no-low-card',
  'play-highest',
  'play-lowest',
  'play',
  'no-play',
  'wait',
  'lead-from',
  'correct-explanation',
] as const;

const STATUSES = [
  'made',
  'accepted',
  'disputed',
  'objected',
  'played-on',
  'ruled',
] as const satisfies readonly ClaimState['status'][];

export const PLAY_CODES: readonly string[] = [
  'play.tricks',
  'play.revoke',
  'play.claim',
  'play.advice',
  ...STATUSES.map((status) => `play.claim.${status}`),
  ...DUTIES.map((duty) => `duty.${duty}`),
  ...EXTENTS.map((extent) => `duty.extent.${extent}`),
  ...WHEN.map((when) => `duty.when.${when}`),
];
