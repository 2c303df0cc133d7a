import type { BoardEvent } from '@app/contract';
import { WithSigns } from '../shared/event-text';
import { messages } from '../strings';
import { replayMessages } from '../strings/replay';
import { ActLink } from './act-link';
import type { Badge as BadgeOf } from './law-badges';
import { drawnOnChange } from './sharing';

interface BadgeProps {
  readonly id: string;
  readonly events: readonly BoardEvent[];
  readonly badge: BadgeOf;
}

const Acts = ({ id, events, badge: { acts } }: BadgeProps) => (
  <p class="badge-acts">
    {acts.map(({ act, before, after }, index) => (
      <span key={index}>
        {index > 0 && (before === '' ? '; ' : ' ')}
        {before} <ActLink id={id} events={events} act={act} />
        {after}
      </span>
    ))}
  </p>
);

/** What somebody has said or written stays as it was written down. */
const isQuoted = ({ kind }: BadgeOf): boolean =>
  kind === 'fact' || kind === 'poll' || kind === 'spectator' || kind === 'statement';

/** What kind of thing it is stands there as a word; its colour only repeats it. */
const Badge = drawnOnChange(({ id, events, badge }: BadgeProps) => {
  const { kind, law, text, choices, notes, acts, settled } = badge;
  return (
    <li class={`badge badge-${kind}${settled ? ' badge-settled' : ''}`}>
      <p class="badge-head">
        <span class="badge-kind">{kind === 'statement' ? replayMessages.statement : messages.laws.kind[kind]}</span>
        {law !== null && <span class="badge-law">{messages.laws.paragraph(law)}</span>}
        {notes.map((note) => (
          <span key={note} class="badge-note">
            {note}
          </span>
        ))}
      </p>
      <p class="badge-text">{isQuoted(badge) ? text : <WithSigns text={text} />}</p>
      {choices.length > 0 && (
        <ul class="badge-choices">
          {choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      )}
      {acts.length > 0 && <Acts id={id} events={events} badge={badge} />}
    </li>
  );
});

interface LawsPanelProps {
  readonly id: string;
  /** Of the board: the index is the revision. */
  readonly events: readonly BoardEvent[];
  readonly badges: readonly BadgeOf[];
}

/** What the Laws say at the moment shown: what went wrong, who may choose what, who is bound to what, and what is asked. */
export const LawsPanel = drawnOnChange(({ id, events, badges }: LawsPanelProps) => (
  <section class="laws" aria-labelledby="laws">
    <h2 id="laws">{messages.laws.heading}</h2>
    {badges.length === 0 ? (
      <p class="quiet">{messages.laws.nothing}</p>
    ) : (
      <ul class="badges">
        {badges.map((badge, index) => (
          <Badge key={index} id={id} events={events} badge={badge} />
        ))}
      </ul>
    )}
  </section>
));
