import type { BoardEvent } from '@app/contract';

/** What a ruling is about, as a committee asks for it: the calls and cards, and the one that the director was called about. */
export interface Dispute {
  /** The revision of the ruling. */
  readonly ruling: number;
  /** Calls and cards by their revisions. */
  readonly acts: readonly number[];
  readonly main: number;
}

type Ruling = Extract<BoardEvent, { type: 'RulingGiven' }>['data'];

const AT_THE_TABLE: ReadonlySet<BoardEvent['type']> = new Set([
  'CallMade',
  'CallSubstituted',
  'LeadFaced',
  'CardPlayed',
  'DummyPlayed',
  'CardExposed',
] as const);

const actIn = (event: BoardEvent | undefined): number | null =>
  event && 'act' in event.data ? (event.data.act ?? null) : null;

const isPresent = <T>(value: T | null): value is T => value !== null;

/** What the events that a ruling rests on are about. */
const restedOn = (events: readonly BoardEvent[], { grounds = {} }: Ruling): readonly number[] =>
  Object.values(grounds)
    .flat()
    .map((at) => actIn(events[at]))
    .filter(isPresent);

const found = (events: readonly BoardEvent[]): readonly number[] =>
  events
    .filter(({ type }) => type === 'InfractionNoted' || type === 'TempoNoted')
    .map(actIn)
    .filter(isPresent);

/** The first of these sets that names a call or a card. */
const actsOf = (events: readonly BoardEvent[], ruling: Ruling, revision: number): readonly number[] => {
  const before = events.slice(0, revision);
  const candidates = [ruling.about ?? [], restedOn(before, ruling), found(before)].map((acts) =>
    [...new Set(acts)].filter((act) => AT_THE_TABLE.has(before[act]?.type ?? 'BoardOpened')).sort((a, b) => a - b),
  );
  return candidates.find((acts) => acts.length > 0) ?? [];
};

/** What each ruling of a board is about: what it says itself, else what it rests on, else what had been found by then. */
export const disputesOf = (events: readonly BoardEvent[]): readonly Dispute[] =>
  events.flatMap((event, ruling) => {
    if (event.type !== 'RulingGiven') return [];
    const acts = actsOf(events, event.data, ruling);
    const called = events
      .slice(0, ruling)
      .findLast((one) => one.type === 'DirectorCalled' && acts.includes(one.data.act ?? -1));
    const main = actIn(called) ?? acts.at(-1);
    return main === undefined ? [] : [{ ruling, acts, main }];
  });
