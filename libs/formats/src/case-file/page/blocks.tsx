import type { CasePageCode } from '@app/messages';
import type { ComponentChild, ComponentChildren, VNode } from 'preact';
import { useReader } from './reader';

/** Pieces of a line, one after the other. */
export const inline = (...pieces: readonly ComponentChild[]) => <>{pieces}</>;

/** Several of them with a semicolon between each; nothing where there are none. */
export const apart = (all: readonly ComponentChild[] | undefined) =>
  all === undefined || all.length === 0 ? null : inline(...all.flatMap((one, index) => [index > 0 && '; ', one]));

/** A list, or a word in its place where there is nothing in it. */
export const List = ({
  items,
  none = 'case.none',
}: {
  readonly items: readonly ComponentChild[];
  readonly none?: CasePageCode;
}) => {
  const { say } = useReader();
  return items.length === 0 ? (
    <p class="none">{say(none)}</p>
  ) : (
    <ul>
      {items.map((item) => (
        <li>{item}</li>
      ))}
    </ul>
  );
};

export type Fact = readonly [label: CasePageCode, value: ComponentChild];

/** Names and what they stand for; without those that stand for nothing. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const { say } = useReader();
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

interface TableProps {
  readonly caption: ComponentChildren;
  readonly head: readonly (CasePageCode | VNode)[];
  /** The first cell of a row heads it. */
  readonly rows: readonly (readonly ComponentChild[])[];
}

export const Table = ({ caption, head, rows }: TableProps) => {
  const { say } = useReader();
  const column = (cell: CasePageCode | VNode) => <th scope="col">{typeof cell === 'string' ? say(cell) : cell}</th>;
  const row = ([first, ...others]: readonly ComponentChild[]) => (
    <tr>
      <th scope="row">{first}</th>
      {others.map((cell) => (
        <td>{cell}</td>
      ))}
    </tr>
  );
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>{head.map(column)}</tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
    </table>
  );
};

/** A list under a heading of its own. */
export const Part = ({
  head,
  items,
  none,
}: {
  readonly head: CasePageCode;
  readonly items: readonly ComponentChild[];
  readonly none?: CasePageCode;
}) => (
  <>
    <h3>{useReader().say(head)}</h3>
    <List items={items} {...(none && { none })} />
  </>
);
