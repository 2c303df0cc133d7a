import { citation } from '@app/laws';
import type { BoardView, RulingView } from '@app/session';
import type { Names } from '../ledger/documents';
import { nameOf } from '../ledger/documents';
import { t } from '../strings';
import { EventNumber } from './event-number';
import { RulingFacts } from './ruling-facts';

interface RulingProps {
  readonly view: BoardView;
  readonly names: Names;
}

/** It no longer is what it was when it was given. */
const isOver = ({ status }: RulingView): boolean =>
  status === 'amended' || status === 'reversed' || status === 'changed-on-appeal';

/** What was ruled, under which paragraphs, by whom and why, and what has become of it. */
const Ruling = ({ view, names, ruling }: RulingProps & { readonly ruling: RulingView }) => (
  <li class={`badge badge-ruling${isOver(ruling) ? ' badge-settled' : ''}`}>
    <h3 class="badge-head">
      <span class="badge-kind">{t.rulings.status[ruling.status]}</span>
      {ruling.laws.map((law) => (
        <span key={citation(law)} class="badge-law">
          {citation(law)}
        </span>
      ))}
      <span class="badge-note">{t.rulings.by(nameOf(names, ruling.by))}</span>
      <EventNumber id={view.id} at={ruling.at} />
    </h3>
    <p class="badge-text">{ruling.reasons}</p>
    <RulingFacts view={view} names={names} ruling={ruling} />
  </li>
);

/** What had been ruled by the moment shown; nothing where that is nothing. */
export const Rulings = ({ view, names }: RulingProps) =>
  view.rulings.length === 0 ? null : (
    <section class="rulings" aria-labelledby="rulings">
      <h2 id="rulings">{t.rulings.heading}</h2>
      <ol class="badges">
        {view.rulings.map((ruling) => (
          <Ruling key={ruling.at} view={view} names={names} ruling={ruling} />
        ))}
      </ol>
    </section>
  );
