import { parseBoardStream } from '@app/session';
import { useMemo, useState } from 'preact/hooks';
import { useMe } from '../identity/me';
import { nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { sessionAppealsHref, sessionHref } from '../route';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { r } from '../strings/appeals';
import { t } from '../strings';
import '../styles/appeals.css';
import type { Values } from './acts/act';
import { taking } from './acts/deciding';
import { ActsPart } from './acts-part';
import { CasePrint } from './case-print';
import { CommitteePart } from './committee-part';
import { DeadlinesPart } from './deadlines-part';
import { DecisionPart } from './decision-part';
import { DisputePart } from './dispute-part';
import { HearingPart } from './hearing-part';
import type { OutcomeDraft } from './outcome-draft';
import { RecordPart } from './record-part';
import { type Room, roomSource } from './room-source';
import { ReplayLinks } from './replay-links';
import { StateSign } from './state-sign';
import { WhatIfs } from './what-if/what-ifs';

const againstWords = (stream: string | undefined, against: string): string => {
  const board = parseBoardStream(stream ?? '');
  return board ? r.rulingOn(board.board, board.table) : r.decisionIn(against);
};

const isOver = ({ appeal }: Room): boolean => appeal.decided !== null;

const CaseRoom = ({ room }: { readonly room: Room }) => {
  const { appeal, board, names } = room;
  const me = useMe();
  const [taken, take] = useState<Values | null>(null);
  const decide = (draft: OutcomeDraft | null): void => {
    take(taking(draft));
    document.getElementById('to-do')?.focus();
  };
  return (
    <>
      <div class="case-head">
        <div>
          <h1>{r.title(appeal.id)}</h1>
          <p>{r.ofAgainst(nameOf(names, appeal.lodged.appellant), againstWords(board?.stream, appeal.against))}</p>
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
        <WhatIfs room={room} board={board.stream} view={board.view} onDecide={isOver(room) ? null : decide} />
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
      <Page title={r.title(id)} path={[]} connection={connection}>
        <h1>{r.title(id)}</h1>
        <Awaited problem={problem} />
      </Page>
    );
  }
  const { session } = value;
  const path = [
    { label: session.title ?? session.id, href: sessionHref(session.id) },
    { label: t.rooms.appeals, href: sessionAppealsHref(session.id) },
  ];
  return (
    <Page title={r.title(id)} path={path} connection={connection} session={session.id}>
      <CaseRoom room={value} />
    </Page>
  );
};
