import { auditHref } from '../route';
import { r } from '../strings/audit';
import { Compared } from './compared';
import { type Deed, beginningOf, isMover } from './deeds';
import { MomentField } from './moment-field';

const NOW = '';

interface CompareProps {
  readonly session: string;
  /** Null for the beginning. */
  readonly from: string | null;
  /** Null for now. */
  readonly to: string | null;
  readonly deeds: readonly Deed[];
}

/** The standings at two moments and what moved between them; the address of the page names both. */
export const Compare = ({ session, from, to, deeds }: CompareProps) => {
  const movers = deeds.filter(isMover);
  const beginning = beginningOf(session, deeds);
  const start = from ?? beginning;
  const go = (earlier: string, later: string | null): void => {
    location.hash = auditHref(session, earlier, later);
  };
  return (
    <section class="audit-part" aria-labelledby="compare">
      <h2 id="compare">{r.compare.heading}</h2>
      <div class="moments no-print">
        <MomentField
          label={r.compare.from}
          moment={start}
          end={{ value: beginning, label: r.compare.beginning }}
          movers={movers}
          choose={(moment) => go(moment, to)}
        />
        <MomentField
          label={r.compare.to}
          moment={to ?? NOW}
          end={{ value: NOW, label: r.compare.now }}
          movers={movers}
          choose={(moment) => go(start, moment === NOW ? null : moment)}
        />
      </div>
      <Compared session={session} from={start} to={to} />
    </section>
  );
};
