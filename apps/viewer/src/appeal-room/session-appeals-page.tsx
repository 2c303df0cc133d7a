import { parseBoardStream, parseDecisionAddress } from '@app/contract';
import { useMemo } from 'preact/hooks';
import { type AppealOfSession, type Names, nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { appealHref, sessionHref } from '../route';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { timeText } from '../shared/numbers';
import { appealMessages } from '../strings/appeals';
import { texts } from '../texts';
import '../styles/appeals.css';
import { LodgePart } from './lodge-part';
import { sessionCasesSource } from './session-cases';
import { StateSign } from './state-sign';

const againstWords = ({ against }: AppealOfSession): string => {
  const board = parseBoardStream(parseDecisionAddress(against)?.stream ?? '');
  return board ? appealMessages.rulingOn(board.board, board.table) : appealMessages.decisionIn(against);
};

/** The period that counts now: to go further, where something was told, or else to appeal; none once it is over. */
const deadlineOf = (appeal: AppealOfSession) => {
  const { told, lodged } = appeal;
  const last = told.at(-1);
  if (appeal.next.length === 0) return null;
  return last
    ? { right: appealMessages.period.further, until: last.furtherUntil, paragraph: last.paragraph }
    : { right: appealMessages.period.appeal, ...lodged.period };
};

const CaseRow = ({ appeal, names }: { readonly appeal: AppealOfSession; readonly names: Names }) => {
  const deadline = deadlineOf(appeal);
  return (
    <tr>
      <th scope="row">
        <a href={appealHref(appeal.id)}>{appealMessages.title(appeal.id)}</a>
        <br />
        {appealMessages.ofAgainst(nameOf(names, appeal.lodged.appellant), againstWords(appeal))}
      </th>
      <td>
        <StateSign state={appeal.state} />
      </td>
      <td>
        {appeal.next.map((step) => (
          <p key={step.code}>{texts.withNames(names).say(step)}</p>
        ))}
      </td>
      <td>
        {deadline && (
          <>
            {deadline.right}{' '}
            {deadline.until === null ? appealMessages.noEnd : appealMessages.until(timeText(deadline.until))}{' '}
            <span class="quiet">({deadline.paragraph})</span>
          </>
        )}
      </td>
    </tr>
  );
};

interface SessionAppealsPageProps {
  readonly id: string;
  /** The decision that is to be appealed: `'board-demo.4.5@66'`; null for none in particular. */
  readonly against: string | null;
}

/** Every appeal of a session with how far it has come; and where another is lodged. */
export const SessionAppealsPage = ({ id, against }: SessionAppealsPageProps) => {
  const source = useMemo(() => sessionCasesSource(id), [id]);
  const { value, problem, connection } = useFollowed(source);
  const path = [{ label: value?.session.title ?? id, href: sessionHref(id) }];
  return (
    <Page title={appealMessages.heading} path={path} connection={connection} session={id}>
      <h1>{appealMessages.heading}</h1>
      {value === null && <Awaited problem={problem} />}
      {value?.appeals.length === 0 && <p class="quiet">{appealMessages.none}</p>}
      {value !== null && value.appeals.length > 0 && (
        <div class="wide" tabIndex={0} role="group" aria-label={appealMessages.caption}>
          <table class="list">
            <caption>{appealMessages.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{appealMessages.column.appeal}</th>
                <th scope="col">{appealMessages.column.state}</th>
                <th scope="col">{appealMessages.column.next}</th>
                <th scope="col">{appealMessages.column.deadline}</th>
              </tr>
            </thead>
            <tbody>
              {value.appeals.map((appeal) => (
                <CaseRow key={appeal.id} appeal={appeal} names={value.names} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {value !== null && <LodgePart cases={value} against={against} />}
    </Page>
  );
};
