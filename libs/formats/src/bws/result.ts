import { type BySide, type Card, type Result, TRICKS, err, ok, tricksNeeded } from '@app/bridge';
import type { ImportedResult } from '../imported';
import { type Finding, contradiction, error, note, quoted } from '../finding';
import { parseContract, parseLead, parseSeat } from '../usebio/values';
import { missing, textIn, unreadable } from './cell';
import type { TableRow } from './rows';

/** What a row of ReceivedData or IntermediateData says happened. */
export interface RowResult {
  readonly result: ImportedResult;
  /** The pairs sat the other way round. */
  readonly isSwitched: boolean;
  readonly findings: readonly Finding[];
}

type Remark =
  | { readonly kind: 'none' | 'not-played' | 'wrong-direction' | 'undecided' | 'words' }
  | { readonly kind: 'percent'; readonly percent: BySide<number> };

const WHOLE = 100;

/** `Not played`, `60%-40%` (N-S first), `Wrong direction`, `Arbitral score` without what it is; else words. */
const remarkOf = (text: string): Remark => {
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  if (plain === '') return { kind: 'none' };
  if (/^(?:not played|no play|np)$/.test(plain)) return { kind: 'not-played' };
  if (plain === 'wrong direction') return { kind: 'wrong-direction' };
  if (plain === 'arbitral score') return { kind: 'undecided' };
  const [, ns, ew] = /^(\d{1,3}) ?%? ?[-/] ?(\d{1,3}) ?%?$/.exec(plain) ?? [];
  return ns !== undefined && ew !== undefined && Number(ns) <= WHOLE && Number(ew) <= WHOLE
    ? { kind: 'percent', percent: { NS: Number(ns), EW: Number(ew) } }
    : { kind: 'words' };
};

/** `=`, `+1`, `-2`: tricks of declarer, from what the contract needs; null where the text is none of them. */
const tricksIn = (text: string, needed: number): number | null => {
  const compact = text.replace(/\s+/g, '');
  const more = compact === '=' ? 0 : /^[+-]\d{1,2}$/.test(compact) ? Number(compact) : null;
  const tricks = more === null ? null : needed + more;
  return tricks !== null && tricks >= 0 && tricks <= TRICKS ? tricks : null;
};

const leadIn = (at: TableRow): { readonly lead: Card | null; readonly findings: readonly Finding[] } => {
  const text = textIn(at, 'LeadCard');
  if (!text.ok || text.value === '')
    return { lead: null, findings: text.ok ? [] : [{ ...text.error, kind: 'contradiction' }] };
  const lead = parseLead(text.value);
  const { table, row } = at;
  const said = { table, row, column: 'LeadCard', text: quoted(text.value) };
  return { lead, findings: lead ? [] : [contradiction('cell-left-out', row, said)] };
};

const playedIn = (at: TableRow, text: string): Result<Pick<RowResult, 'result' | 'findings'>, Finding> => {
  const contract = parseContract(text);
  const line = at.row;
  if (!contract) return err(unreadable(at, 'Contract', 'wants.contract'));
  if (contract.kind === 'passed-out') return ok({ result: { kind: 'passed-out', line }, findings: [] });
  if (contract.kind === 'not-played') return ok({ result: { kind: 'not-played', reason: text, line }, findings: [] });
  const [seat, result] = [textIn(at, 'NS/EW'), textIn(at, 'Result')];
  if (!seat.ok) return seat;
  if (!result.ok) return result;
  const declarer = parseSeat(seat.value);
  if (!declarer) return err(unreadable(at, 'NS/EW', 'wants.seat'));
  if (result.value === '') return err(missing(at, 'Result'));
  const { bid, risk } = contract;
  const tricks = tricksIn(result.value, tricksNeeded(bid));
  if (tricks === null) return err(unreadable(at, 'Result', 'wants.relative-tricks'));
  const { lead, findings } = leadIn(at);
  return ok({ result: { kind: 'played', bid, risk, declarer, tricks, lead, irregular: false, line }, findings });
};

/**
 * Reads what a row says happened: an artificial score or a board not played by its Remarks, else contract, declarer and
 * tricks, or a pass-out. The row is refused where these cannot be read.
 */
export const resultIn = (at: TableRow): Result<RowResult, Finding> => {
  const [remarks, contract] = [textIn(at, 'Remarks'), textIn(at, 'Contract')];
  if (!remarks.ok) return remarks;
  if (!contract.ok) return contract;
  const { table, row } = at;
  const remark = remarkOf(remarks.value);
  const instead = (result: ImportedResult): Result<RowResult, Finding> => {
    const said = { table, row, text: quoted(contract.value), remark: quoted(remarks.value) };
    const hasContract = parseContract(contract.value)?.kind === 'bid';
    const findings = hasContract ? [contradiction('contract-beside-remark', row, said)] : [];
    return ok({ result, isSwitched: false, findings });
  };
  switch (remark.kind) {
    case 'percent':
      return instead({ kind: 'artificial', percent: remark.percent, line: row });
    case 'not-played':
      return instead({ kind: 'not-played', reason: remarks.value, line: row });
    case 'undecided':
      return err(error('score-not-said', row, { table, row, text: quoted(remarks.value) }));
    case 'none':
    case 'wrong-direction':
    case 'words': {
      if (contract.value === '') return err(missing(at, 'Contract'));
      const played = playedIn(at, contract.value);
      if (!played.ok) return played;
      const words = remark.kind === 'words' ? [note('remark', row, { table, row, text: quoted(remarks.value) })] : [];
      const isSwitched = remark.kind === 'wrong-direction';
      return ok({ ...played.value, isSwitched, findings: [...played.value.findings, ...words] });
    }
  }
};
