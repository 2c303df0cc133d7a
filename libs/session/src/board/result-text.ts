import type { PlayedResult } from '@app/contract';
import { bidWithRisk } from '@app/bridge';

/** `'4SX by N, 9 tricks'` or `'passed out'`. */
export const resultInWords = (result: PlayedResult | null): string =>
  result ? `${bidWithRisk(result.bid, result.risk)} by ${result.declarer}, ${result.tricks} tricks` : 'passed out';
