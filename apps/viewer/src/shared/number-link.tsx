import { lineageHref } from '../route';
import { messages } from '../strings';

interface NumberLinkProps {
  readonly session: string;
  /** Which number it is: `total/3`. */
  readonly address: string;
  readonly value: string;
  /** The moment at which it was so, as the queries take it; now where left out. */
  readonly asOf?: string | null;
  /** The round after which it was so; as it stands where left out. */
  readonly afterRound?: string | null;
}

/** A number that leads to where it comes from. */
export const NumberLink = ({ session, address, value, asOf = null, afterRound = null }: NumberLinkProps) => (
  <a class="from" href={lineageHref(session, address, asOf, afterRound)} aria-label={messages.lineage.link(value)}>
    {value}
  </a>
);
