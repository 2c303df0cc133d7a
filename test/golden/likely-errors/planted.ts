import type { LikelyError, PlayedResult } from '@app/contract';
import { type Card, LEVELS, SEATS, denominationOf, leftOf, levelOf, otherSide, sideOf, tricksNeeded } from '@app/bridge';
import { type BoardDoc, NO_RECORD, type TableRecord, sureTrumpTricks } from '@app/documents';
import { NO_DECISIONS } from '@app/session';
import { type DrawnEvening, type Entry, entered, handRecord, withResult } from './drawn-session';
import type { Random } from './random';

/** A session with one error in it, and where that is. */
export interface Planted {
  readonly docs: readonly BoardDoc[];
  /** What tables have on record beside the result. */
  readonly recordOf?: (entry: Entry) => TableRecord;
  /** The boards, by their streams, of which a report has to name at least one. */
  readonly boards: readonly string[];
}

export interface Plant {
  readonly name: string;
  readonly kind: LikelyError['kind'];
  readonly plant: (evening: DrawnEvening, random: Random) => Planted;
}

const resultOf = ({ doc }: Entry): PlayedResult => {
  if (doc.result?.kind !== 'entered' || !doc.result.result) throw new Error('every table has a contract');
  return doc.result.result;
};

const replaced = (docs: readonly BoardDoc[], changed: readonly BoardDoc[]): readonly BoardDoc[] =>
  docs.map((doc) => changed.find(({ id }) => id === doc.id) ?? doc);

const planted = (evening: DrawnEvening, changed: readonly BoardDoc[], recordOf?: Planted['recordOf']): Planted => ({
  docs: replaced(
    evening.entries.map(({ doc }) => doc),
    changed,
  ),
  ...(recordOf && { recordOf }),
  boards: changed.map(({ id }) => id),
});

const onOtherSide = (result: PlayedResult, random: Random): PlayedResult => ({
  ...result,
  declarer: random.pick(SEATS.filter((seat) => sideOf(seat) !== sideOf(result.declarer))),
});

const aLevelOff = (result: PlayedResult, random: Random): PlayedResult => {
  const by = random.pick([-1, 1].filter((step) => LEVELS.some((level) => level === levelOf(result.bid) + step)));
  const level = LEVELS.find((one) => one === levelOf(result.bid) + by) ?? 1;
  const tricks = Math.max(0, Math.min(13, result.tricks + by));
  return { ...result, bid: `${level}${denominationOf(result.bid)}`, tricks };
};

const mirrored = (result: PlayedResult): PlayedResult => ({
  ...result,
  tricks: 2 * tricksNeeded(result.bid) - result.tricks,
});

/** Tables that made what they bid have nothing to mix up. */
const isMadeExactly = (entry: Entry): boolean => resultOf(entry).tricks === tricksNeeded(resultOf(entry).bid);

/** Tricks that the defenders take with trumps whatever is played. */
const ofDefenders = (entry: Entry): number => {
  const { bid, declarer } = resultOf(entry);
  return sureTrumpTricks(entry.solved.deal, otherSide(sideOf(declarer)), denominationOf(bid));
};

const sameRound = (entries: readonly Entry[], { doc }: Entry): readonly Entry[] =>
  entries.filter((one) => one.doc.round === doc.round && one.doc.table === doc.table);

const sameResult = (one: Entry, other: Entry): boolean =>
  JSON.stringify(resultOf(one)) === JSON.stringify(resultOf(other));

const withLeads = (evening: DrawnEvening, changed: BoardDoc, lead: Card): Planted => ({
  docs: evening.entries.map((entry) =>
    entry.doc.id === changed.id
      ? withResult(changed, changed.result?.kind === 'entered' ? changed.result.result : null, lead)
      : withResult(entry.doc, resultOf(entry), entry.lead),
  ),
  recordOf: handRecord,
  boards: [changed.id],
});

const exchanged = (evening: DrawnEvening, random: Random): Planted => {
  const first = random.pick(evening.entries);
  const others = sameRound(evening.entries, first).filter((one) => !sameResult(one, first));
  if (others.length === 0) return exchanged(evening, random);
  const second = random.pick(others);
  return planted(evening, [withResult(first.doc, resultOf(second)), withResult(second.doc, resultOf(first))]);
};

const turned = (evening: DrawnEvening, random: Random): Planted => {
  const round = sameRound(evening.entries, random.pick(evening.entries));
  return planted(
    evening,
    round.map((entry) => withResult(entry.doc, { ...resultOf(entry), declarer: leftOf(resultOf(entry).declarer) })),
  );
};

const seated = (doc: BoardDoc, contestants: BoardDoc['contestants']): BoardDoc => ({
  ...doc,
  seated: contestants,
  contestants,
});

const reversedPair = (evening: DrawnEvening, random: Random): Planted => {
  const { doc } = random.pick(evening.entries);
  return planted(evening, [seated(doc, { NS: doc.contestants.EW, EW: doc.contestants.NS })]);
};

