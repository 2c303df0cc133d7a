import type { BidBeyondSeven, Call, Denomination } from '@app/bridge';
import { CALLS, DENOMINATIONS, LEVELS_BEYOND } from '@app/bridge';
import { Act, Flag, ManyOf, OneOf } from './fields';
import { SeatDto } from './seats.dto';

/** What can be said for a call: bids of eight and nine are no calls, but have been heard (Law 38). */
const SAID_CALLS = [...CALLS, ...LEVELS_BEYOND.flatMap((level) => DENOMINATIONS.map((one) => `${level}${one}`))];

/** A call and what it means. */
class SaidCallDto extends SeatDto {
  @OneOf('Call', SAID_CALLS, { about: '8C to 9NT are no calls, and can be recorded' }) call!: Call | BidBeyondSeven;
  @Flag({ optional: true, about: 'known to be artificial; natural where left out' }) artificial?: boolean;
  @ManyOf('Denomination', DENOMINATIONS, { optional: true, about: 'what it shows, where somebody has said so' })
  shows?: Denomination[];
}

export class MakeCallDto extends SaidCallDto {
  @Act({ optional: true, about: "revision of another player's call made at the same moment (Law 33)" })
  simultaneousWith?: number;
}

export class SubstituteCallDto extends SaidCallDto {
  @Act({ optional: true, about: 'revision of the call it is to replace; his last call where left out' })
  replaces?: number;
}
