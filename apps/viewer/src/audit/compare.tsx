import { auditHref } from '../route';
import { auditMessages } from '../strings/audit';
import { Compared } from './compared';
import { type Deed, beginningOf, isMover } from './deeds';
import { momentText, timeText } from '../shared/numbers';

interface MomentFieldProps {
  readonly label: string;
  /** As the queries take it: a position, an instant, the address of an event. */
  readonly moment: string;
  /** What the moment is called that comes first or last. */
  readonly end: { readonly value: string; readonly label: string };
  readonly movers: readonly Deed[];
  readonly choose: (moment: string) => void;
}

const MOST_WORDS = 70;

const shortened = (words: string): string => (words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS - 1)}…` : words);

/** One of two moments: behind an event that moved something, or by the clock. */
const MomentField = ({ label, moment, end, movers, choose }: MomentFieldProps) => {
  const isListed = moment === end.value || movers.some(({ position }) => String(position) === moment);
  const chooseTime = (text: string): void => {
    const time = new Date(text);
    if (!Number.isNaN(time.getTime())) choose(time.toISOString());
  };
  return (
    <div class="moment">
      <label>
        <span>{label}</span>
        <select value={moment} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value={end.value}>{end.label}</option>
          {!isListed && <option value={moment}>{momentText(moment)}</option>}
          {movers.map(({ position, occurredAt, words }) => (
            <option key={position} value={String(position)}>
              {timeText(occurredAt)}: {shortened(words)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{auditMessages.compare.orAt(label)}</span>
        <input type="datetime-local" step="1" onChange={({ currentTarget }) => chooseTime(currentTarget.value)} />
      </label>
    </div>
  );
};

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
      <h2 id="compare">{auditMessages.compare.heading}</h2>
      <div class="moments no-print">
        <MomentField
          label={auditMessages.compare.from}
          moment={start}
          end={{ value: beginning, label: auditMessages.compare.beginning }}
          movers={movers}
          choose={(moment) => go(moment, to)}
        />
        <MomentField
          label={auditMessages.compare.to}
          moment={to ?? NOW}
          end={{ value: NOW, label: auditMessages.compare.now }}
          movers={movers}
          choose={(moment) => go(start, moment === NOW ? null : moment)}
        />
      </div>
      <Compared session={session} from={start} to={to} />
    </section>
  );
};
