import type { Play, Seat } from '@app/bridge';
import { openingLeader } from '@app/bridge';
import type { CardContext, CardMade, CardRule } from '../rule';
import { byDeclaringSide } from './sides';

const leadOutOfTurn = (play: Play, seat: Seat): boolean => play.current.length === 0 && play.turn !== seat;

/** The first card of the board, by anybody but the player to the presumed declarer's left. */
const openingOutOfTurn = ({ contract, play }: CardContext, { seat }: CardMade): boolean =>
  contract !== null && play === null && openingLeader(contract) !== seat;

/** Law 54: a faced opening lead by the wrong defender, or (54E) by the declaring side. */
export const openingLeadOutOfTurn: CardRule = {
  name: 'opening-lead-out-of-turn',
  label: 'Opening lead out of turn; declarer may spread his hand, accept the lead or refuse it',
  sources: { 'wbf-2017': '54', 'wbf-2007': '54' },
  detects: openingOutOfTurn,
};

/** Law 55: a lead out of turn by declarer, from either hand. */
export const declarersLeadOutOfTurn: CardRule = {
  name: 'declarers-lead-out-of-turn',
  label: "Declarer's lead out of turn; either defender may accept it or require its retraction",
  sources: { 'wbf-2017': '55', 'wbf-2007': '55' },
  detects: ({ contract, play }, { seat }) =>
    contract !== null && play !== null && leadOutOfTurn(play, seat) && byDeclaringSide(contract, seat),
};

/** Law 56: a lead out of turn by a defender, after the opening lead. */
export const defendersLeadOutOfTurn: CardRule = {
  name: 'defenders-lead-out-of-turn',
  label: "Defender's lead out of turn; declarer may accept it or require its retraction",
  sources: { 'wbf-2017': '56', 'wbf-2007': '56' },
  detects: ({ contract, play }, { seat }) =>
    contract !== null && play !== null && leadOutOfTurn(play, seat) && !byDeclaringSide(contract, seat),
};
