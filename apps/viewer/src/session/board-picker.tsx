import type { Traveller } from '@app/documents';
import { sessionHref } from '../route';
import { FlagSign } from '../shared/signs';
import { t } from '../strings';
import { fieldName, fieldOf } from './field';

interface BoardPickerProps {
  readonly session: string;
  readonly travellers: readonly Traveller[];
  /** The board that is open. */
  readonly open: string;
}

const flags = ({ lines }: Traveller): number => lines.reduce((count, { findings }) => count + findings, 0);

/** The boards of a session, those with irregularities flagged. */
export const BoardPicker = ({ session, travellers, open }: BoardPickerProps) => (
  <nav aria-label={t.session.pickBoard}>
    <ol class="picker">
      {travellers.map((traveller) => {
        const field = fieldOf(traveller);
        const flagged = flags(traveller);
        const label = `${fieldName(traveller, travellers)}${flagged > 0 ? `, ${t.session.flagged(flagged)}` : ''}`;
        return (
          <li key={field}>
            <a href={sessionHref(session, field)} aria-current={field === open ? 'true' : undefined} aria-label={label}>
              {traveller.board}
              {flagged > 0 && <FlagSign />}
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);
