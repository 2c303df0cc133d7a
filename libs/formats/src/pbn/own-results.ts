import type { ImportedResult } from '../imported';
import { type Game, valueOf } from './game';
import { readContract, readSeat } from './spelling';
import type { TableRow } from './table';

/** The results that games of a file give of their own, by where they were played. */
export interface OwnResults {
  /** Whether a game at the table of this row says the same as the row, which a ScoreTable with another game has. */
  readonly include: (game: Game, row: TableRow, result: ImportedResult | null) => boolean;
}

const textOf = (result: ImportedResult | null): string | null => {
  if (result?.kind === 'passed-out') return 'Pass';
  return result?.kind === 'played' ? [result.bid, result.risk, result.declarer, result.tricks].join(' ') : null;
};

/** As `textOf` has it; null where the game gives none, or not by contract, declarer and number of tricks. */
const resultOf = ({ tags }: Game): string | null => {
  const contract = readContract(valueOf(tags, 'Contract') ?? '')?.value;
  if (contract?.kind === 'pass') return 'Pass';
  // Behind a caret where the declarer is not who should have been.
  const declarer = readSeat((valueOf(tags, 'Declarer') ?? '').replace(/^\^/, ''))?.value;
  const tricks = valueOf(tags, 'Result') ?? '';
  if (contract?.kind !== 'bid' || !declarer || !/^\d{1,2}$/.test(tricks)) return null;
  return [contract.bid, contract.risk, declarer, Number(tricks)].join(' ');
};

const placeOf = ({ tags }: Game, section: string | null, table: string | null, round: string | null): string | null => {
  const board = valueOf(tags, 'Board');
  if (table === null || board === null) return null;
  return JSON.stringify([valueOf(tags, 'Stage'), valueOf(tags, 'Session'), section, board, table, round]);
};

/** Collects them, game by game. */
export const ownResults = (): OwnResults & { readonly add: (game: Game) => void } => {
  const results = new Map<string, string>();
  return {
    add: (game) => {
      const { tags } = game;
      const [section, table, round] = ['Section', 'Table', 'Round'].map((name) => valueOf(tags, name));
      const place = placeOf(game, section ?? null, table ?? null, round ?? null);
      const result = resultOf(game);
      if (place !== null && result !== null) results.set(place, result);
    },
    include: (game, row, result) => {
      const section = row.cell('Section') ?? valueOf(game.tags, 'Section');
      const place = placeOf(game, section, row.cell('Table'), row.cell('Round') ?? valueOf(game.tags, 'Round'));
      const text = textOf(result);
      return place !== null && text !== null && results.get(place) === text;
    },
  };
};
