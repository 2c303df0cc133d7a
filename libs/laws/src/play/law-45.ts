import { hasPlayedToTrick } from '@app/bridge';
import type { CardRule } from '../rule';
import { leadsBeforePartnerPlays } from './law-57';

/**
 * A second card from one hand to the same trick: of the declaring side, or of a defender whose partner has played
 * to it. Before his partner has, a defender's further card is a premature lead (Law 57A).
 */
export const secondCardToTrick: CardRule = {
  name: 'second-card-to-trick',
  label: 'A further card from a hand that has played to this trick',
  sources: { 'wbf-2017': '45E', 'wbf-2007': '45E' },
  detects: (context, made) =>
    context.play !== null && hasPlayedToTrick(context.play, made.seat) && !leadsBeforePartnerPlays(context, made),
};
