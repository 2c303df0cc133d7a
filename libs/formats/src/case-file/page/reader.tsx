import { type Card, type LawRef, type Message, type Param, type PersonalText, type Seat, message } from '@app/bridge';
import { CallText, CardText, playWordsIn } from '@app/components';
import { type AppealEvent, type BoardEvent, type SessionEvent, decisionAddress } from '@app/contract';
import { citation } from '@app/laws';
import type { CasePageCode, Texts } from '@app/messages';
import { appealEventMessage, boardEventMessage, saidText, sessionEventMessage } from '@app/session';
import { type VNode, createContext, isValidElement } from 'preact';
import { useContext } from 'preact/hooks';
import type { CaseFile, Read } from '../case-file';
import { derivedParts } from '../derive';
import { readStreams } from '../streams';

/** A value inside a message of the page: plain data, or what is drawn in its place. */
type Value = Param | VNode;

/** What somebody has said or written: it reads in its own direction, and disturbs nothing around it. */
export const Said = ({ text }: { readonly text: PersonalText }) => (
  <bdi dir="auto" class="said">
    {saidText(text)}
  </bdi>
);

/** Values of events that people have said or written, and those that are people. */
const SAID: ReadonlySet<string> = new Set([
  ...['asksFor', 'details', 'grounds', 'motion', 'question', 'reason', 'reasons', 'rectification', 'single', 'source'],
  ...['statement', 'text', 'title'],
]);
const PEOPLE: ReadonlySet<string> = new Set([
  ...['appellant', 'by', 'chair', 'lodgedBy', 'member', 'receivedBy', 'replacedBy', 'to'],
]);

/** Ids in a value that names one or more; null where it holds something else. */
const idsIn = (param: Param): readonly string[] | null => {
  if (typeof param === 'string') return [param];
  if (typeof param !== 'object' || param === null || !('code' in param) || param.code !== 'event.and') return null;
  const [before, item] = [param.params.before ?? null, param.params.item ?? null].map(idsIn);
  return before && item ? [...before, ...item] : null;
};

const messagesByAddress = <E,>(
  events: readonly Read<E>[],
  messageOf: (event: E) => Message,
): readonly (readonly [string, Message])[] =>
  events.map(({ event, stored }) => [decisionAddress(stored.streamId, stored.revision), messageOf(event)]);

/** The case as its reader has it: everything that is made of words in the language of these texts. */
export const readerOf = (given: CaseFile, texts: Texts) => {
  const { say: write, value } = texts;
  const file: CaseFile = { ...given, ...derivedParts(given, write) };
  const streams = readStreams(given, write);
  const { names, view } = file;
  const messages = new Map([
    ...messagesByAddress<BoardEvent>(streams.board, boardEventMessage),
    ...[...streams.sessions.values()].flatMap((one) => messagesByAddress<SessionEvent>(one, sessionEventMessage)),
    ...[...streams.appeals.values()].flatMap((one) => messagesByAddress<AppealEvent>(one, appealEventMessage)),
  ]);

  const joined = (said: Message, inserted: Readonly<Record<string, VNode>>) => <>{[...texts.pieces(said, inserted)]}</>;

  /** A text of the page. */
  const say = (code: CasePageCode, values: Readonly<Record<string, Value>> = {}) => {
    const inserted: Record<string, VNode> = {};
    const params: Record<string, Param> = {};
    for (const [key, one] of Object.entries(values)) {
      if (isValidElement(one)) inserted[key] = one;
      else params[key] = one;
    }
    return joined(message(code, params), inserted);
  };

  /** The id, and the name where it may be known. */
  const person = (id: string) => {
    const name = names[id];
    return name === undefined ? (
      <>{id}</>
    ) : (
      <>
        <Said text={name} /> ({id})
      </>
    );
  };

  const people = (ids: readonly string[]) => <>{ids.flatMap((id, index) => [index === 0 ? '' : ', ', person(id)])}</>;

  const when = (instant: string | null) =>
    instant === null ? say('case.not-known') : <time dateTime={instant}>{value({ instant })}</time>;

  const cardOf = ({ seat, card }: { readonly seat: Seat; readonly card: Card }) => (
    <>
      {place(seat)} <CardText card={card} />
    </>
  );

  /** `'East'` */
  const place = (seat: Seat): string => write(message(`term.place.${seat}`));

  const event = (revision: number): string =>
    write(message('event.nth', { number: String(revision + 1), revision: String(revision) }));

  /** An act at the table by what it was; by its number where it was neither a call nor a card. */
  const act = (at: number) => {
    const call = view?.auction.find((one) => one.act === at);
    if (call)
      return (
        <>
          {place(call.seat)} <CallText call={call.call} />
        </>
      );
    const cards = view && [
      ...view.tricks.flatMap((one) => one.cards),
      ...view.trick,
      ...view.ahead,
      ...view.exposed,
      ...view.withdrawnCards,
    ];
    const card = cards?.find((one) => one.act === at);
    return card ? cardOf(card) : <>{event(at)}</>;
  };

  /** A sentence about an event, with names and times, and with what people said set apart. */
  const sentence = ({ code, params }: Message) => {
    const inserted: Record<string, VNode> = {};
    const rest: Record<string, Param> = {};
    for (const [key, param] of Object.entries(params)) {
      const ids = PEOPLE.has(key) ? idsIn(param) : null;
      if (SAID.has(key) && typeof param === 'string') inserted[key] = <Said text={param} />;
      else if (ids) inserted[key] = people(ids);
      else if (typeof param !== 'object' || param === null) rest[key] = param;
      else if ('card' in param) inserted[key] = <CardText card={param.card} />;
      else if ('instant' in param) inserted[key] = when(param.instant);
      else rest[key] = 'seat' in param ? place(param.seat) : param;
    }
    return joined(message(code, rest), inserted);
  };

  return {
    file,
    streams,
    texts,
    words: playWordsIn(texts),
    value,
    say,
    person,
    people,
    when,
    place,
    event,
    act,
    cardOf,
    sentence,
    name: (name: string): string => value({ name }),
    exact: (number: string | number): string => value({ exact: String(number) }),
    paragraph: (paragraph: string): string => value({ paragraph }),
    laws: (laws: readonly LawRef[]): string => value({ list: laws.map((law) => ({ paragraph: citation(law) })) }),
    /** Names in order, by what they stand for. */
    named: (names: readonly string[], of?: 'part'): string =>
      value({ list: names.map((name) => (of ? { name, of } : { name })) }),
    /** ` (about East 1♥)`; nothing where no act is named. */
    about: (at: number | null | undefined) =>
      at === null || at === undefined ? null : say('case.about', { act: act(at) }),
    /** The event of an address as a sentence; null where it is not in the file. */
    told: (address: string) => {
      const said = messages.get(address);
      return said ? sentence(said) : null;
    },
  };
};

export type Reader = ReturnType<typeof readerOf>;

/** Who reads the page, and in which language. */
export const ReaderContext = createContext<Reader | null>(null);

export const useReader = (): Reader => {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('no ReaderContext above this component');
  return reader;
};

export const isOf = <E extends { readonly type: string }, T extends E['type']>(
  event: E,
  ...types: readonly T[]
): event is Extract<E, { readonly type: T }> => types.some((type) => type === event.type);

/** The data of all events of a type. */
export const ofType = <E extends { readonly type: string; readonly data: object }, T extends E['type']>(
  events: readonly Read<E>[],
  type: T,
): readonly Extract<E, { readonly type: T }>['data'][] =>
  events.flatMap(({ event }) => (isOf(event, type) ? [event.data] : []));
