import { useMemo } from 'preact/hooks';
import { useMe } from '../identity/me';
import { useFollowed } from '../ledger/use-followed';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { t } from '../strings';
import { BoardPicker } from './board-picker';
import { fieldOf, openField } from './field';
import { Irregularities } from './irregularities';
import { MadeFrom } from './made-from';
import { Ranking } from './ranking';
import { sessionSource } from './session-source';
import { TravellerTable } from './traveller-table';

interface SessionPageProps {
  readonly id: string;
  /** The board whose results are open. */
  readonly field: string | null;
}

/** A session: who leads, what happened on each board, and where the irregularities are. */
export const SessionPage = ({ id, field }: SessionPageProps) => {
  const source = useMemo(() => sessionSource(id), [id]);
  const { value, problem, connection } = useFollowed(source);
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
        <span>{t.session.scoring(session.scoring)}</span>
        <span>{t.session.laws(session.laws)}</span>
        <span>{session.closed ? t.sessions.closed : t.sessions.open}</span>
      </p>
      <div class="session">
        <section aria-labelledby="ranking">
          <h2 id="ranking">{t.session.ranking}</h2>
          <Ranking session={id} basis={basis} standings={standings} names={names} />
          {tree !== null && <MadeFrom tree={tree} position={position} />}
        </section>
        <div class="session-boards">
          <section aria-labelledby="boards">
            <h2 id="boards">{t.session.boardsHeading}</h2>
            {open ? (
              <>
                <BoardPicker session={id} travellers={travellers} open={fieldOf(open)} />
                <TravellerTable traveller={open} boards={boards} names={names} restricted={restricted} />
              </>
            ) : (
              <p class="quiet">{t.session.noBoards}</p>
            )}
          </section>
          <section aria-labelledby="irregularities">
            <h2 id="irregularities">{t.session.irregularities}</h2>
            <Irregularities boards={boards} />
          </section>
        </div>
      </div>
    </Page>
  );
};
