import { COMPARISONS } from './comparisons';
import { GRADES } from './grades';
import { LEAVING } from './leaving';
import { MATCHES } from './matches';
import { OTHER_BOARDS } from './other-boards';
import { ROUNDING } from './rounding';
import { TIES } from './ties';

/** By area, in the order of `docs/conditions.md`. */
export const ROWS = [...COMPARISONS, ...ROUNDING, ...GRADES, ...OTHER_BOARDS, ...MATCHES, ...LEAVING, ...TIES];
