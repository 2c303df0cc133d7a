import type { ComponentChildren } from 'preact';
import { SIDES, message } from '@app/bridge';
import { type DeadlineState, parseBoardStream } from '@app/contract';
import { rightMessage } from '@app/session';
import { MovedChart } from '../../charts/moved-chart';
import { nameOf } from '../../ledger/documents';
import { EventLink } from '../../lineage/event-link';
import { WithSigns } from '../../shared/event-text';
import { answeredEventText } from '../../shared/answered-event';
import { timeText } from '../../shared/numbers';
import { messages } from '../../strings';
import { texts } from '../../texts';
import { deskMessages } from '../../strings/desk';
import { BeforeAfter } from './before-after';
import { MovedTable } from './moved-table';
import type { Previewed } from './preview';

const boardName = (id: string): string => {
  const address = parseBoardStream(id);
  return address ? messages.session.atTable(address.board, address.table) : id;
};

interface ListProps<T> {
  readonly name: string;
  readonly all: readonly T[];
  readonly each: (one: T) => ComponentChildren;
}

/** Left out where there is nothing. */
function List<T>({ name, all, each }: ListProps<T>) {
  if (all.length === 0) return null;
  return (
    <>
      <h4>{name}</h4>
      <ul class="desk-effects">
        {all.map((one, index) => (
          <li key={index}>{each(one)}</li>
        ))}
      </ul>
    </>
  );
}

const Scores = ({ differences: { scores } }: Pick<Previewed, 'differences'>) =>
  scores.length === 0 ? null : (
    <BeforeAfter
      caption={deskMessages.preview.scores}
      columns={SIDES.map(messages.side)}
      rows={scores.map(({ id, before, after }) => ({
        name: boardName(id),
        before: SIDES.map((side) => before?.points?.[side] ?? ''),
        after: SIDES.map((side) => after?.points?.[side] ?? ''),
      }))}
    />
  );

const Places = ({ differences: { standings }, names }: Previewed) =>
  standings.length === 0 ? (
    <p class="quiet">{deskMessages.preview.noPlaces}</p>
  ) : (
    <>
      <MovedChart moved={standings} names={names} />
      <MovedTable moved={standings} names={names} />
    </>
  );

/** What a command would do, before it is given: nothing of it has happened. */
export const PreviewPanel = ({ previewed }: { readonly previewed: Previewed }) => {
  const { events, refused, differences, dependants, names } = previewed;
  const { penalties, deadlines } = differences;
  const { say } = texts.withNames(names);
  const rightIn = (state: DeadlineState | null): string => (state ? say(rightMessage(state.right)) : '');
  return (
    <div class="desk-previewed">
      <List
        name={deskMessages.preview.events}
        all={events}
        each={(event) => <WithSigns text={answeredEventText(event.stream, event)} />}
      />
      <Scores differences={differences} />
      <Places {...previewed} />
      <List
        name={deskMessages.preview.penalties}
        all={penalties}
        each={({ before, after }) => {
          const { contestant, amount, unit, paragraph } = after ??
            before ?? { contestant: '', amount: '', unit: '', paragraph: '' };
          const worth = say(message('penalty.amount', { value: { exact: amount }, unit }));
          return deskMessages.preview.penalty(nameOf(names, contestant), worth, paragraph, after !== null);
        }}
      />
      <List
        name={deskMessages.preview.deadlines}
        all={deadlines}
        each={({ before, after }) =>
          deskMessages.preview.deadline(
            rightIn(after ?? before),
            before?.until == null ? null : timeText(before.until),
            after?.until == null ? null : timeText(after.until),
          )
        }
      />
      <List
        name={deskMessages.preview.dependants}
        all={dependants}
        each={({ decision, text, why }) => (
          <>
            <EventLink source={decision} /> {say(text)} <span class="quiet">({say(why)})</span>
          </>
        )}
      />
      <List
        name={deskMessages.preview.refused}
        all={refused}
        each={({ stream, refusal }) => `${stream}: ${refusal.reason ? texts.say(refusal.reason) : refusal.message}`}
      />
    </div>
  );
};
