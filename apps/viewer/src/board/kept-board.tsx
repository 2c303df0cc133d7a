import { r } from '../strings/replay';

/** In place of a board that others have still to play. */
export const KeptBoard = () => (
  <div class="kept" role="status">
    <p>
      <strong>{r.kept}.</strong>
    </p>
    <p>{r.keptDetail}</p>
  </div>
);
