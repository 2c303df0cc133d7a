import type { AppealState } from '@app/contract';
import { messages } from '../strings';

/** How far a case has come, in words. */
export const StateSign = ({ state }: { readonly state: AppealState }) => (
  <span class={`case-state case-${state}`}>{messages.rulings.appealState[state]}</span>
);
