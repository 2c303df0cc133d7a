import { SIDES } from '@app/bridge';
import type { EventsOf } from '../event';
import { flag, fullRecord, object, oneOf, optional, text, whole } from '../shape';
import { aContract, aDeal, aSeat, aVulnerability, anAct, anId, contestantsBySide, playersBySeat } from '../words';
import { BOARD_EVENTS } from './events';

/**
 * What can be asked of a board. Most commands carry exactly what their event records; where a field can be
 * left out, the decider fills it in from the session or from what has just happened.
 */
export const BOARD_COMMANDS = {
  /** Opens the board as the session has it scheduled; whatever is given here departs from that, and is recorded so. */
  OpenBoard: object({
    section: optional(anId),
    round: optional(anId),
    dealer: optional(aSeat),
    vulnerability: optional(aVulnerability),
    contestants: optional(contestantsBySide),
    players: optional(playersBySeat),
    screens: optional(flag),
    deal: optional(aDeal),
    contract: optional(aContract),
  }),

  MakeCall: BOARD_EVENTS.CallMade,
  /** About the last call, where no act is named. */
  GiveAlert: object({ by: aSeat, act: optional(anAct) }),
  GiveExplanation: object({ by: aSeat, act: optional(anAct), text: text(), manner: oneOf('spoken', 'written') }),
  NoteTempo: BOARD_EVENTS.TempoNoted,

  PlaceLead: BOARD_EVENTS.LeadPlaced,
  FaceLead: BOARD_EVENTS.LeadFaced,
  SpreadHand: BOARD_EVENTS.HandSpread,
  PlayCard: BOARD_EVENTS.CardPlayed,

  ClaimTricks: BOARD_EVENTS.TricksClaimed,
  ConcedeTricks: BOARD_EVENTS.TricksConceded,
  AcceptClaim: BOARD_EVENTS.ClaimAccepted,

  AgreeResult: BOARD_EVENTS.ResultAgreed,
  EnterResult: BOARD_EVENTS.ResultEntered,
  ReportNotPlayed: BOARD_EVENTS.BoardNotPlayed,
  AwardArtificialScore: object({ percent: fullRecord(SIDES, whole(0, 100)), authority: text(200) }),
} as const;

export type BoardCommand = EventsOf<typeof BOARD_COMMANDS>;
export type BoardCommandType = BoardCommand['type'];
