import type { Publication } from '@app/contract';
import type { Texts } from '@app/messages';
import { sayCli } from './cli-texts';

/** What was put up, the first first: as what, when, by whom, with which tree head, and how to see it again. */
export const publicationsText = (session: string, publications: readonly Publication[], texts: Texts): string => {
  const cli = sayCli(texts);
  if (publications.length === 0) return cli('publication.none');
  return publications
    .flatMap(({ status, round, at, by, position, exception, subjectToAppeal, tree, event }) => [
      cli('publication.line', {
        status,
        round,
        at: { instant: at },
        by: by && { authority: by.role },
        subject: subjectToAppeal ? 'yes' : 'no',
        event,
      }),
      ...(exception === null ? [] : [`  ${cli('publication.exception', { exception })}`]),
      ...(tree === null ? [] : [`  ${cli('publication.tree', { size: tree.size, root: tree.root })}`]),
      `  ledger standings ${session} --as-of ${position}`,
    ])
    .join('\n');
};
