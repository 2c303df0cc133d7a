import { type Result, ok } from '@app/bridge';
import { useMemo } from 'preact/hooks';
import type { Problem } from '../../ledger/api';
import { askStandings, askTravellers } from '../../ledger/queries';
import { useAnswer } from '../../shared/use-answer';
import type { Room } from '../room-source';
import { type Figures, figuresNow } from './figures';

/** The score of the board, its worth, and the ranking, as they stand; null while they are on their way. */
export const useFiguresNow = (room: Room | null): Result<Figures, Problem> | null => {
  const session = room?.session.id ?? '';
  const stream = room?.board?.stream ?? '';
  const ask = useMemo(
    () => async (): Promise<Result<Figures, Problem>> => {
      const [standings, travellers] = await Promise.all([askStandings(session), askTravellers(session)]);
      if (!standings.ok) return standings;
      if (!travellers.ok) return travellers;
      return ok(figuresNow(standings.value.standings, travellers.value.travellers, stream));
    },
    [session, stream, room?.position],
  );
  return useAnswer(ask).answer;
};
