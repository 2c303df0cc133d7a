import type { BoardAddress } from '@app/contract';
import type { Session } from '@app/session';
import { said } from '../import-texts';
import type { ImportedBoard, ReportItem } from '../imported';
import { type Evidence, type Naming, type Occupant, type Placement, type Places, whoPlays } from '../placement';
import { boardCommands } from './board-commands';
import type { PlacedRecord } from './findings';
import type { PlannedCommand } from './planned-command';
import { type PlannedBoard, type Rehearsal, rehearse } from './rehearse';
import { type RecordedFacts, type TakenBefore, contentKeyOf, settle, standingOf } from './settle';

/** What becomes of a record: taken, there already, or not taken for the reason in `item`. */
export type RecordPlan =
  | {
      readonly kind: 'taken';
      readonly placed: PlacedRecord;
      readonly board: PlannedBoard;
      readonly commands: readonly PlannedCommand[];
      readonly rehearsal: Extract<Rehearsal, { ok: true }>;
      readonly evidence: Evidence;
    }
  | {
      readonly kind: 'again';
      readonly board: PlannedBoard;
      /** The record of this import that says the same; null where the ledger has it. */
      readonly before: string | null;
      /** Its file has the cards, and what stands there has not. */
      readonly bringsCards: boolean;
      readonly evidence: Evidence;
    }
  | { readonly kind: 'refused'; readonly item: ReportItem };

interface Context {
  readonly session: string;
  readonly source: string;
  readonly naming: Naming;
  readonly places: Places;
  readonly place: (record: ImportedBoard, who: ReturnType<typeof whoPlays>) => Placement;
  /** The session as it is with a section. */
  readonly sessionWith: (section: string) => Session;
  readonly recorded: RecordedFacts;
  readonly takenBefore: TakenBefore;
  /** Why a record has no place at a table although its commands are sound; null where it has. */
  readonly obstacle: (placed: PlacedRecord) => Extract<Rehearsal, { ok: false }> | null;
}

/** `CardNotHeld` as the report spells its codes: `card-not-held`. */
const slugOfCode = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** The number of an attempt has four digits: an event with more could not be read again. */
const MOST_ATTEMPTS = 9999;

const tooManyAttempts = (line: number): Rehearsal => ({
  ok: false,
  line,
  code: 'TooManyAttempts',
  message: said('too-many-attempts', { most: MOST_ATTEMPTS }),
});

const refused = (
  record: ImportedBoard,
  board: number,
  { code, line, message }: Extract<Rehearsal, { ok: false }>,
): RecordPlan => {
  const at = { record: record.record, board: String(board), room: null };
  return {
    kind: 'refused',
    item: { kind: 'error', code: slugOfCode(code), line: line || record.line, ...at, message },
  };
};

/** A board that was not played, or has an artificial score, may be played once more. */
const isDecided = ({ result }: ImportedBoard): boolean =>
  result?.kind === 'not-played' || result?.kind === 'artificial';

/** Plans records one after the other, and enters those that are taken in `places`. */
export const recordPlanner = (context: Context): ((record: ImportedBoard) => Promise<RecordPlan>) => {
  const { session, source, naming, places, place, sessionWith, recorded, takenBefore, obstacle } = context;
  return async (record) => {
    const who = whoPlays(record, naming);
    const placement = place(record, who);
    const { section, table, board, round, deal, lastAttempt } = placement;
    const at = (attempt: number): BoardAddress => ({ session, table, board, attempt });
    const commands = boardCommands(record, board, who, section, source);
    const again = (
      occupant: Occupant,
      planned: Omit<PlannedBoard, 'address'>,
    ): Extract<RecordPlan, { kind: 'again' }> => ({
      kind: 'again',
      board: { ...planned, address: at(occupant.attempt) },
      before: occupant.record,
      bringsCards: deal !== null && occupant.deal === null,
      evidence: { ...placement.evidence, attempt: 'recorded' },
    });
    const known = await standingOf(placement, commands, session, record.record, takenBefore);
    if (known) return again(known.occupant, { record, section, who, commands, events: known.events, eventsOf: [] });
    const address = at(lastAttempt + 1);
    const rehearsal =
      address.attempt > MOST_ATTEMPTS
        ? tooManyAttempts(record.line)
        : rehearse(commands, address, sessionWith(section));
    if (!rehearsal.ok) return refused(record, board, rehearsal);
    const { events, eventsOf } = rehearsal;
    const settled = await settle(record, placement, events, session, recorded);
    if (settled.kind === 'question') return { kind: 'refused', item: settled.item };
    const planned = { record, section, who, commands: rehearsal.commands, events, eventsOf };
    if (settled.kind === 'again') return again(settled.occupant, planned);
    const placed = { record, who, address, section, assumptions: placement.assumptions };
    const why = obstacle(placed);
    if (why) return refused(record, board, why);
    places.put(section, board, {
      table,
      attempt: address.attempt,
      round,
      lineUp: who,
      deal,
      content: contentKeyOf(events),
      isDecided: isDecided(record),
      record: `${source} ${record.record}`,
    });
    const evidence: Evidence = { ...placement.evidence, attempt: settled.by };
    return { kind: 'taken', placed, board: { ...planned, address }, commands, rehearsal, evidence };
  };
};
