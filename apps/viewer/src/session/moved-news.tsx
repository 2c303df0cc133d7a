import { type Names, nameOf } from '../ledger/documents';
import { t } from '../strings';
import { r } from '../strings/contestant';
import { type PlaceMoved, placesGained } from './places-moved';
import type { LastMove } from './use-moved';

const distance = (moved: PlaceMoved): number => Math.abs(placesGained(moved));

/** So many are read out, who has moved furthest first; the arrows in the ranking have them all. */
const READ_OUT = 3;

interface MovedNewsProps {
  readonly last: LastMove;
  readonly names: Names;
}

/** Says when places have moved: to those who look when it was, to those who listen which they are. */
export const MovedNews = ({ last: { places, at }, names }: MovedNewsProps) => {
  const moved = [...places].toSorted(([, one], [, other]) => distance(other) - distance(one));
  const news = moved
    .slice(0, READ_OUT)
    .map(([contestant, { from, to }]) => r.news(nameOf(names, contestant), to, from));
  const more = moved.length > READ_OUT ? [r.andMore(moved.length - READ_OUT)] : [];
  return (
    <>
      {at && <p class="quiet">{r.moved(at.toLocaleTimeString(t.locale))}</p>}
      <p class="sr-only" role="status">
        {[...news, ...more].join(' ')}
      </p>
    </>
  );
};