const exchangedTables = (evening: DrawnEvening, random: Random): Planted => {
  const { doc } = random.pick(evening.entries);
  const other = random.pick(evening.entries.filter((one) => one.doc.round === doc.round && one.doc.table !== doc.table));
  const changed = evening.entries.flatMap((one) => {
    if (one.doc.round !== doc.round) return [];
    if (one.doc.table === doc.table) return [seated(one.doc, other.doc.contestants)];
    return one.doc.table === other.doc.table ? [seated(one.doc, doc.contestants)] : [];
  });
  return planted(evening, changed);
};

/** Two records of a board, of which the one that counts has an error. */
const enteredTwice = (evening: DrawnEvening, random: Random): Planted => {
  const entry = random.pick(evening.entries.filter((one) => !isMadeExactly(one)));
  const wrong = random.pick([mirrored(resultOf(entry)), onOtherSide(resultOf(entry), random)]);
  const [first, second] = [entered(resultOf(entry), 'slip'), entered(wrong)];
  return planted(evening, [
    {
      ...entry.doc,
      result: second,
      resultAt: 2,
      decisions: {
        ...NO_DECISIONS,
        layers: [
          { kind: 'result', at: 1, result: first },
          { kind: 'result', at: 2, result: second },
        ],
      },
    },
  ]);
};

/** The number of a board that the table never plays. */
const onOtherBoardNumber = (evening: DrawnEvening, random: Random): Planted => {
  const entry = random.pick(evening.entries);
  const atTable = new Set(evening.entries.flatMap(({ doc }) => (doc.table === entry.doc.table ? [doc.board] : [])));
  const board = random.pick(evening.entries.map(({ doc }) => doc.board).filter((one) => !atTable.has(one)));
  const id = `board-s.${entry.doc.table}.${board}`;
  const moved = { ...entry.doc, id, board };
  return {
    docs: [...evening.entries.map(({ doc }) => doc).filter(({ id: own }) => own !== entry.doc.id), moved],
    boards: [id],
  };
};

/** Every table has its auction on record, which came to what it has entered; but for the one with the error. */
const levelAgainstAuction = (evening: DrawnEvening, random: Random): Planted => {
  const entry = random.pick(evening.entries);
  return planted(evening, [withResult(entry.doc, aLevelOff(resultOf(entry), random))], (own) => {
    const { bid, declarer, risk } = resultOf(own);
    return { ...NO_RECORD, contract: { bid, declarer, risk } };
  });
};

/** Likewise the play. */
const tricksAgainstPlay = (evening: DrawnEvening, random: Random): Planted => {
  const entry = random.pick(evening.entries.filter((one) => !isMadeExactly(one)));
  return planted(evening, [withResult(entry.doc, mirrored(resultOf(entry)))], (own) => {
    const { tricks, ...contract } = resultOf(own);
    return { ...NO_RECORD, contract, tricks: [tricks] };
  });
};

/** One error of each kind, as tables, scorers and devices make them. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'declarer of the other side',
    kind: 'wrong-declarer',
    plant: (evening, random) => {
      const entry = random.pick(evening.entries);
      return planted(evening, [withResult(entry.doc, onOtherSide(resultOf(entry), random))]);
    },
  },
  {
    name: 'declarer of the other side, with hands and leads on record',
    kind: 'wrong-declarer',
    plant: (evening, random) => {
      const entry = random.pick(evening.entries);
      return withLeads(evening, withResult(entry.doc, onOtherSide(resultOf(entry), random)), entry.lead);
    },
  },
  {
    name: 'made for down, or down for made',
    kind: 'wrong-tricks',
    plant: (evening, random) => {
      const entry = random.pick(evening.entries.filter((one) => !isMadeExactly(one)));
      return planted(evening, [withResult(entry.doc, mirrored(resultOf(entry)))]);
    },
  },
  { name: 'made for down, or down for made, with the play on record', kind: 'wrong-tricks', plant: tricksAgainstPlay },
  {
    name: 'tricks beyond what the trumps allow, with hands on record',
    kind: 'wrong-tricks',
    plant: (evening, random) => {
      const entry = random.pick(evening.entries.filter((one) => ofDefenders(one) > 0));
      const tricks = 14 - ofDefenders(entry);
      return planted(evening, [withResult(entry.doc, { ...resultOf(entry), tricks })], handRecord);
    },
  },
  {
    name: 'contract a level off',
    kind: 'wrong-level',
    plant: (evening, random) => {
      const entry = random.pick(evening.entries);
      return planted(evening, [withResult(entry.doc, aLevelOff(resultOf(entry), random))]);
    },
  },
  { name: 'contract a level off, with auctions on record', kind: 'wrong-level', plant: levelAgainstAuction },
  { name: 'two boards of a round exchanged', kind: 'wrong-board', plant: exchanged },
  { name: 'a board of another round', kind: 'wrong-board', plant: onOtherBoardNumber },
  { name: 'a round entered for the other direction', kind: 'wrong-direction', plant: turned },
  { name: 'directions exchanged on one board', kind: 'switched-pairs', plant: reversedPair },
  { name: 'two tables of a round exchanged', kind: 'switched-pairs', plant: exchangedTables },
  { name: 'entered twice, and the wrong one counts', kind: 'records-differ', plant: enteredTwice },
];
