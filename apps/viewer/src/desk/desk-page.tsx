import { useMemo } from 'preact/hooks';
import '../styles/desk.css';
import { type BoardHistory, boardSource } from '../board/board-source';
import { useFollowed } from '../ledger/use-followed';
import { sessionDeskHref, sessionHref, boardHref } from '../route';
import { RefusalTexts } from '../forms/refused-note';
import { Awaited, ProblemNote } from '../shared/awaited';
import { Page } from '../shared/page';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
import { DecisionsPart } from './decisions';
import { type Director, deskOf, type Desk } from './desk';
import { DirectorsOnly } from './directors-only';
import { LawsOffer } from './laws-offer';
import { RulingForm } from './ruling-form';
import { TakeDown } from './take-down';
import { SIDES } from '@app/bridge';
import type { BoardView } from '@app/session';
import { nameOf } from '../ledger/documents';
import { WithSigns } from '../shared/event-text';
import { signed } from '../shared/numbers';
import { libraryMessages } from '../library-messages';

const resultText = ({ result }: BoardView): string => {
  if (result === null) return messages.board.noResult;
  switch (result.kind) {
    case 'agreed':
    case 'entered':
      return libraryMessages.result(result.result);
    case 'score-only':
      return messages.board.contractUnknown;
    case 'not-played':
      return messages.board.notPlayed;
  }
};

/** The score in force; empty as long as there is none. */
const scoreText = ({ score }: BoardView): string => {
  switch (score.kind) {
    case 'score':
      return messages.board.scoreFor('NS', signed(score.score));
    case 'artificial':
      return messages.board.artificial(score.percent.NS, score.percent.EW);
    case 'adjusted':
      return SIDES.map((side) => `${messages.side(side)} ${libraryMessages.outcome(score.outcome[side])}`).join(', ');
    case 'not-played':
    case 'none':
      return '';
  }
};

interface DeskFactsProps {
  readonly desk: Desk;
  /** The event that the desk was opened at, by its number; null for none. */
  readonly at: number | null;
}

/** Which board it is, what was made of it, and the way to its replay. */
const DeskFacts = ({ desk: { view, names }, at }: DeskFactsProps) => (
  <p class="facts">
    {SIDES.map((side) => (
      <span key={side}>
        <b>{messages.side(side)}</b> {nameOf(names, view.contestants[side])}
      </span>
    ))}
    <span>
      <b>{messages.session.result}</b> <WithSigns text={resultText(view)} />
    </span>
    <span>
      <b>{messages.session.score}</b> <WithSigns text={scoreText(view)} />
    </span>
    <span>{messages.session.laws(view.laws)}</span>
    {view.confirmed && <span>{messages.board.confirmed}</span>}
    <a href={boardHref(view.id, at)}>{deskMessages.replay}</a>
  </p>
);

interface BoardAtDeskProps {
  readonly history: BoardHistory;
  readonly me: Director;
  readonly at: number | null;
}

const BoardAtDesk = ({ history, me, at }: BoardAtDeskProps) => {
  const desk = useMemo(() => deskOf(history, me, at), [history, me, at]);
  if (!desk) return null;
  return (
    <RefusalTexts.Provider value={{ lost: deskMessages.lost, codes: deskMessages.refusals }}>
      <DeskFacts desk={desk} at={at} />
      <div key={me.id} class="desk">
        <div class="desk-side">
          <LawsOffer desk={desk} />
          <DecisionsPart desk={desk} />
          <TakeDown desk={desk} />
        </div>
        <RulingForm desk={desk} />
      </div>
    </RefusalTexts.Provider>
  );
};

interface DeskPageProps {
  readonly id: string;
  readonly at: number | null;
}

/** One board before the director: what the Laws offer, what was decided, and the ruling that is being written. */
export const DeskPage = ({ id, at }: DeskPageProps) => {
  const source = useMemo(() => boardSource(id), [id]);
  const { value, problem, connection } = useFollowed(source);
  const opened = value?.records[0]?.event;
  const { table, board, session } = opened?.type === 'BoardOpened' ? opened.data : {};
  const title =
    board === undefined || table === undefined ? id : deskMessages.title(messages.board.title(board, table));
  const path =
    session === undefined
      ? []
      : [
          { label: session, href: sessionHref(session) },
          { label: messages.rooms.desk, href: sessionDeskHref(session) },
        ];
  return (
    <Page title={title} path={path} connection={connection} {...(session === undefined ? {} : { session })}>
      <h1>{title}</h1>
      <DirectorsOnly>
        {(me) => (value === null ? <Awaited problem={problem} /> : <BoardAtDesk history={value} me={me} at={at} />)}
      </DirectorsOnly>
      {value !== null && problem !== null && connection !== 'lost' && <ProblemNote problem={problem} />}
    </Page>
  );
};
