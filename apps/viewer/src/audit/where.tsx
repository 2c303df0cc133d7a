import { parseAppealStream } from '@app/session';
import { EventLink } from '../lineage/event-link';
import { appealHref } from '../route';
import { r } from '../strings/audit';

/** Where an event stands, as a link to it: a board's in its replay, a session's among its events, an appeal's in its room. */
export const Where = ({ address }: { readonly address: string }) => {
  const [stream = '', revision = ''] = address.split('@');
  const appeal = parseAppealStream(stream);
  if (appeal === null) return <EventLink source={address} />;
  return <a href={appealHref(appeal)}>{r.inAppeal(appeal, Number(revision) + 1)}</a>;
};
