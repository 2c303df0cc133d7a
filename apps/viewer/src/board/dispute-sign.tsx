import { r } from '../strings/replay';

/** The mark of a call or card that a ruling is about. */
export const DisputeSign = () => (
  <span class="sign sign-dispute" title={r.isDisputed}>
    <span aria-hidden="true">§</span>
    <span class="sr-only">{r.isDisputed}</span>
  </span>
);
