import { partMessage, partsOfCase } from '../binding';
import { treeHeadOf } from '../proofs';
import { Facts, List } from './blocks';
import { useReader } from './reader';

/** The part of a key that people compare: its name and its id. */
const nameOf = (key: string): string => key.split('+').slice(0, 2).join('+');

/** What nothing in the document proves: it is the word of whoever made it. */
const Unproved = () => {
  const { file, say, texts } = useReader();
  const unproved = partsOfCase(file, file.signature !== null).filter(({ state }) => state === 'not-proved');
  return (
    <>
      <p>{say('case.unsigned')}</p>
      <List items={unproved.map(({ part }) => texts.say(partMessage(part)))} />
    </>
  );
};

/** What the events of the file can be checked against, and how; a page on paper proves nothing by itself. */
export const ProofsSection = () => {
  const { file, say } = useReader();
  const { proofs, streams, signature } = file;
  if (!proofs) return <p>{say('case.no-proofs', { command: <code>ledger checkpoint</code> })}</p>;
  const { origin, size, root } = treeHeadOf(proofs);
  return (
    <>
      <Facts
        facts={[
          ['case.label.ledger', origin],
          ['case.label.events', say('case.of-which', { size, events: Object.values(streams).flat().length })],
          ['case.label.root', <code>{root}</code>],
          ['case.label.signed-with', proofs.keys.map(nameOf).join(', ')],
          ['case.label.signed-whole', say(signature === null ? 'case.no' : 'case.yes')],
        ]}
      />
      <p>
        {say('case.how-to-check', {
          document: <code>ledger export ... --format case</code>,
          check: <code>ledger verify FILE --key KEY</code>,
        })}
      </p>
      <p>{say('case.what-is-shown')}</p>
      {signature === null ? <Unproved /> : <p>{say('case.signed')}</p>}
    </>
  );
};
