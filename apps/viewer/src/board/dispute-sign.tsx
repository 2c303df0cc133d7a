import { replayMessages } from '../strings/replay';

/** The mark of a call or card that a ruling is about. */
export const DisputeSign = () => (
  <span class="sign sign-dispute" title={replayMessages.isDisputed}>
    <span aria-hidden="true">§</span>
    <span class="sr-only">{replayMessages.isDisputed}</span>
  </span>
);
