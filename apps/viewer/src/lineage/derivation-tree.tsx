import { type DerivationView, howDerived, readableNumber } from '@app/scoring';
import { WithSigns } from '../shared/event-text';
import { texts } from '../texts';
import { EventLink } from './event-link';

interface NodeProps {
  readonly node: DerivationView;
  /** How much of it counts, where it is a part of a weighted sum. */
  readonly weight: string | null;
  readonly depth: number;
}

/** So far down the tree is open from the beginning. */
const OPEN = 2;

const Line = ({ node: { value, what, how, paragraph }, weight }: Omit<NodeProps, 'depth'>) => {
  const derived = howDerived(how);
  return (
    <>
      {weight !== null && weight !== '1' && <span class="quiet">{texts.value({ exact: weight })} × </span>}
      <b>{texts.value(readableNumber(value))}</b> <WithSigns text={texts.say(what)} />
      {derived && (
        <span class="quiet">
          , <WithSigns text={texts.say(derived)} />
        </span>
      )}
      {paragraph !== null && <cite class="paragraph">{texts.value({ paragraph })}</cite>}
    </>
  );
};

const Sources = ({ sources }: Pick<DerivationView, 'sources'>) => (
  <ul>
    {sources.map((source) => (
      <li key={source}>
        <EventLink source={source} />
      </li>
    ))}
  </ul>
);

const weightOf = ({ how }: DerivationView, index: number): string | null =>
  how.kind === 'weighted-sum' ? (how.weights[index] ?? null) : null;

const Node = ({ node, weight, depth }: NodeProps) => {
  if (node.parts.length === 0) {
    return (
      <li>
        <Line node={node} weight={weight} />
        {node.sources.length > 0 && <Sources sources={node.sources} />}
      </li>
    );
  }
  return (
    <li>
      <details open={depth < OPEN}>
        <summary>
          <Line node={node} weight={weight} />
        </summary>
        <ul>
          {node.parts.map((part, index) => (
            <Node key={index} node={part} weight={weightOf(node, index)} depth={depth + 1} />
          ))}
        </ul>
      </details>
    </li>
  );
};

/** A number, and under it, to be opened step by step, those that it comes from. */
export const DerivationTree = ({ root }: { readonly root: DerivationView }) => (
  <ul class="derivation">
    <Node node={root} weight={null} depth={0} />
  </ul>
);
