import type { ActOf } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { withProcedure } from '../table/procedure-changes';

/**
 * What a spectator has said or shown. Asked by the director they may speak of facts and Laws (76C1); unasked they may
 * draw attention to nothing (76B5), nor remark on anything (76B3). A spectator is no player, so that there is no
 * finding against a seat: what follows for them is the director's (76A1). The irregularity they speak of is known all
 * the same, and the director deals with it as with any other that they become aware of (81C3). What a player has
 * learnt from a spectator is extraneous (16D, in 2007 16C), for the director to say.
 */
const spoken = (state: TableState, { at, data: { text, act, asked } }: ActOf<'SpectatorSpoke'>): TableState =>
  withProcedure(state, {
    spectators: [
      ...state.procedure.spectators,
      { at, act: act ?? null, text, law: asked === true ? '76C1' : act === undefined ? '76B3' : '76B5' },
    ],
  });

export const law76 = {
  after: (state, act) => (act.type === 'SpectatorSpoke' ? spoken(state, act) : state),
} satisfies LawModule;
