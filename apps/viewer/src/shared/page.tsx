import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useMe } from '../identity/me';
import { SeeingAs } from '../identity/see-as';
import type { Connection } from '../ledger/stream';
import { sessionsHref, verifyHref } from '../route';
import { messages } from '../strings';
import { Menu } from './menu';
import { SessionRooms } from './session-rooms';
import { parseBoardStream } from '@app/contract';
import { useMismatch } from './integrity';
import { useVenue } from './use-venue';

const inWords = (stream: string): string => {
  const board = parseBoardStream(stream);
  return board ? messages.board.title(board.board, board.table) : stream;
};

/** Says on every page that the ledger cannot be trusted. */
const IntegrityBanner = () => {
  const mismatch = useMismatch();
  if (mismatch === null) return null;
  const { kind, position, stream } = mismatch;
  return (
    <div class="mismatch" role="alert">
      <strong>
        {kind === 'altered'
          ? messages.integrity.altered(position === null ? null : position.toLocaleString(messages.locale))
          : messages.integrity[kind]}
      </strong>{' '}
      {stream !== null && `${messages.integrity.at(inWords(stream))} `}
      {messages.integrity.means} <a href={verifyHref()}>{messages.verify.heading}</a>
    </div>
  );
};

interface PageProps {
  readonly title: string;
  /** What is above this page, beside the list of sessions. */
  readonly path: readonly { readonly label: string; readonly href: string }[];
  readonly connection: Connection | null;
  /** The session that the page is about: its rooms are shown. */
  readonly session?: string;
  readonly children: ComponentChildren;
}

const ConnectionSign = ({ connection }: { readonly connection: Connection }) => (
  <p class={`connection connection-${connection}`} role="status">
    <span class="connection-dot" aria-hidden="true">
      {connection === 'lost' ? '✕' : connection === 'live' ? '●' : '○'}
    </span>{' '}
    {connection === 'lost' ? messages.connection.lostShort : messages.connection[connection]}
  </p>
);

/** The frame of every page: where one is, whether what one sees is live, and one heading. */
export const Page = ({ title, path, connection, session, children }: PageProps) => {
  const me = useMe();
  useVenue(session);
  useEffect(() => {
    document.title = title === messages.product ? title : `${title} · ${messages.product}`;
  }, [title]);
  useEffect(() => {
    if (turned) focusContent();
    turned = true;
  }, []);
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {messages.skip}
      </a>
      <IntegrityBanner />
      <header class="top">
        <nav aria-label={messages.product}>
          <ol class="path">
            <li>
              <a href={sessionsHref()}>{messages.product}</a>
            </li>
            {path.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="top-end">
          {connection && <ConnectionSign connection={connection} />}
          <Menu me={me} session={session} />
        </div>
      </header>
      {session !== undefined && <SessionRooms session={session} me={me} />}
      <SeeingAs />
      {connection === 'lost' && <p class="lost">{messages.connection.lost}</p>}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
};

/** Whether a page has been shown before this one: then the reader is told by the focus that it has changed. */
let turned = false;

const focusContent = (): void => document.getElementById('content')?.focus();

/** The hash belongs to the router, so the skip link moves the focus itself. */
const skip = (event: Event): void => {
  event.preventDefault();
  focusContent();
};
