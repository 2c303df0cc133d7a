import { SIDES } from '@app/bridge';
import type { BoardView } from '@app/session';
import { nameOf } from '../ledger/documents';
import { boardHref } from '../route';
import { WithSigns } from '../shared/event-words';
import { signed } from '../shared/numbers';
import { t } from '../strings';
import { r } from '../strings/desk';
import { w } from '../words';
import type { Desk } from './desk';

const resultText = ({ result }: BoardView): string => {
  if (result === null) return t.board.noResult;
  return result.kind === 'not-played' ? t.board.notPlayed : w.result(result.result);
};

/** The score in force; empty as long as there is none. */
const scoreText = ({ score }: BoardView): string => {
  switch (score.kind) {
    case 'score':
      return t.board.scoreFor('NS', signed(score.score));
    case 'artificial':
      return t.board.artificial(score.percent.NS, score.percent.EW);
    case 'adjusted':
      return SIDES.map((side) => `${t.side(side)} ${w.outcome(score.outcome[side])}`).join(', ');
    case 'not-played':
    case 'none':
      return '';
  }
};

interface DeskFactsProps {
  readonly desk: Desk;
  /** The event that the desk was opened at, by its number; null for none. */
  readonly at: number | null;
}

/** Which board it is, what was made of it, and the way to its replay. */
export const DeskFacts = ({ desk: { view, names }, at }: DeskFactsProps) => (
  <p class="facts">
    {SIDES.map((side) => (
      <span key={side}>
        <b>{t.side(side)}</b> {nameOf(names, view.contestants[side])}
      </span>
    ))}
    <span>
      <b>{t.session.result}</b> <WithSigns text={resultText(view)} />
    </span>
    <span>
      <b>{t.session.score}</b> <WithSigns text={scoreText(view)} />
    </span>
    <span>{t.session.laws(view.laws)}</span>
    {view.confirmed && <span>{t.board.confirmed}</span>}
    <a href={boardHref(view.id, at)}>{r.replay}</a>
  </p>
);
