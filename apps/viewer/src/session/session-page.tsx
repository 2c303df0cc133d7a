import { FlagSign } from '@app/components';
import { useMemo, useRef } from 'preact/hooks';
import { useMe } from '../identity/me';
import { useFollowed } from '../ledger/use-followed';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { messages } from '../strings';
import { fieldOf, openField, fieldName } from './field';
import { Ranking } from './ranking';
import { playedRounds } from './played-rounds';
import { RoundChooser } from './round-chooser';
import { type SessionOverview, sessionSource } from './session-source';
import { TravellerTable } from './traveller-table';
import type { Problem } from '../ledger/api';
import type { AnswerTree } from '../ledger/documents';
import { type Standings, type Traveller, isMatchForm } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { SessionDoc } from '@app/session';
import { sessionHref, boardHref, filesHref, matchesHref } from '../route';
import { ruleTitle } from '../shared/rules';

interface Irregularity {
  readonly id: string;
  readonly at: number;
  readonly board: number;
  readonly table: string;
  readonly what: string;
}

const irregularities = (boards: readonly BoardDoc[]): readonly Irregularity[] =>
  boards
    .flatMap(({ id, board, table, findings }) =>
      Object.entries(findings).map(([revision, { rule, seat, paragraph }]) => ({
        id,
        at: Number(revision) + 1,
        board,
        table,
        what: `${ruleTitle(rule)}, ${messages.seat(seat)} (${paragraph})`,
      })),
    )
    .sort((one, other) => one.board - other.board || one.table.localeCompare(other.table) || one.at - other.at);

/** Every irregularity of the session, each a link to the moment it happened. */
const Irregularities = ({ boards }: { readonly boards: readonly BoardDoc[] }) => {
  const all = irregularities(boards);
  if (all.length === 0) return <p class="quiet">{messages.session.noIrregularities}</p>;
  return (
    <ul class="irregularities">
      {all.map(({ id, at, board, table, what }) => (
        <li key={`${id}/${at}`}>
          <FlagSign /> <a href={boardHref(id, at)}>{messages.session.atTable(board, table)}</a> {what}
        </li>
      ))}
    </ul>
  );
};

interface BoardPickerProps {
  readonly session: string;
  readonly travellers: readonly Traveller[];
  /** The board that is open. */
  readonly open: string;
  readonly afterRound: string | null;
}

const flags = ({ lines }: Traveller): number => lines.reduce((count, { findings }) => count + findings, 0);

/** The boards of a session, those with irregularities flagged. */
const BoardPicker = ({ session, travellers, open, afterRound }: BoardPickerProps) => (
  <nav aria-label={messages.session.pickBoard}>
    <ol class="picker">
      {travellers.map((traveller) => {
        const field = fieldOf(traveller);
        const flagged = flags(traveller);
        const label = `${fieldName(traveller, travellers)}${flagged > 0 ? `, ${messages.session.flagged(flagged)}` : ''}`;
        return (
          <li key={field}>
            <a
              href={sessionHref(session, field, afterRound)}
              aria-current={field === open ? 'true' : undefined}
              aria-label={label}
            >
              {traveller.board}
              {flagged > 0 && <FlagSign />}
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);

interface MadeFromProps {
  readonly tree: AnswerTree;
  /** The ledger position that the numbers include. */
  readonly position: number;
}

/** As much of a root as a person compares; the rest is in the title. */
const SHOWN = 16;

/** Which tree of the ledger numbers were made from. */
const MadeFrom = ({ tree: { size, root }, position }: MadeFromProps) => {
  const say = position + 1 > size ? messages.integrity.madeFromSince : messages.integrity.madeFrom;
  return (
    <p class="quiet" title={root}>
      {say(size.toLocaleString(messages.locale), `${root.slice(0, SHOWN)}…`)}
    </p>
  );
};

/** The last value that there was, as long as the next is on its way: who has chosen a round stays at the choice. */
const useShown = (current: SessionOverview | null, problem: Problem | null): SessionOverview | null => {
  const shown = useRef(current);
  if (current !== null || problem !== null) shown.current = current;
  return shown.current;
};

/** Matches of teams, or of pairs that are ranked by them. */
const hasMatches = ({ scoring }: SessionDoc, { measure }: Standings): boolean =>
  isMatchForm(scoring) || measure === 'victory-points';

interface SessionPageProps {
  readonly id: string;
  /** The board whose results are open. */
  readonly field: string | null;
  /** The round after which the ranking is shown; null for as it stands. */
  readonly afterRound: string | null;
}

/** A session: who leads, what happened on each board, and where the irregularities are. */
export const SessionPage = ({ id, field, afterRound }: SessionPageProps) => {
  const source = useMemo(() => sessionSource(id, afterRound), [id, afterRound]);
  const { value: current, problem, connection } = useFollowed(source);
  const value = useShown(current, problem);
  const restricted = useMe()?.sees !== 'everything';
  const title = value?.session.title ?? id;
  if (value === null) {
    return (
      <Page title={title} path={[]} connection={connection} session={id}>
        <h1>{title}</h1>
        <Awaited problem={problem} />
      </Page>
    );
  }
  const { session, basis, standings, travellers, boards, names, tree, position } = value;
  const open = openField(travellers, field);
  return (
    <Page title={title} path={[]} connection={connection} session={id}>
      <h1>{title}</h1>
      <p class="facts">
        {session.date !== null && <span>{session.date}</span>}
        <span>{messages.session.scoring(session.scoring)}</span>
        <span>{messages.session.laws(session.laws)}</span>
        <span>{session.closed ? messages.sessions.closed : messages.sessions.open}</span>
      </p>
      <p class="no-print ways-on">
        {hasMatches(session, standings) && <a href={matchesHref(id)}>{messages.session.matchesByRound}</a>}
        <a href={filesHref(id)}>{messages.session.files}</a>
      </p>
      <div class="session">
        <section aria-labelledby="ranking">
          <h2 id="ranking">{messages.session.ranking}</h2>
          <RoundChooser
            rounds={playedRounds(session, boards)}
            chosen={afterRound}
            choose={(round) => {
              location.hash = sessionHref(id, field, round);
            }}
          />
          <Ranking
            key={value.afterRound}
            session={id}
            basis={basis}
            standings={standings}
            afterRound={value.afterRound}
            names={names}
          />
          {tree !== null && <MadeFrom tree={tree} position={position} />}
        </section>
        <div class="session-boards">
          <section aria-labelledby="boards">
            <h2 id="boards">{messages.session.boardsHeading}</h2>
            {open ? (
              <>
                <BoardPicker session={id} travellers={travellers} open={fieldOf(open)} afterRound={afterRound} />
                <TravellerTable traveller={open} boards={boards} names={names} restricted={restricted} />
              </>
            ) : (
              <p class="quiet">{messages.session.noBoards}</p>
            )}
          </section>
          <section aria-labelledby="irregularities">
            <h2 id="irregularities">{messages.session.irregularities}</h2>
            <Irregularities boards={boards} />
          </section>
        </div>
      </div>
    </Page>
  );
};
