import { boardHref } from '../route';
import { messages } from '../strings';

/** An event of the board by its revision: its number is a link to its moment. */
export const EventNumber = ({ id, at }: { readonly id: string; readonly at: number }) => (
  <a class="act-link" href={boardHref(id, at + 1)}>
    {messages.laws.event(at + 1)}
  </a>
);

/** Several, one after the other. */
export const EventNumbers = ({ id, all }: { readonly id: string; readonly all: readonly number[] }) => (
  <>
    {all.map((at, index) => (
      <span key={at}>
        {index > 0 && ', '}
        <EventNumber id={id} at={at} />
      </span>
    ))}
  </>
);
