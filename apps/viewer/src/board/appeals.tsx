import { useEffect, useMemo } from 'preact/hooks';
import { appealStream, parseAppealStream, parseDecisionAddress } from '@app/contract';
import { type AppealOfSession, type AppealsAnswer, type Names, nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { EventLink } from '../lineage/event-link';
import { appealHref, verifyHref } from '../route';
import { ProblemNote } from '../shared/awaited';
import { useSettled } from '../shared/use-settled';
import { messages } from '../strings';
import { replayMessages } from '../strings/replay';
import { texts } from '../texts';
import { drawnOnChange } from './sharing';
import type { Source } from '../ledger/follow';
import { askAppeals } from '../ledger/queries';

/**
 * The appeals about a session, as they stand or as they stood at an event. An appeal does not say in each event which
 * session it is about, so all are listened to; what becomes of the ruling on the board itself tells how they stand, too.
 * @param asOf the address of an event, `board-demo.4.5@37`; null for now
 */
const appealsSource = (session: string, board: string, asOf: string | null): Source<AppealsAnswer> => ({
  query: '',
  load: () => askAppeals(session, asOf),
  positionOf: ({ position }) => position,
  absorb: (value, { streamId, type }) => {
    if (asOf !== null) return value;
    const concerned = parseAppealStream(streamId) !== null || streamId === board || type === 'SessionMoved';
    return concerned ? null : value;
  },
});

/** The ruling, as a link to its moment, or the decision of an earlier instance. */
const Against = ({ appeal: { against } }: { readonly appeal: AppealOfSession }) => {
  const earlier = parseAppealStream(parseDecisionAddress(against)?.stream ?? '');
  return earlier === null ? <EventLink source={against} /> : <>{messages.rulings.decisionOn(earlier)}</>;
};

const AppealLine = ({ appeal, names }: { readonly appeal: AppealOfSession; readonly names: Names }) => (
  <li class="badge badge-appeal">
    <p class="badge-head">
      <span class="badge-kind">{messages.rulings.appealOf(appeal.id, nameOf(names, appeal.lodged.appellant))}</span>
      <span class="badge-note">
        {messages.rulings.against} <Against appeal={appeal} />
      </span>
    </p>
    <p class="badge-text">{messages.rulings.appealState[appeal.state]}</p>
    {appeal.state === 'overtaken' && appeal.overtaken !== null && <p>{texts.say(appeal.overtaken)}</p>}
    <p>
      <a href={appealHref(appeal.id)}>{messages.rulings.caseFile(appeal.id)}</a>
    </p>
    <p>
      <a href={verifyHref(appealStream(appeal.id))}>{messages.verify.appeal(appeal.id)}</a>
    </p>
  </li>
);

interface FollowAppealsProps {
  readonly session: string;
  /** Its stream. */
  readonly board: string;
  /** The event of the board as whose moment they are asked for, `board-demo.4.5@37`; null for now. */
  readonly asOf: string | null;
  /** Called with every answer. */
  readonly known: (answer: AppealsAnswer) => void;
}

/** Steps of the reader in a row make one request. */
const SETTLED_MS = 250;

/** Asks for the appeals about a session and tells what comes; shows nothing but why there is no answer. */
export const FollowAppeals = ({ session, board, asOf, known }: FollowAppealsProps) => {
  const moment = useSettled(asOf, SETTLED_MS);
  const source = useMemo(() => appealsSource(session, board, moment), [session, board, moment]);
  const { value, problem } = useFollowed(source);
  useEffect(() => {
    if (value) known(value);
  }, [value, known]);
  return value === null && problem ? <ProblemNote problem={problem} /> : null;
};

interface AppealsProps {
  readonly appeals: readonly AppealOfSession[];
  readonly names: Names;
  readonly thenOnly: boolean;
}

/** The appeals against what had been decided about the board by the moment shown, with how far they have come. */
export const Appeals = drawnOnChange(({ appeals, names, thenOnly }: AppealsProps) =>
  appeals.length === 0 ? null : (
    <section class="appeals" aria-labelledby="appeals">
      <h2 id="appeals">{thenOnly ? replayMessages.appealsThen : messages.rulings.appeals}</h2>
      <ul class="badges">
        {appeals.map((appeal) => (
          <AppealLine key={appeal.id} appeal={appeal} names={names} />
        ))}
      </ul>
    </section>
  ),
);
