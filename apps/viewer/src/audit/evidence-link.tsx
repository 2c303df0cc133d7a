import { verifyHref } from '../route';
import { auditMessages } from '../strings/audit';

/** As the page that verifies names it: `'demo.3.5@66'` for `'board-demo.3.5@66'`. */
const evidenceOf = (address: string): string => address.replace(/^board-/, '');

/** The way to the proof that an event is in the ledger as it is shown. */
export const EvidenceLink = ({ address }: { readonly address: string }) => (
  <a href={verifyHref(evidenceOf(address))} aria-label={auditMessages.deeds.verifyOf(evidenceOf(address))}>
    {auditMessages.deeds.verify}
  </a>
);
