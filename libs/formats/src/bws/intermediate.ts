import { bidWithRisk } from '@app/bridge';
import { type Finding, note } from '../finding';
import { parseContract, parseSeat } from '../usebio/values';
import type { Accounts } from './account';
import { boardIn, boardKey, flagIn, textIn, unreadable } from './cell';
import type { ReceivedBoard } from './received';
import { type TableRow, type Tables, rowsOf } from './rows';

/** Why a row of IntermediateData says nothing; null where it does. */
const refusalOf = (row: TableRow): Finding | null => {
  const [contract, seat, erased] = [textIn(row, 'Contract'), textIn(row, 'NS/EW'), flagIn(row, 'Erased')];
  for (const one of [contract, seat, erased]) if (!one.ok) return one.error;
  if (contract.ok && contract.value !== '' && !parseContract(contract.value)) {
    return unreadable(row, 'Contract', 'wants.contract');
  }
  return seat.ok && seat.value !== '' && !parseSeat(seat.value) ? unreadable(row, 'NS/EW', 'wants.seat') : null;
};

const contractText = (row: TableRow): string => {
  const text = textIn(row, 'Contract');
  const contract = text.ok ? parseContract(text.value) : null;
  return contract?.kind === 'bid' ? bidWithRisk(contract.bid, contract.risk) : text.ok ? text.value : '';
};

const agrees = (row: TableRow, { entries }: ReceivedBoard): boolean => {
  const text = textIn(row, 'Contract');
  const contract = text.ok ? parseContract(text.value) : null;
  if (contract?.kind !== 'bid') return true;
  return entries.some(
    ({ result }) => result.kind === 'played' && result.bid === contract.bid && result.risk === contract.risk,
  );
};

/**
 * IntermediateData has contracts that were keyed in before the play was over. They are no results: they are told where
 * no result followed, or one in another contract.
 */
export const intermediateFindings = (
  tables: Tables,
  accounts: Accounts,
  received: ReadonlyMap<string, ReceivedBoard>,
): readonly Finding[] =>
  rowsOf(tables, 'IntermediateData').flatMap((row): readonly Finding[] => {
    const at = boardIn(row);
    const refusal = at.ok ? refusalOf(row) : at.error;
    accounts.set(row.table, row.row, refusal ? 'refused' : 'taken');
    if (refusal || !at.ok) return refusal ? [refusal] : [];
    const board = received.get(boardKey(at.value));
    const params = { row: row.row, ...at.value, contract: contractText(row) };
    if (!board) return [note('intermediate.alone', row.row, params)];
    return agrees(row, board) ? [] : [note('intermediate.other', row.row, params)];
  });
