import { useMemo } from 'preact/hooks';
import { useMe } from '../identity/me';
import { useFollowed } from '../ledger/use-followed';
import { sessionHref } from '../route';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { auditMessages } from '../strings/audit';
import '../styles/audit.css';
import '../styles/desk.css';
import '../styles/verify.css';
import { Compare } from './compare';
import { Corrections } from './corrections';
import { firstPublication } from './deeds';
import { DeedsList } from './deeds-list';
import { deedsSource } from './deeds-source';
import { LikelyErrors } from './likely-errors';
import { Publications } from './publications';
import { Status } from './status';

interface AuditPageProps {
  readonly id: string;
  /** Two moments to compare, as the queries take them; null for the first publication, and for now. */
  readonly from: string | null;
  readonly to: string | null;
}

/** How the numbers of a session came about: what is signed, what has moved, what is likely wrong, who has corrected, and who did what. */
export const AuditPage = ({ id, from, to }: AuditPageProps) => {
  const source = useMemo(() => deedsSource(id), [id]);
  const { value, problem, connection } = useFollowed(source);
  const seesAll = useMe()?.sees === 'everything';
  const published = value && firstPublication(id, value.deeds);
  const name = value?.title ?? id;
  return (
    <Page
      title={auditMessages.title(name)}
      path={[{ label: name, href: sessionHref(id) }]}
      connection={connection}
      session={id}
    >
      <h1>{auditMessages.title(name)}</h1>
      {value === null ? (
        <Awaited problem={problem} />
      ) : (
        <>
          <Status position={value.position} seesAll={seesAll} />
          <Compare
            session={id}
            from={from ?? (published ? String(published.position) : null)}
            to={to}
            deeds={value.deeds}
          />
          <Publications session={id} />
          {seesAll && <LikelyErrors session={id} />}
          <Corrections session={id} deeds={value.deeds} />
          <DeedsList session={id} deeds={value.deeds} />
        </>
      )}
    </Page>
  );
};
