import { parseBoardStream, appealStream } from '@app/contract';
import { useMemo, useState } from 'preact/hooks';
import { useMe } from '../identity/me';
import { nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { sessionAppealsHref, sessionHref, boardHref, verifyHref } from '../route';
import type { OutcomeDraft } from '../forms/outcome';
import type { Filled } from '../forms/schema';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { appealMessages } from '../strings/appeals';
import { messages } from '../strings';
import '../styles/appeals.css';
import { taking } from './acts/deciding';
import { ActsPart } from './acts-part';
import { CasePrint } from './case-print';
import { DeadlinesPart } from './deadlines-part';
import { DecisionPart } from './decision-part';
import { DisputePart } from './dispute-part';
import { HearingPart } from './hearing-part';
import { type Room, roomSource, rulingIn } from './room-source';
import { StateSign } from './state-sign';
import { WhatIfs } from './what-if/what-ifs';
import { ActText } from './act-link';
import { answeredEventText } from '../shared/answered-event';
import { timeText } from '../shared/numbers';
import { Part } from './fact-list';

/** Who sits, who has stood down, and whether there are enough of them. */
const CommitteePart = ({ room: { appeal, names } }: { readonly room: Room }) => {
  const { committee } = appeal;
  return (
    <Part id="committee" heading={appealMessages.section.committee}>
      {committee === null ? (
        <p class="quiet">{appealMessages.noCommittee}</p>
      ) : (
        <>
          <ul class="lines">
            {committee.members.map(({ member, contestant, disqualified }) => (
              <li key={member} class={disqualified ? 'stood-down' : ''}>
                <b>{nameOf(names, member)}</b>
                {committee.chair === member && ` (${appealMessages.chair})`}
                {contestant !== null && (
                  <span class="quiet"> {appealMessages.playsFor(nameOf(names, contestant))}</span>
                )}
                {': '}
                {disqualified ? appealMessages.standsDown[disqualified.ground] : appealMessages.maySit}
                {disqualified?.paragraph != null && <span class="quiet"> ({disqualified.paragraph})</span>}
              </li>
            ))}
          </ul>
          <p>{appealMessages.quorum(committee.able.length, committee.quorum)}</p>
          {committee.single !== null && <p>{appealMessages.single(committee.single)}</p>}
        </>
      )}
    </Part>
  );
};

/** Every event of the case, with who recorded it and when. */
const RecordPart = ({ room: { appeal, record, names } }: { readonly room: Room }) => (
  <details class="part">
    <summary>{appealMessages.section.record}</summary>
    <ol class="lines">
      {record.map((event) => (
        <li key={event.revision}>
          <p>{answeredEventText(appealStream(appeal.id), event)}</p>
          <p class="quiet">{appealMessages.recordedBy(nameOf(names, event.actor?.id), timeText(event.occurredAt))}</p>
        </li>
      ))}
    </ol>
    <p>
      <a href={verifyHref(appealStream(appeal.id))}>{messages.verify.appeal(appeal.id)}</a>
    </p>
  </details>
);

/** Where to look first: the board at the act that it is about, and at the ruling. */
const ReplayLinks = ({ room }: { readonly room: Room }) => {
  const view = room.board?.view;
  const ruling = rulingIn(room);
  if (!view || !ruling) return null;
  const act = ruling.about.at(-1);
  return (
    <p class="replay-links">
      {act !== undefined && (
        <a class="button" href={boardHref(view.id, act + 1)}>
          {appealMessages.replayDispute}&nbsp;
          <ActText view={view} act={act} />
        </a>
      )}
      <a class="button" href={boardHref(view.id, ruling.at + 1)}>
        {appealMessages.replayRuling}
      </a>
    </p>
  );
};

const againstWords = (stream: string | undefined, against: string): string => {
  const board = parseBoardStream(stream ?? '');
  return board ? appealMessages.rulingOn(board.board, board.table) : appealMessages.decisionIn(against);
};

const isOver = ({ appeal }: Room): boolean => appeal.decided !== null;

const CaseRoom = ({ room }: { readonly room: Room }) => {
  const { appeal, board, names } = room;
  const me = useMe();
  const [taken, take] = useState<Filled | null>(null);
  const decide = (draft: OutcomeDraft | null): void => {
    take(taking(draft));
    document.getElementById('to-do')?.focus();
  };
  return (
    <>
      <div class="case-head">
        <div>
          <h1>{appealMessages.title(appeal.id)}</h1>
          <p>
            {appealMessages.ofAgainst(
              nameOf(names, appeal.lodged.appellant),
              againstWords(board?.stream, appeal.against),
            )}
          </p>
          <p>
            <StateSign state={appeal.state} />
          </p>
        </div>
        <div class="case-buttons">
          <ReplayLinks room={room} />
          <CasePrint appeal={appeal.id} />
        </div>
      </div>
      <div class="case">
        <div>
          <ActsPart room={room} taken={taken} onTaken={() => take(null)} />
          <DisputePart room={room} />
        </div>
        <div>
          <DeadlinesPart room={room} />
          <CommitteePart room={room} />
          <HearingPart room={room} />
          <DecisionPart room={room} />
        </div>
      </div>
      {board?.view && me !== null && me.role !== 'public' && (
        <WhatIfs room={room} board={board.stream} onDecide={isOver(room) ? null : decide} />
      )}
      <RecordPart room={room} />
    </>
  );
};

/** A case as the committee works on it: what it is about, how far it has come, and what is to be done. */
export const AppealPage = ({ id }: { readonly id: string }) => {
  const source = useMemo(() => roomSource(id), [id]);
  const { value, problem, connection } = useFollowed(source);
  if (value === null) {
    return (
      <Page title={appealMessages.title(id)} path={[]} connection={connection}>
        <h1>{appealMessages.title(id)}</h1>
        <Awaited problem={problem} />
      </Page>
    );
  }
  const { session } = value;
  const path = [
    { label: session.title ?? session.id, href: sessionHref(session.id) },
    { label: messages.rooms.appeals, href: sessionAppealsHref(session.id) },
  ];
  return (
    <Page title={appealMessages.title(id)} path={path} connection={connection} session={session.id}>
      <CaseRoom room={value} />
    </Page>
  );
};
