import type { ComponentChildren } from 'preact';
import type { BoardEvent } from '@app/contract';
import type { RulingView } from '@app/session';
import { type Names, nameOf } from '../ledger/documents';
import { EventLink } from '../lineage/event-link';
import { timeText } from '../shared/numbers';
import { messages } from '../strings';
import { texts } from '../texts';
import { ActLink } from './act-link';
import { EventNumber, EventNumbers } from './event-number';

interface RulingFactsProps {
  readonly id: string;
  /** Of the board: the index is the revision. */
  readonly events: readonly BoardEvent[];
  readonly names: Names;
  readonly ruling: RulingView;
}

interface LineProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

const Line = ({ name, children }: LineProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface LinesProps<T> {
  readonly name: string;
  readonly all: readonly T[];
  readonly each: (one: T) => ComponentChildren;
}

/** Several under one name; left out where there are none. */
function Lines<T>({ name, all, each }: LinesProps<T>) {
  if (all.length === 0) return null;
  return (
    <Line name={name}>
      {all.map((one, index) => (
        <p key={index}>{each(one)}</p>
      ))}
    </Line>
  );
}

/** A decision that it was built on, and that has fallen. */
const Fallen = ({ decision }: { readonly decision: string }) => (
  <span class="ruling-flag">
    <EventLink source={decision} /> {messages.rulings.hasFallen}
  </span>
);

/** What it was built on, beside what has fallen. */
const stillThere = ({ builtOn, flags }: RulingView) => builtOn.filter((decision) => !flags.includes(decision));

/** What it rests on: the events of each kind. */
const groundsOf = ({ grounds }: RulingView) =>
  messages.rulings.grounds.flatMap(({ kind, words }) => {
    const all = grounds[kind] ?? [];
    return all.length === 0 ? [] : [{ words, all }];
  });

/** Other decisions of the board that it has to do with; those that have gone before it, last. */
const othersOf = ({ amends, amendedBy, reversedBy, changedBy, upheldBy }: RulingView) =>
  [
    { words: messages.rulings.amends, at: amends },
    { words: messages.rulings.amendedBy, at: amendedBy },
    { words: messages.rulings.reversedBy, at: reversedBy },
    { words: messages.rulings.changedBy, at: changedBy },
    { words: messages.rulings.upheldBy, at: upheldBy },
  ].flatMap(({ words, at }) => (at === null ? [] : [{ words, at }]));

const notesOf = ({ rightOfAppeal, directorsError }: RulingView): readonly string[] => [
  ...(rightOfAppeal ? [messages.rulings.rightOfAppeal] : []),
  ...(directorsError ? [messages.rulings.directorsError] : []),
];

/** All that a ruling says beside its reasons, and what has become of it. */
export const RulingFacts = ({ id, events, names, ruling }: RulingFactsProps) => (
  <dl class="ruling-facts">
    <Lines name={messages.rulings.lookAgain} all={ruling.flags} each={(flag) => <Fallen decision={flag} />} />
    <Lines
      name={messages.rulings.about}
      all={ruling.about}
      each={(act) => <ActLink id={id} events={events} act={act} />}
    />
    {ruling.rectification !== null && <Line name={messages.rulings.rectification}>{ruling.rectification}</Line>}
    <Lines
      name={messages.rulings.score}
      all={ruling.score}
      each={({ at, words, text }) => (
        <>
          {text ? texts.say(text) : words}
          {at !== ruling.at && (
            <>
              {' '}
              <EventNumber id={id} at={at} />
            </>
          )}
        </>
      )}
    />
    <Lines
      name={messages.rulings.penalties}
      all={ruling.penalties}
      each={(penalty) => messages.rulings.penalty(nameOf(names, penalty.contestant), penalty)}
    />
    <Lines
      name={messages.rulings.restsOn}
      all={groundsOf(ruling)}
      each={({ words, all }) => (
        <>
          {words} <EventNumbers id={id} all={all} />
        </>
      )}
    />
    <Lines
      name={messages.rulings.builtOn}
      all={stillThere(ruling)}
      each={(decision) => <EventLink source={decision} />}
    />
    <Lines
      name={messages.rulings.told}
      all={ruling.told}
      each={({ when, to, appealUntil }) =>
        messages.rulings.toldTo(
          to.map((one) => nameOf(names, one)),
          timeText(when),
          appealUntil === null ? null : timeText(appealUntil),
        )
      }
    />
    {othersOf(ruling).map(({ words, at }) => (
      <Line key={words} name={words}>
        <EventNumber id={id} at={at} />
      </Line>
    ))}
    <Lines name={messages.rulings.note} all={notesOf(ruling)} each={(note) => note} />
  </dl>
);
