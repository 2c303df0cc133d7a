import type { Differences } from '@app/documents';
import { useContext, useMemo } from 'preact/hooks';
import { post } from '../../ledger/api';
import type { GivenCommand } from '../../ledger/commands';
import { UnansweredNote } from '../../forms/refused-note';
import { ProblemNote } from '../../shared/awaited';
import { useAnswer } from '../../shared/use-answer';
import { r } from '../../strings/appeals';
import { CaseContext } from '../case-context';
import { ComparisonTable } from '../what-if/comparison-table';
import { figuresWith } from '../what-if/figures';
import { useFiguresNow } from '../what-if/use-figures-now';

/** What a decision would move if it were given now; nothing is recorded. */
export const EffectsOfDecision = ({ command }: { readonly command: GivenCommand }) => {
  const room = useContext(CaseContext);
  const now = useFiguresNow(room);
  const { answer, current } = useAnswer(
    useMemo(() => () => post<{ readonly differences: Differences }>('/previews', command), [command, room?.position]),
  );
  if (!answer || !current || !now || !room) return <p role="status">{r.whatIf.working}</p>;
  if (!answer.ok) return <UnansweredNote problem={answer.error} />;
  if (!now.ok) return <ProblemNote problem={now.error} />;
  const after = figuresWith(now.value, answer.value.differences, room.board?.stream ?? '');
  return (
    <ComparisonTable
      caption={r.wouldMove}
      room={room}
      now={now.value}
      columns={[{ label: r.whatIf.after, figures: after }]}
    />
  );
};
