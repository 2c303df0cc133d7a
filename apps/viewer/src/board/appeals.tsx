import { useMemo } from 'preact/hooks';
import { appealStream, parseAppealStream, parseDecisionAddress } from '@app/session';
import type { AppealOfSession, Names } from '../ledger/documents';
import { nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { EventLink } from '../lineage/event-link';
import { caseFileHref, verifyHref } from '../route';
import { ProblemNote } from '../shared/awaited';
import { t } from '../strings';
import { appealsAbout } from './appeals-about';
import { appealsSource } from './appeals-source';

/** The ruling, as a link to its moment, or the decision of an earlier instance. */
const Against = ({ appeal: { against } }: { readonly appeal: AppealOfSession }) => {
  const earlier = parseAppealStream(parseDecisionAddress(against)?.stream ?? '');
  return earlier === null ? <EventLink source={against} /> : <>{t.rulings.decisionOn(earlier)}</>;
};

const AppealLine = ({ appeal, names }: { readonly appeal: AppealOfSession; readonly names: Names }) => (
  <li class="badge badge-appeal">
    <p class="badge-head">
      <span class="badge-kind">{t.rulings.appealOf(appeal.id, nameOf(names, appeal.lodged.appellant))}</span>
      <span class="badge-note">
        {t.rulings.against} <Against appeal={appeal} />
      </span>
    </p>
    <p class="badge-text">{t.rulings.appealState[appeal.state]}</p>
    {appeal.state === 'overtaken' && <p>{appeal.overtaken}</p>}
    <p>
      <a href={caseFileHref(appeal.id)}>{t.rulings.caseFile(appeal.id)}</a>
    </p>
    <p>
      <a href={verifyHref(appealStream(appeal.id))}>{t.verify.appeal(appeal.id)}</a>
    </p>
  </li>
);

interface AppealsProps {
  readonly session: string;
  /** Its stream. */
  readonly board: string;
  /** How many events of the board have happened at the moment shown. */
  readonly at: number;
}

/** The appeals against what had been decided about the board by the moment shown, with how far they have come by now. */
export const Appeals = ({ session, board, at }: AppealsProps) => {
  const source = useMemo(() => appealsSource(session, board), [session, board]);
  const { value, problem } = useFollowed(source);
  if (value === null) return problem && <ProblemNote problem={problem} />;
  const appeals = appealsAbout(value.appeals, board, at);
  if (appeals.length === 0) return null;
  return (
    <section class="appeals" aria-labelledby="appeals">
      <h2 id="appeals">{t.rulings.appeals}</h2>
      <ul class="badges">
        {appeals.map((appeal) => (
          <AppealLine key={appeal.id} appeal={appeal} names={value.names} />
        ))}
      </ul>
    </section>
  );
};
