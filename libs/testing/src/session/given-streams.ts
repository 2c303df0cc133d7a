import { type Command, type RefusalCode, streamOf } from '@app/contract';
import { inEnglish } from '@app/messages';
import {
  type DomainEvent,
  type OtherStreams,
  type StreamState,
  decideOn,
  emptyStream,
  evolveStream,
} from '@app/session';

/** Histories by the names of their streams. */
export type Histories = Readonly<Record<string, readonly DomainEvent[]>>;

const stateOf = (name: string, events: readonly DomainEvent[] = []): StreamState => {
  const empty = emptyStream(name);
  if (!empty) throw new Error(`no command is for the stream ${name}`);
  return events.reduce(evolveStream, empty);
};

/** Streams as their events have made them. */
export const streamsOf = (histories: Histories): OtherStreams => {
  const stream: OtherStreams['stream'] = (name) => (emptyStream(name) ? stateOf(name, histories[name]) : undefined);
  const all = () => Object.keys(histories).flatMap((name) => stream(name) ?? []);
  return {
    stream,
    sessionsOf: (contest) =>
      all().flatMap((one) =>
        one.to === 'session' && one.state.opened?.contest?.contest === contest ? [one.session] : [],
      ),
    appealsOf: (session) =>
      all().flatMap((one) => (one.to === 'appeal' && one.state?.lodged.session === session ? [one.appeal] : [])),
  };
};

/** Several streams with their histories, then a command to one of them. */
export const givenStreams = (histories: Histories) => ({
  when: (command: Command) => {
    const decision = decideOn(command, stateOf(streamOf(command), histories[streamOf(command)]), streamsOf(histories));
    return {
      decision,
      then: (...events: readonly unknown[]) => {
        expect(decision).toMatchObject({ ok: true, events });
      },
      refused: (code: RefusalCode, text = '') => {
        expect(decision).toMatchObject({ ok: false, refusal: { code } });
        expect(decision.ok ? '' : inEnglish(decision.refusal.message)).toContain(text);
      },
    };
  },
});
