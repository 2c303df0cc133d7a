import { type LawRef, ok, err } from '@app/bridge';
import { aSide, isMatchForm, listOf, object, optional, says, text, whole, anId } from '@app/contract';
import { type FormContext, addedByRegulations, lawIn, ownSession } from '../context';
import { form, noUse, problem } from '../form';

const laws = (context: FormContext): readonly LawRef[] => [
  lawIn(context, '87B'),
  ...addedByRegulations(context, 'fouled-board'),
];

/** Tables had other cards, or another dealer or vulnerability: each group is compared by itself (87B). For the session. */
export const fouled = form({
  id: 'fouled',
  title: 'Fouled board: groups of tables that had the same',
  laws,
  notHere: (context) => (isMatchForm(ownSession(context).scoringContext.session.scoring) ? noUse('in-a-match') : null),
  fields: () =>
    object({
      groups: says(
        'tables that had other cards than the rest, group by group',
        listOf(
          object({
            name: says("'as played at table 3 on'", text(60)),
            tables: listOf(anId, 1),
            direction: says('for one direction only', optional(aSide)),
          }),
          1,
        ),
      ),
      standsFor: says('how many results a group stands for, where it is not all tables', optional(whole(1, 9999))),
      reason: text(),
    }),
  fill: (given, context) => {
    const { board } = context.doc;
    const tables = new Set(
      ownSession(context)
        .docs.filter((doc) => doc.board === board)
        .map(({ table }) => table),
    );
    const unknown = given.groups.flatMap((group) => group.tables).find((table) => !tables.has(table));
    return unknown === undefined
      ? ok({ field: { board, ...given }, laws: laws(context), reasons: [], warnings: [] })
      : err([problem('groups', 'not-opened-there', { board, table: unknown })]);
  },
});
