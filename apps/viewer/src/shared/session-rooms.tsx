import type { Me } from '../identity/me';
import { isDirecting } from '../identity/is-directing';
import {
  type Route,
  auditHref,
  parseRoute,
  sessionAppealsHref,
  sessionDeskHref,
  sessionHref,
  verifyHref,
} from '../route';
import { messages } from '../strings';

type Room = 'ranking' | 'desk' | 'appeals' | 'audit' | 'verify';

/** The room that a page belongs to. */
const ROOM: Readonly<Partial<Record<Route['page'], Room>>> = {
  session: 'ranking',
  contestant: 'ranking',
  matches: 'ranking',
  files: 'ranking',
  'session-desk': 'desk',
  desk: 'desk',
  'session-appeals': 'appeals',
  appeal: 'appeals',
  audit: 'audit',
  lineage: 'audit',
  events: 'audit',
  verify: 'verify',
};

interface SessionRoomsProps {
  readonly session: string;
  readonly me: Me | null;
}

/** The rooms of a session, the one that the reader is in marked. */
export const SessionRooms = ({ session, me }: SessionRoomsProps) => {
  const here = location.hash.split('?')[0] ?? '';
  const room = ROOM[parseRoute(location.hash).page];
  const directs = me !== null && isDirecting(me);
  const rooms: readonly { readonly name: Room; readonly label: string; readonly href: string }[] = [
    { name: 'ranking', label: messages.rooms.ranking, href: sessionHref(session) },
    ...(directs ? [{ name: 'desk', label: messages.rooms.desk, href: sessionDeskHref(session) } as const] : []),
    { name: 'appeals', label: messages.rooms.appeals, href: sessionAppealsHref(session) },
    { name: 'audit', label: messages.rooms.audit, href: auditHref(session) },
    { name: 'verify', label: messages.verify.heading, href: verifyHref() },
  ];
  return (
    <nav class="rooms" aria-label={messages.rooms.of(session)}>
      <ul>
        {rooms.map(({ name, label, href }) => (
          <li key={name}>
            <a href={href} aria-current={name !== room ? undefined : href === here ? 'page' : 'true'}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
