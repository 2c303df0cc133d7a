import { messages } from '../strings';

const NOW = '';

interface RoundChooserProps {
  /** In the order of play. */
  readonly rounds: readonly string[];
  /** Null for the ranking as it stands. */
  readonly chosen: string | null;
  readonly choose: (round: string | null) => void;
}

/** After which round the ranking is shown; nothing where there is no choice. */
export const RoundChooser = ({ rounds, chosen, choose }: RoundChooserProps) => {
  if (rounds.length < 2 && chosen === null) return null;
  return (
    <label class="round-chooser no-print">
      <span>{messages.session.afterRound}</span>
      <select value={chosen ?? NOW} onChange={({ currentTarget: { value } }) => choose(value === NOW ? null : value)}>
        <option value={NOW}>{messages.session.asItStands}</option>
        {chosen !== null && !rounds.includes(chosen) && <option value={chosen}>{messages.board.round(chosen)}</option>}
        {rounds.map((round) => (
          <option key={round} value={round}>
            {messages.board.round(round)}
          </option>
        ))}
      </select>
    </label>
  );
};
