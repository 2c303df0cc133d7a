import type { Outcome } from '@app/application';
import { type Actor, type Command, streamOf } from '@app/contract';
import { PinoLogger } from 'nestjs-pino';
import { rateLimit } from '../../../common/src/refused-access/rate-limit';

/** As many wrong cards as fingers and misread hands explain on one board; more look like a search. */
const MOST = 5;

const LIMITS = { window: 60_000, perAddress: MOST, total: 100 };

const GIVING_A_CARD: ReadonlySet<Command['command']['type']> = new Set([
  'PlayCard',
  'FaceLead',
  'DummyPlays',
  'ExposeCard',
]);

type Blocked = Pick<Extract<Outcome, { ok: false }>, 'code' | 'message'>;

/**
 * A card that its hand does not hold is refused, and every refusal tells a device where a card is not. So a device has a few on
 * each board, all are logged, and then it gives no card on this board until somebody who sees every hand has recorded
 * something there. Kept in memory: a restart begins anew.
 */
interface ImpossibleCards {
  /** Why a device may not give a command now; null where it may. */
  readonly blocked: (command: Command) => Blocked | null;
  /** Notes what became of a command of a table's device. */
  readonly noteAtTable: (actor: Actor, outcome: Outcome) => void;
  /** Notes what became of a command of anybody else. */
  readonly noteOther: (outcome: Outcome) => void;
}

export const impossibleCards = (
  log = (entry: Readonly<Record<string, unknown>>): void => {
    PinoLogger.root.warn({ context: 'ImpossibleCards', ...entry });
  },
): ImpossibleCards => {
  /** How many were refused on a board, by its stream. */
  const refused = new Map<string, number>();
  const limit = rateLimit(LIMITS);
  return {
    blocked: (command) =>
      GIVING_A_CARD.has(command.command.type) && (refused.get(streamOf(command)) ?? 0) >= MOST
        ? { code: 'TooManyImpossibleCards', message: 'too many cards that are not there: call the director' }
        : null,
    noteAtTable: ({ id }, outcome) => {
      if (outcome.ok || outcome.code !== 'CardNotHeld') return;
      const { stream } = outcome;
      const count = (refused.get(stream) ?? 0) + 1;
      refused.set(stream, count);
      if (limit.admits(stream, Date.now()))
        log({ msg: 'a card that its hand does not hold', device: id, stream, count });
    },
    noteOther: (outcome) => {
      if (outcome.ok && !outcome.repeated) refused.delete(outcome.stream);
    },
  };
};
