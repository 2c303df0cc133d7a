import type { BoardEvent } from '@app/contract';
import type { RulingView } from '@app/session';
import { type Names, nameOf } from '../ledger/documents';
import { messages } from '../strings';
import { libraryMessages } from '../library-messages';
import { EventNumber } from './event-number';
import { RulingFacts } from './ruling-facts';
import { drawnOnChange } from './sharing';

interface RulingsProps {
  readonly id: string;
  /** Of the board: the index is the revision. */
  readonly events: readonly BoardEvent[];
  readonly names: Names;
  readonly rulings: readonly RulingView[];
}

type RulingProps = Omit<RulingsProps, 'rulings'> & { readonly ruling: RulingView };

/** It no longer is what it was when it was given. */
const isOver = ({ status }: RulingView): boolean =>
  status === 'amended' || status === 'reversed' || status === 'changed-on-appeal';

/** What was ruled, under which paragraphs, by whom and why, and what has become of it. */
const Ruling = ({ id, events, names, ruling }: RulingProps) => (
  <li class={`badge badge-ruling${isOver(ruling) ? ' badge-settled' : ''}`}>
    <h3 class="badge-head">
      <span class="badge-kind">{messages.rulings.status[ruling.status]}</span>
      {ruling.laws.map((law) => (
        <span key={libraryMessages.law(law)} class="badge-law">
          {libraryMessages.law(law)}
        </span>
      ))}
      <span class="badge-note">{messages.rulings.by(nameOf(names, ruling.by))}</span>
      <EventNumber id={id} at={ruling.at} />
    </h3>
    <p class="badge-text">{ruling.reasons}</p>
    <RulingFacts id={id} events={events} names={names} ruling={ruling} />
  </li>
);

/** What had been ruled by the moment shown; nothing where that is nothing. */
export const Rulings = drawnOnChange(({ id, events, names, rulings }: RulingsProps) =>
  rulings.length === 0 ? null : (
    <section class="rulings" aria-labelledby="rulings">
      <h2 id="rulings">{messages.rulings.heading}</h2>
      <ol class="badges">
        {rulings.map((ruling) => (
          <Ruling key={ruling.at} id={id} events={events} names={names} ruling={ruling} />
        ))}
      </ol>
    </section>
  ),
);
