import { lineageHref } from '../route';
import { t } from '../strings';

interface NumberLinkProps {
  readonly session: string;
  /** Which number it is: `total/3`. */
  readonly address: string;
  readonly value: string;
}

/** A number that leads to where it comes from. */
export const NumberLink = ({ session, address, value }: NumberLinkProps) => (
  <a class="from" href={lineageHref(session, address)} aria-label={t.lineage.link(value)}>
    {value}
  </a>
);
