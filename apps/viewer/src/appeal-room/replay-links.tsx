import { boardHref } from '../route';
import { r } from '../strings/appeals';
import { ActText } from './act-link';
import { type Room, rulingIn } from './room-source';

/** Where to look first: the board at the act that it is about, and at the ruling. */
export const ReplayLinks = ({ room }: { readonly room: Room }) => {
  const view = room.board?.view;
  const ruling = rulingIn(room);
  if (!view || !ruling) return null;
  const act = ruling.about.at(-1);
  return (
    <p class="replay-links">
      {act !== undefined && (
        <a class="button" href={boardHref(view.id, act + 1)}>
          {r.replayDispute}&nbsp;
          <ActText view={view} act={act} />
        </a>
      )}
      <a class="button" href={boardHref(view.id, ruling.at + 1)}>
        {r.replayRuling}
      </a>
    </p>
  );
};
