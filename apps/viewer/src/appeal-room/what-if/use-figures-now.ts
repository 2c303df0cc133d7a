import { type Result, ok } from '@app/bridge';
import type { Traveller } from '@app/documents';
import { useMemo } from 'preact/hooks';
import { type Problem, get } from '../../ledger/api';
import type { StandingsAnswer, TravellersAnswer } from '../../ledger/documents';
import { getAll } from '../../session/pages';
import { useAnswer } from '../../shared/use-answer';
import type { Room } from '../room-source';
import { type Figures, figuresNow } from './figures';

/** The score of the board, its worth, and the ranking, as they stand; null while they are on their way. */
export const useFiguresNow = (room: Room | null): Result<Figures, Problem> | null => {
  const session = room?.session.id ?? '';
  const stream = room?.board?.stream ?? '';
  const ask = useMemo(
    () => async (): Promise<Result<Figures, Problem>> => {
      const path = `/sessions/${encodeURIComponent(session)}`;
      const [standings, travellers] = await Promise.all([
        get<StandingsAnswer>(`${path}/standings`),
        getAll<'travellers', Traveller, TravellersAnswer>(`${path}/travellers`, 'travellers'),
      ]);
      if (!standings.ok) return standings;
      if (!travellers.ok) return travellers;
      return ok(figuresNow(standings.value.standings, travellers.value.travellers, stream));
    },
    [session, stream, room?.position],
  );
  return useAnswer(ask).answer;
};
