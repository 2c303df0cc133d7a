import {
  type ImportedBoard,
  type ImportedRecords,
  type ResultsFormat,
  type Say,
  decodeSource,
  readAcblRecords,
  readBlockRecords,
  readBwsRecords,
  readCsvRecords,
  readDlmRecords,
  readJsonRecords,
  readLinRecords,
  readPbnRecords,
  readRbnRecords,
  readUsebioRecords,
} from '@app/formats';
import { readAccessDatabase } from './access-database';

type Reader = (
  bytes: Iterable<Uint8Array>,
  strict: boolean,
  say: Say,
  each?: (board: ImportedBoard) => void,
) => ImportedRecords;

/**
 * The reader of each format; `strict` is for PBN, which has a standard to depart from. `each` is given every board as the
 * report is made, by the readers of formats that large files come in.
 */
export const READERS: Readonly<Record<ResultsFormat, Reader>> = {
  pbn: (bytes, strict, say, each) => readPbnRecords(decodeSource(bytes), { strict }, say, each),
  lin: (bytes, _, say, each) => readLinRecords(decodeSource(bytes), say, each),
  usebio: (bytes, _, say) => readUsebioRecords(bytes, say),
  csv: (bytes, _, say) => readCsvRecords(decodeSource(bytes), say),
  json: (bytes, _, say) => readJsonRecords(decodeSource(bytes), say),
  rbn: (bytes, _, say) => readRbnRecords(decodeSource(bytes), say),
  dlm: (bytes, _, say) => readDlmRecords(decodeSource(bytes), say),
  dup: (bytes, _, say) => readBlockRecords(bytes, 'dup', say),
  bri: (bytes, _, say) => readBlockRecords(bytes, 'bri', say),
  dge: (bytes, _, say) => readBlockRecords(bytes, 'dge', say),
  acbl: (bytes, _, say) => readAcblRecords(bytes, say),
  bws: (bytes, _, say) => readBwsRecords(readAccessDatabase(bytes), say),
};
