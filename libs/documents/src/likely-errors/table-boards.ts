import type { PlayedResult } from '@app/contract';
import {
  type Card,
  type Side,
  SIDES,
  TRICKS,
  contractInWords,
  holderOf,
  leftOf,
  makePbnDeal,
  otherSide,
  partnerOf,
  sideOf,
  suitOf,
  denominationOf,
} from '@app/bridge';
import { type Rational, times } from '@app/scoring';
import { enteredBy, playedIn, type TableResult } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import type { ScoredSession } from '../scores/scored-session';
import { AGAINST_THE_CARDS, FEW_TRUMPS } from './assumptions';
import { type FieldModel, fieldModel } from './field-model';
import { NO_RECORD, type TableRecord } from './table-record';
import { sureTrumpTricks } from './trump-tricks';

/** What the record of a board at a table says of its result; null where nothing more is known than the result. */
export type TableRecords = (doc: BoardDoc) => TableRecord | null;

/** A board at a table that has a result, with all that speaks for another one. */
export interface TableBoard {
  readonly doc: BoardDoc;
  /** As it was entered or agreed on, and corrected since; null when all passed. Tricks that were transferred are not in it. */
  readonly result: PlayedResult | null;
  readonly record: TableRecord;
  readonly lead: Card | null;
  /** The results of all tables with these cards, this one among them. */
  readonly field: readonly TableBoard[];
  /**
   * The chance of a result on this board at this table, by the other tables, the cards and the lead.
   */
  readonly chance: (result: PlayedResult | null) => Rational;
}

const enteredResult = (doc: BoardDoc): TableResult | null =>
  doc.transferredAt.length === 0 ? doc.result : enteredBy(doc.decisions).result;

/** A side that takes more tricks than the trumps of the other side let it, whatever is played; null where none does. */
export const againstTrumps = (
  { deal }: TableRecord,
  result: PlayedResult | null,
): { readonly side: Side; readonly least: number } | null => {
  if (!deal || !result) return null;
  const denomination = denominationOf(result.bid);
  const declarers = sideOf(result.declarer);
  for (const side of SIDES) {
    const least = sureTrumpTricks(deal, side, denomination);
    const has = side === declarers ? result.tricks : TRICKS - result.tricks;
    if (has < least) return { side: otherSide(side), least };
  }
  return null;
};

/** The lead came from a hand that leads to another declarer. */
export const againstLead = ({ deal }: TableRecord, lead: Card | null, result: PlayedResult | null): boolean => {
  if (!deal || !lead || !result) return false;
  const holder = holderOf(deal, lead);
  return holder !== null && holder !== leftOf(result.declarer);
};

/** Trumps of declarer's side, where it has fewer than a side mostly plays with; null for any other contract. */
export const fewTrumps = ({ deal }: TableRecord, result: PlayedResult | null): number | null => {
  if (!deal || !result || denominationOf(result.bid) === 'NT') return null;
  const cards = [...deal[result.declarer], ...deal[partnerOf(result.declarer)]];
  const trumps = cards.filter((card) => suitOf(card) === denominationOf(result.bid)).length;
  return trumps < FEW_TRUMPS.fewest ? trumps : null;
};

const chanceIn = (model: FieldModel, own: PlayedResult | null, record: TableRecord, lead: Card | null) => {
  const known = new Map<string, Rational>();
  return (result: PlayedResult | null): Rational => {
    const key = result ? `${contractInWords(result)} ${result.tricks}` : '';
    const before = known.get(key);
    if (before) return before;
    const against = [againstTrumps(record, result) !== null, againstLead(record, lead, result)];
    const byField =
      fewTrumps(record, result) === null ? model(result, own) : times(model(result, own), FEW_TRUMPS.chance);
    const chance = against.filter(Boolean).reduce((so) => times(so, AGAINST_THE_CARDS), byField);
    known.set(key, chance);
    return chance;
  };
};

/** Tables that had the same cards: by the deals where these are known, and otherwise by what was decided on the field. */
const groupOf = (scored: ScoredSession, index: number, doc: BoardDoc, { deal }: TableRecord): string => {
  if (deal) return makePbnDeal(deal);
  const match = scored.matches.length === 0 ? '' : Object.values(doc.contestants).sort().join(' ');
  const line = scored.fields[index]?.lines.find(({ id }) => id === doc.id);
  return JSON.stringify([match, line?.deal ?? null]);
};

/** All boards of a session at all tables that have a result, each among those that had the same cards. */
export const tableBoardsOf = (scored: ScoredSession, records: TableRecords): readonly TableBoard[] =>
  scored.fields.flatMap(({ docs }, index) => {
    const groups = new Map<string, Omit<TableBoard, 'field' | 'chance'>[]>();
    for (const doc of docs) {
      const entered = enteredResult(doc);
      const result = playedIn(entered);
      // Of a score alone nothing can be said: another contract may be worth as much.
      if (result === undefined) continue;
      const record = records(doc) ?? NO_RECORD;
      const lead = entered?.kind === 'entered' ? (entered.lead ?? null) : null;
      const group = groupOf(scored, index, doc, record);
      groups.set(group, [...(groups.get(group) ?? []), { doc, result, record, lead }]);
    }
    return [...groups.values()].flatMap((group) => {
      const model = fieldModel(group.map(({ result }) => result));
      const field: TableBoard[] = [];
      for (const one of group) {
        field.push({ ...one, field, chance: chanceIn(model, one.result, one.record, one.lead) });
      }
      return field;
    });
  });
