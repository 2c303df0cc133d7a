import { useState } from 'preact/hooks';
import { mine, setMine } from '../session/mine';
import { r } from '../strings/contestant';

interface MineButtonProps {
  readonly session: string;
  readonly contestant: string;
}

/** Keeps in this browser whose results the reader has come for. */
export const MineButton = ({ session, contestant }: MineButtonProps) => {
  const [isMine, setIsMine] = useState(mine(session) === contestant);
  const toggle = (): void => {
    setMine(session, isMine ? null : contestant);
    setIsMine(!isMine);
  };
  return (
    <p class="no-print">
      <button type="button" aria-pressed={isMine} onClick={toggle}>
        {isMine ? '★' : '☆'} {r.isMine}
      </button>{' '}
      {isMine && <span class="quiet">{r.remembered}</span>}
    </p>
  );
};
