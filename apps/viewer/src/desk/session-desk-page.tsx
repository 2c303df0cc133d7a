import { useMemo } from 'preact/hooks';
import '../styles/desk.css';
import { useFollowed } from '../ledger/use-followed';
import { deskHref, sessionHref } from '../route';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
import { DirectorsOnly } from './directors-only';
import { type Matter, type OpenBoard, toSeeTo, unconfirmed } from './to-see-to';
import { ok } from '@app/bridge';
import type { SessionDoc } from '@app/session';
import type { Source } from '../ledger/follow';
import { askReviews, askSession } from '../ledger/queries';
import { MOVES_NOTHING } from '../session/session-source';

/** What a session asks of its directors. */
interface SessionDesk {
  readonly position: number;
  readonly session: SessionDoc;
  readonly boards: readonly OpenBoard[];
}

const sessionDeskSource = (id: string): Source<SessionDesk> => {
  return {
    query: `session=${encodeURIComponent(id)}`,
    load: async () => {
      const [session, reviews] = await Promise.all([askSession(id), askReviews(id)]);
      if (!session.ok) return session;
      if (!reviews.ok) return reviews;
      return ok({
        position: Math.min(session.value.position, reviews.value.position),
        session: session.value.session,
        boards: reviews.value.boards,
      });
    },
    positionOf: ({ position }) => position,
    absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
  };
};

const MatterLine = ({ matter: { kind, board, at, law } }: { readonly matter: Matter }) => (
  <li class={`badge badge-${kind === 'review' ? 'review' : 'option'}`}>
    <p class="badge-head">
      <span class="badge-kind">{deskMessages.session.matters[kind]}</span>
      {law !== null && <span class="badge-law">{messages.laws.paragraph(law)}</span>}
    </p>
    <p class="badge-text">
      <a href={deskHref(board.board, at + 1)}>{messages.session.atTable(board.number, board.table)}</a>
    </p>
  </li>
);

const Unconfirmed = ({ boards }: { readonly boards: readonly OpenBoard[] }) =>
  boards.length === 0 ? null : (
    <details>
      <summary>{deskMessages.session.unconfirmed(boards.length)}</summary>
      <ul class="desk-boards">
        {boards.map(({ board, number, table }) => (
          <li key={board}>
            <a href={deskHref(board)}>{messages.session.atTable(number, table)}</a>
          </li>
        ))}
      </ul>
    </details>
  );

const SeeTo = ({ boards }: { readonly boards: readonly OpenBoard[] }) => {
  const matters = toSeeTo(boards);
  return (
    <section aria-labelledby="see-to">
      <h2 id="see-to">{deskMessages.session.open}</h2>
      {matters.length === 0 && <p class="quiet">{deskMessages.session.nothing}</p>}
      <ul class="badges" aria-label={deskMessages.session.open}>
        {matters.map((matter) => (
          <MatterLine key={`${matter.kind} ${matter.board.board} ${matter.at} ${matter.law ?? ''}`} matter={matter} />
        ))}
      </ul>
      <Unconfirmed boards={unconfirmed(boards)} />
    </section>
  );
};

/** What the directors of a session have to see to, live; each thing leads to the desk of its board. */
export const SessionDeskPage = ({ id }: { readonly id: string }) => {
  const source = useMemo(() => sessionDeskSource(id), [id]);
  const { value, problem, connection } = useFollowed(source);
  const title = deskMessages.session.heading(value?.session.title ?? id);
  return (
    <Page title={title} path={[{ label: id, href: sessionHref(id) }]} connection={connection} session={id}>
      <h1>{title}</h1>
      <DirectorsOnly>
        {() => (value === null ? <Awaited problem={problem} /> : <SeeTo boards={value.boards} />)}
      </DirectorsOnly>
    </Page>
  );
};
