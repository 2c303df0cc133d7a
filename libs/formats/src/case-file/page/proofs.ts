import { partInWords, partsOfCase } from '../binding';
import type { CaseFile } from '../case-file';
import { treeHeadOf } from '../proofs';
import { type Html, type Section, facts, html, list, section } from './markup';

const NONE = html`<p>
  This file has no proofs: when it was made, the ledger had signed no checkpoint that covers all of its events. Sign one
  with <code>ledger checkpoint</code>, and export the case again.
</p>`;

/** What nothing in the document proves: it is the word of whoever made it. */
const unproved = (file: CaseFile): readonly string[] =>
  partsOfCase(file, file.signature !== null)
    .filter(({ state }) => state === 'not-proved')
    .map(({ part }) => partInWords(part));

const bindingOf = (file: CaseFile): Html =>
  file.signature === null
    ? html`<p>
          The document is not signed as a whole: it was made without the key of the ledger. These parts of it are not
          proved, and are the word of whoever made it:
        </p>
        ${list(unproved(file).map((words) => html`${words}`))}`
    : html`<p>
        The document is signed as a whole with the key of the ledger: names, and the results of other tables, are as the
        ledger exported them.
      </p>`;

/** The part of a key that people compare: its name and its id. */
const nameOf = (key: string): string => key.split('+').slice(0, 2).join('+');

/** What the events of the file can be checked against, and how; a page on paper proves nothing by itself. */
export const proofsSection = (file: CaseFile): Section => {
  const { proofs, streams, signature } = file;
  if (!proofs) return section('proofs', 'Proofs', NONE);
  const { origin, size, root } = treeHeadOf(proofs);
  const events = Object.values(streams).flat().length;
  return section(
    'proofs',
    'Proofs',
    facts([
      ['Ledger', origin],
      ['Events in the ledger', `${size}, of which ${events} are in this case`],
      ['Root of the ledger', html`<code>${root}</code>`],
      ['Signed with', proofs.keys.map(nameOf).join(', ')],
      ['Signed as a whole', signature === null ? 'no' : 'yes'],
    ]),
    html`<p>
        The document of this case (<code>ledger export ... --format case</code>) has a proof for each event that it was
        made from. Check it, on any computer and without the ledger, with <code>ledger verify FILE --key KEY</code> or
        on the page Verify of the viewer. Ask the organiser for the key, and not whoever gave you the file.
      </p>
      <p>
        That shows that the ledger had these events, in these places, when the checkpoint was signed, and that what
        follows from them is as it is told here. It does not show that they are true, or that nothing else happened.
      </p>`,
    bindingOf(file),
  );
};
