import { type Card, type Result, type Seat, TRICKS, err, ok, tricksNeeded } from '@app/bridge';
import type { ImportedResult } from '../imported';
import { type Finding, assumption, contradiction, error, note, quoted } from '../finding';
import { scoreAlone } from '../score-alone';
import { type WrittenContract, parseContract, parseLead, parseSeat } from '../usebio/values';
import { type NamedRow, parsePercents, unreadable, valueIn } from './values';

interface RowResult {
  /** Null where the row says nothing of what happened. */
  readonly result: ImportedResult | null;
  readonly findings: readonly Finding[];
}

/** `4SX N -1`, `3NT S`, `4S=`: what stands behind the contract in one value. */
const WHOLE =
  /^([1-7] ?(?:NT?|[SHDC♠♥♦♣])(?: ?(?:XX?|\*\*?|DBL|RDBL))?)(?:(?: ?by)? ?([NESW]))?(?: ?(=|[+-]\d{1,2}))?$/i;
const SIGNS: readonly (readonly [sign: string, letter: string])[] = [
  ['♠', 'S'],
  ['♥', 'H'],
  ['♦', 'D'],
  ['♣', 'C'],
];

interface WrittenResult {
  readonly contract: WrittenContract;
  readonly declarer: string;
  readonly made: string;
}

/** The contract, and what a row has in the same value: declarer and tricks beyond or short. */
const writtenIn = (text: string): WrittenResult | null => {
  const lettered = SIGNS.reduce((so, [sign, letter]) => so.replaceAll(sign, letter), text.replace(/\s+/g, ' '));
  const whole = parseContract(lettered);
  if (whole) return { contract: whole, declarer: '', made: '' };
  const [, bid = '', declarer = '', made = ''] = WHOLE.exec(lettered) ?? [];
  const contract = parseContract(bid.replace(/rdbl/i, 'XX').replace(/dbl/i, 'X'));
  return contract ? { contract, declarer, made } : null;
};

/** Tricks of declarer: a number is their count, `=`, `+1` and `-2` are from what the contract needs. */
const parseTricks = (text: string, needed: number): number | null => {
  const compact = text.replace(/\s+/g, '');
  const relative = compact === '=' || /^[+-]\d{1,2}$/.test(compact);
  if (!relative && !/^\d{1,2}$/.test(compact)) return null;
  const tricks = compact === '=' ? needed : Number(compact) + (relative ? needed : 0);
  return tricks >= 0 && tricks <= TRICKS ? tricks : null;
};

const leadIn = (row: NamedRow): { readonly lead: Card | null; readonly findings: readonly Finding[] } => {
  const read = valueIn(row, 'lead', 'wants.card', (text) => (/^[-?]$/.test(text) ? null : parseLead(text)));
  if (read.ok) return { lead: read.value, findings: [] };
  const isLeftOut = /^[-?]$/.test(row.of('lead'));
  return { lead: null, findings: isLeftOut ? [] : [{ ...read.error, kind: 'contradiction' }] };
};

const seatIn = (row: NamedRow, beside: string): Result<Seat, Finding> => {
  const text = row.of('declarer') || beside;
  const seat = parseSeat(text);
  if (seat) return ok(seat);
  return err(
    text === ''
      ? error('value-missing', row.line, { name: 'declarer' })
      : unreadable('declarer', text, 'wants.seat', row.line),
  );
};

const tricksIn = (row: NamedRow, needed: number, beside: string): Result<number, Finding> => {
  const column = row.of('tricks') === '' && row.of('result') !== '' ? 'result' : 'tricks';
  const text = row.of(column) || beside;
  if (text === '') return err(error('value-missing', row.line, { name: 'tricks' }));
  const tricks = parseTricks(text, needed);
  return tricks === null ? err(unreadable(column, text, 'wants.relative-tricks', row.line)) : ok(tricks);
};

const played = (row: NamedRow, text: string): Result<RowResult, Finding> => {
  const { line } = row;
  const written = writtenIn(text);
  if (!written) return err(unreadable('contract', text, 'wants.contract', line));
  const { contract } = written;
  if (contract.kind === 'passed-out') return ok({ result: { kind: 'passed-out', line }, findings: [] });
  if (contract.kind === 'not-played') return ok({ result: { kind: 'not-played', reason: text, line }, findings: [] });
  const declarer = seatIn(row, written.declarer);
  if (!declarer.ok) return declarer;
  const tricks = tricksIn(row, tricksNeeded(contract.bid), written.made);
  if (!tricks.ok) return tricks;
  const { lead, findings } = leadIn(row);
  const { bid, risk } = contract;
  const by = { bid, risk, declarer: declarer.value, tricks: tricks.value };
  return ok({ result: { kind: 'played', ...by, lead, irregular: false, line }, findings });
};

/** The score of a contract that the row does not name. */
const withoutContract = (row: NamedRow, inWords: readonly Finding[]): Result<RowResult, Finding> => {
  const { line } = row;
  const text = row.of('score');
  const score = scoreAlone(text);
  return score === null
    ? err(error('score-alone.impossible', line, { text: quoted(text) }))
    : ok({ result: { kind: 'score-only', score, line }, findings: [...inWords, note('score-alone.taken', line)] });
};

/**
 * What a row says happened at the table: an artificial score, a board that was not played, a pass-out, contract, declarer
 * and tricks, or a score of a contract that it does not name; refused where a part of it cannot be read. A score that was given in words is not taken, and told.
 */
export const resultIn = (row: NamedRow): Result<RowResult, Finding> => {
  const { line } = row;
  const percent = valueIn(row, 'artificial', 'wants.percents', parsePercents);
  if (!percent.ok) return percent;
  const contract = row.of('contract');
  const given = percent.value ?? parsePercents(row.of('adjusted'));
  if (given) {
    const beside = contract === '' ? [] : [contradiction('result-beside-artificial', line, { text: quoted(contract) })];
    return ok({ result: { kind: 'artificial', percent: given, line }, findings: beside });
  }
  const words = row.of('adjusted');
  const inWords = words === '' ? [] : [assumption('score-in-words', line, { text: quoted(words) })];
  if (/^[-?]?$/.test(contract)) {
    if (row.of('score') !== '') return withoutContract(row, inWords);
    const says = (['declarer', 'tricks', 'result'] as const).find((column) => row.of(column) !== '');
    return says === undefined
      ? ok({ result: null, findings: inWords })
      : err(error('value-missing', line, { name: 'contract' }));
  }
  const read = played(row, contract);
  return read.ok ? ok({ ...read.value, findings: [...read.value.findings, ...inWords] }) : read;
};
