import { SIDES } from '@app/bridge';
import type { BoardView } from '@app/session';
import { type Names, nameOf } from '../ledger/documents';
import { sessionHref, verifyHref } from '../route';
import { fieldOf } from '../session/field';
import { t } from '../strings';

/** Where and between whom the board is played. */
export const Facts = ({ view, names }: { readonly view: BoardView; readonly names: Names }) => (
  <p class="facts">
    {SIDES.map((side) => (
      <span key={side}>
        <b>{t.side(side)}</b> {nameOf(names, view.contestants[side])}
      </span>
    ))}
    {view.round !== null && <span>{t.board.round(view.round)}</span>}
    {view.attempt > 1 && <span>{t.board.attempt(view.attempt)}</span>}
    <span>{t.session.laws(view.laws)}</span>
    <a href={sessionHref(view.session, fieldOf(view))}>{t.session.results(view.board)}</a>
    <a href={verifyHref(view.id)}>{t.verify.board}</a>
  </p>
);
