import type { AdjustedOutcome, PlayedResult } from '@app/contract';
import { inRecord } from '@app/messages';
import type { Obligation } from '@app/laws';
import { claimMessage, dutyMessage, revokeMessage, tricksMessage } from './play-messages';
import { outcomeMessage, resultMessage } from './score-messages';

/** `'1 trick'`, `'2 tricks'` */
export const tricksInWords = (count: number): string => inRecord(tricksMessage(count));

/** `'4SX by N, 9 tricks'` or `'passed out'`. */
export const resultInWords = (result: PlayedResult | null): string => inRecord(resultMessage(result));

/** What one side has: `'average plus'`, `'60 %'`, `'1/3 of 4S by N, 10 tricks + 2/3 of 4S by N, 9 tricks'`. */
export const outcomeInWords = (outcome: AdjustedOutcome): string => inRecord(outcomeMessage(outcome));

/** What has become of a revoke, after the card: `'no club to trick 3: established, 1 trick goes over'`. */
export const revokeInWords = (revoke: Parameters<typeof revokeMessage>[0]): string => inRecord(revokeMessage(revoke));

/** `'S claims 11 tricks: accepted by W'` */
export const claimInWords = (claim: Parameters<typeof claimMessage>[0]): string => inRecord(claimMessage(claim));

/** What a player has to do or must not do, after the name of the player: `'must pass at the next turn'`. */
export const dutyInWords = (obligation: Obligation): string => inRecord(dutyMessage(obligation));
