import type { BoardDoc } from './boards';

const tableAndBoard = ({ section, table, board }: BoardDoc): string => `${section}/${table}/${board}`;

const lastByTable = (docs: readonly BoardDoc[]): ReadonlyMap<string, BoardDoc> => {
  const last = new Map<string, BoardDoc>();
  for (const doc of docs) {
    const known = last.get(tableAndBoard(doc));
    if (!known || known.attempt < doc.attempt) last.set(tableAndBoard(doc), doc);
  }
  return last;
};

/** Only the last attempt at a table counts. */
export const lastAttempts = (docs: readonly BoardDoc[]): readonly BoardDoc[] => [...lastByTable(docs).values()];

/** The attempts that do not count any more, each with the number of the one that does. */
export const replacedAttempts = (
  docs: readonly BoardDoc[],
): readonly { readonly doc: BoardDoc; readonly by: number }[] => {
  const last = lastByTable(docs);
  return docs.flatMap((doc) => {
    const by = last.get(tableAndBoard(doc))?.attempt ?? doc.attempt;
    return by === doc.attempt ? [] : [{ doc, by }];
  });
};
