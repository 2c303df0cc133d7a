import { rightOf } from '@app/bridge';
import type { ActData } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { auctionBefore } from '../table/changes';
import { parameter } from './parameters';
import { screenMateOf } from './screens';
import { isSkipBid } from './skip-bids';

type Tempo = ActData['TempoNoted'];

/** Whether the opponent on the right has just made a bid after which this player has to wait (DBf 122B1, FSB 116B). */
const isAfterSkipBid = (state: TableState, { seat, act }: Tempo): boolean => {
  const index = act === undefined ? state.inForce.length : state.inForce.findIndex(({ at }) => at === act);
  const before = state.inForce[index - 1];
  return before?.seat === rightOf(seat) && isSkipBid(state, auctionBefore(state, before.at), before.call);
};

/** For how many seconds slowness tells nothing: a pause that is prescribed, or a delay beyond the screen (DBf 125D3). */
const secondsThatTellNothing = (state: TableState, tempo: Tempo): number => {
  const { regulations } = state;
  if (screenMateOf(state, tempo.seat) !== null) return parameter(regulations, 'delay-that-tells-nothing')?.value ?? 0;
  return isAfterSkipBid(state, tempo) ? (parameter(regulations, 'pause-after-skip-bid')?.value ?? 0) : 0;
};

/** Slowness that is in order gives partner no information; more than that, and haste, may (16B). */
export const tempo = {
  after: (state, act) => {
    if (act.type !== 'TempoNoted' || act.data.kind !== 'slow' || act.data.seconds === undefined) return state;
    const { seat, seconds, act: about = act.at } = act.data;
    if (seconds > secondsThatTellNothing(state, act.data)) return state;
    const information = state.information.filter(
      (one) => one.kind !== 'tempo' || one.from !== seat || one.act !== about,
    );
    return { ...state, information };
  },
} satisfies LawModule;
