import type { AnswerTree } from '../ledger/documents';
import { t } from '../strings';

interface MadeFromProps {
  readonly tree: AnswerTree;
  /** The ledger position that the numbers include. */
  readonly position: number;
}

/** As much of a root as a person compares; the rest is in the title. */
const SHOWN = 16;

/** Which tree of the ledger numbers were made from. */
export const MadeFrom = ({ tree: { size, root }, position }: MadeFromProps) => {
  const say = position + 1 > size ? t.integrity.madeFromSince : t.integrity.madeFrom;
  return (
    <p class="quiet" title={root}>
      {say(size.toLocaleString(t.locale), `${root.slice(0, SHOWN)}…`)}
    </p>
  );
};
