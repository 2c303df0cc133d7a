import { setTimeout as delay } from 'node:timers/promises';
import type { Metadata } from '@grpc/grpc-js';
import type { FaultState, WireCall } from './faults';
import type { WireLog } from './log';
import { accessDenied, notLeader, unauthenticated, unavailable, type Endpoint, type Refusal } from './refusal';

/** One server as its handlers see it. */
export interface WireNode {
  readonly log: WireLog;
  readonly faults: FaultState;
  /** What the server demands in `authorization`, when it demands anything. */
  readonly user: { readonly name: string; readonly password: string } | undefined;
  readonly mayDelete: boolean;
  readonly batchAppend: boolean;
  /** Longest append taken, in bytes of its events. */
  readonly maxAppendSize: number;
  /** The nodes of the cluster this one belongs to, itself among them. */
  readonly members: () => readonly Member[];
  readonly isLeader: () => boolean;
  readonly disconnect: () => void;
  /** How to break calls that stay open: streams of appends, and subscriptions. */
  readonly openBatches: Set<(refusal: Refusal) => void>;
  readonly openSubscriptions: Set<(how: 'error' | 'end' | 'silence') => void>;
}

export interface Member {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly alive: boolean;
  readonly leader: boolean;
}

const WRITES: readonly WireCall[] = ['Append', 'BatchAppend', 'Delete', 'Tombstone'];

/** Stands before every call: lets it in, late perhaps, tells why not, or never resolves. */
export const admit = async (node: WireNode, call: WireCall, metadata: Metadata): Promise<Refusal | undefined> => {
  const { faults } = node;
  const ms = faults.delay(call);
  if (ms > 0) await delay(ms, undefined, { ref: false });
  if (faults.isSilent(call)) return new Promise(() => undefined);
  if (faults.isUnavailable(call)) return unavailable();
  const elsewhere = WRITES.includes(call) ? faults.leaderElsewhere() : undefined;
  if (elsewhere !== undefined) return notLeader(elsewhere);
  // Without this header a follower hands on what only the leader can do.
  const leader = node.members().find((member) => member.leader);
  if (metadata.get('requires-leader')[0] === 'true' && !node.isLeader() && leader) return notLeader(leader.endpoint);
  if (isPublic(call)) return undefined;
  const denied = (call === 'Delete' || call === 'Tombstone') && !node.mayDelete;
  return authenticate(node, metadata) ?? (denied ? accessDenied() : undefined);
};

/** The client sends no credentials with what it asks before it connects. */
const isPublic = (call: WireCall): boolean => call === 'Features' || call === 'Gossip';

const authenticate = ({ user }: WireNode, metadata: Metadata): Refusal | undefined => {
  const given = metadata.get('authorization')[0];
  if (user === undefined) return undefined;
  if (given === undefined) return accessDenied();
  const basic = `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`;
  return given === basic ? undefined : unauthenticated();
};
