import { type Edition, type Parameter, type Regulations, inEdition, isRegulations, parameterIn } from '@app/bridge';
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

const OF_REGULATIONS: Readonly<Record<Regulations, ProcedureTable>> = PROCEDURE_TABLES;

/** By which edition of the Laws and by which national regulations something is played. */
export interface Governing {
  readonly laws: Edition;
  readonly regulations?: string | null | undefined;
}

/** What the Laws of every edition have, so that there is always a value. */
type OfLaws = keyof (typeof PROCEDURE_TABLES)['laws'] | keyof (typeof PROCEDURE_TABLES)['wbf-2007' | 'wbf-2017'];

type Found<N extends ProcedureName> = Parameter<ProcedureValues[N]>;

/** A part of procedure with its paragraph: of the regulations, or else of the Laws; null where neither has it. */
export function procedure<N extends OfLaws>(governing: Governing, name: N): Found<N>;
export function procedure<N extends ProcedureName>(governing: Governing, name: N): Found<N> | null;
export function procedure<N extends ProcedureName>({ laws, regulations }: Governing, name: N): Found<N> | null {
  const own = isRegulations(regulations) ? [OF_REGULATIONS[regulations]] : [];
  return parameterIn([...own, ...lawsIn(laws)], name);
}

type LadderOfText = Rungs & { readonly text: keyof typeof PROCEDURE_TABLES };

const LADDERS: Readonly<Record<Ladder, LadderOfText>> = LADDERS_OF_TEXTS;

/** The instances of a ladder. */
export const rungsOf = (ladder: Ladder): Rungs => LADDERS[ladder];

/** How a case goes on a ladder, by the text that has it; null where neither that nor the Laws say so. */
export function procedureOn<N extends keyof (typeof PROCEDURE_TABLES)['laws']>(ladder: Ladder, name: N): Found<N>;
export function procedureOn<N extends ProcedureName>(ladder: Ladder, name: N): Found<N> | null;
export function procedureOn<N extends ProcedureName>(ladder: Ladder, name: N): Found<N> | null {
  return parameterIn<ProcedureValues, N>([PROCEDURE_TABLES[LADDERS[ladder].text], PROCEDURE_TABLES.laws], name);
}
