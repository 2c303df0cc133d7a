import {
  type Edition,
  type Parameter,
  type Regulations,
  inEdition,
  isRegulations,
  parameterIn,
  textsOf,
} from '@app/bridge';
import type { Ladder } from '@app/contract';
import { LADDERS_OF_TEXTS, PROCEDURE_TABLES } from './procedures.generated';
import type { ProcedureName, ProcedureTable, ProcedureValues, Rungs } from './values';

/** The tables of the Laws, those of an edition that has something of its own first. */
const lawsIn = (laws: Edition): readonly ProcedureTable[] => [
  inEdition<ProcedureTable>(laws, {
    'wbf-2007': PROCEDURE_TABLES['wbf-2007'],
    'wbf-2017': PROCEDURE_TABLES['wbf-2017'],
  }),
  PROCEDURE_TABLES.laws,
];

const OF_REGULATIONS: Readonly<Partial<Record<Regulations, ProcedureTable>>> = PROCEDURE_TABLES;

/** By which edition of the Laws and by which national regulations something is played. */
export interface Governing {
  readonly laws: Edition;
  readonly regulations?: string | null | undefined;
}

/** The tables of regulations and of the texts that they amend, the newest first. */
const tablesOf = (regulations: string | null | undefined): readonly ProcedureTable[] =>
  isRegulations(regulations) ? textsOf(regulations).flatMap((text) => OF_REGULATIONS[text] ?? []) : [];

/** What the Laws of every edition have, so that there is always a value. */
type OfLaws = keyof (typeof PROCEDURE_TABLES)['laws'] | keyof (typeof PROCEDURE_TABLES)['wbf-2007' | 'wbf-2017'];

type Found<N extends ProcedureName> = Parameter<ProcedureValues[N]>;

/** A part of procedure with its paragraph: of the regulations, or else of the Laws; null where neither has it. */
export function procedure<N extends OfLaws>(governing: Governing, name: N): Found<N>;
export function procedure<N extends ProcedureName>(governing: Governing, name: N): Found<N> | null;
export function procedure<N extends ProcedureName>({ laws, regulations }: Governing, name: N): Found<N> | null {
  return parameterIn([...tablesOf(regulations), ...lawsIn(laws)], name);
}

type LadderOfText = Rungs & { readonly text: keyof typeof PROCEDURE_TABLES };

const LADDERS: Readonly<Record<Ladder, LadderOfText>> = LADDERS_OF_TEXTS;

/** The instances of a ladder. */
export const rungsOf = (ladder: Ladder): Rungs => LADDERS[ladder];

/** Where the regulations of a session amend the text of a ladder, what they say of a case on it (DBf 2023). */
export const amendedOn = <N extends ProcedureName>(
  ladder: Ladder,
  regulations: string | null | undefined,
  name: N,
): Found<N> | null => {
  const own = tablesOf(regulations);
  const ofLadder: ProcedureTable = PROCEDURE_TABLES[LADDERS[ladder].text];
  const amending = own.includes(ofLadder) ? own : [];
  return parameterIn([...amending, ofLadder, PROCEDURE_TABLES.laws], name);
};

/** How a case goes on a ladder, by the text that has it; null where neither that nor the Laws say so. */
export function procedureOn<N extends keyof (typeof PROCEDURE_TABLES)['laws']>(ladder: Ladder, name: N): Found<N>;
export function procedureOn<N extends ProcedureName>(ladder: Ladder, name: N): Found<N> | null;
export function procedureOn<N extends ProcedureName>(ladder: Ladder, name: N): Found<N> | null {
  return parameterIn<ProcedureValues, N>([PROCEDURE_TABLES[LADDERS[ladder].text], PROCEDURE_TABLES.laws], name);
}
