import type { Endpoint } from './refusal';

/** What a client asks of the server; `Read` and `Subscribe` are one method on the wire. */
const WIRE_CALLS = ['Features', 'Gossip', 'Read', 'Subscribe', 'Append', 'BatchAppend', 'Delete', 'Tombstone'] as const;
export type WireCall = (typeof WIRE_CALLS)[number];

/** When the connection is lost in the middle of an append: the client cannot tell one from the other. */
export type DropMoment = 'before-write' | 'after-write';

type SwitchOff = () => void;

/** Faults of one server, switched on and off while it runs. Named calls only, or all when none are named. */
export interface Faults {
  /** Takes calls and never answers them. */
  readonly silent: (...calls: readonly WireCall[]) => SwitchOff;
  /** Refuses calls with UNAVAILABLE. */
  readonly unavailable: (...calls: readonly WireCall[]) => SwitchOff;
  /** Answers calls this many milliseconds late. */
  readonly slow: (ms: number, ...calls: readonly WireCall[]) => SwitchOff;
  /** Refuses to write, and names another server as the leader. */
  readonly notLeader: (leader: Endpoint) => SwitchOff;
  /** Cuts all connections in the middle of the next appends. */
  readonly dropAppends: (when: DropMoment, times?: number) => SwitchOff;
  /** Answers the next appends as a leader would that is behind: the stream were one revision shorter. */
  readonly wrongVersion: (times?: number) => SwitchOff;
  /** Breaks the open streams of appends, once. */
  readonly breakBatchStreams: () => void;
  /** Ends the open subscriptions, once: with UNAVAILABLE, as if there were nothing more to come, or without a word. */
  readonly dropSubscriptions: (how?: 'error' | 'end' | 'silence') => void;
  /** Cuts all connections, once. */
  readonly disconnect: () => void;
  /** Switches everything off. */
  readonly clear: () => void;
}

/** What the handlers of the server look up. */
export interface FaultState {
  readonly isSilent: (call: WireCall) => boolean;
  readonly isUnavailable: (call: WireCall) => boolean;
  /** Milliseconds to wait before the call is looked at. */
  readonly delay: (call: WireCall) => number;
  readonly leaderElsewhere: () => Endpoint | undefined;
  /** Whether this append is to be dropped at this moment; takes one from the count. */
  readonly takeDrop: (when: DropMoment) => boolean;
  readonly takeWrongVersion: () => boolean;
}

/** What the server does at once when a fault is one of a moment. */
type Breakages = Pick<Faults, 'breakBatchStreams' | 'dropSubscriptions' | 'disconnect'>;

type Active =
  | { readonly kind: 'silent' | 'unavailable'; readonly calls: readonly WireCall[] }
  | { readonly kind: 'slow'; readonly calls: readonly WireCall[]; readonly ms: number }
  | { readonly kind: 'not-leader'; readonly leader: Endpoint }
  | { readonly kind: DropMoment | 'wrong-version'; left: number };

export const makeFaults = (breakages: Breakages): { readonly faults: Faults; readonly state: FaultState } => {
  const active = new Set<Active>();
  const switchOn = (fault: Active): SwitchOff => {
    active.add(fault);
    return () => {
      active.delete(fault);
    };
  };
  const concerned = (calls: readonly WireCall[]): readonly WireCall[] => (calls.length === 0 ? WIRE_CALLS : calls);
  const take = (kind: DropMoment | 'wrong-version'): boolean => {
    for (const fault of active) {
      if (fault.kind !== kind) continue;
      fault.left--;
      if (fault.left === 0) active.delete(fault);
      return true;
    }
    return false;
  };

  return {
    faults: {
      ...breakages,
      silent: (...calls) => switchOn({ kind: 'silent', calls: concerned(calls) }),
      unavailable: (...calls) => switchOn({ kind: 'unavailable', calls: concerned(calls) }),
      slow: (ms, ...calls) => switchOn({ kind: 'slow', ms, calls: concerned(calls) }),
      notLeader: (leader) => switchOn({ kind: 'not-leader', leader }),
      dropAppends: (when, times = 1) => switchOn({ kind: when, left: times }),
      wrongVersion: (times = 1) => switchOn({ kind: 'wrong-version', left: times }),
      clear() {
        active.clear();
      },
    },
    state: {
      isSilent: (call) => [...active].some((fault) => fault.kind === 'silent' && fault.calls.includes(call)),
      isUnavailable: (call) => [...active].some((fault) => fault.kind === 'unavailable' && fault.calls.includes(call)),
      delay: (call) =>
        [...active].reduce(
          (ms, fault) => (fault.kind === 'slow' && fault.calls.includes(call) ? ms + fault.ms : ms),
          0,
        ),
      leaderElsewhere: () => [...active].flatMap((fault) => (fault.kind === 'not-leader' ? [fault.leader] : [])).at(0),
      takeDrop: take,
      takeWrongVersion: () => take('wrong-version'),
    },
  };
};
