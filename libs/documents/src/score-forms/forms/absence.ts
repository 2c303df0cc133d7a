import { type AdjustedOutcome, aSide, isMatchForm, object, oneOf, says } from '@app/contract';
import { type BySide, type LawRef, ok } from '@app/bridge';
import { GRADES_FOR_ABSENCE } from '@app/scoring';
import { type FormContext, ownSession, parameterIn } from '../context';
import { form, noUse } from '../form';
import { hasResult } from '../match';

const laws = (context: FormContext): readonly LawRef[] => [
  { edition: ownSession(context).scoringContext.session.laws, authority: 'DBf', paragraph: '216' },
];

/** A board that was never begun because a pair was not there, or came in later (DBf 216B-D). */
export const absence = form({
  id: 'absence',
  title: 'Board not begun: a pair was not there',
  laws,
  notHere: (context) => {
    if (parameterIn(context, 'absent-pair') === null) return noUse('no-regulation');
    if (isMatchForm(ownSession(context).scoringContext.session.scoring)) return noUse('match-not-played');
    return hasResult(context.doc) ? noUse('played') : null;
  },
  fields: () =>
    object({
      why: says(
        'absent without an excuse, absent with one, or entered in place of others after the board',
        oneOf('absent', 'absent-excused', 'before-replacement'),
      ),
      side: says('the side that was not there, or came in later', aSide),
    }),
  fill: ({ why, side }, context) => {
    const { paragraph, ...grades } = GRADES_FOR_ABSENCE[why];
    const present: AdjustedOutcome = { kind: 'artificial', grade: grades.present };
    const absent: AdjustedOutcome = { kind: 'artificial', grade: grades.absent };
    const outcome: BySide<AdjustedOutcome> = side === 'NS' ? { NS: absent, EW: present } : { NS: present, EW: absent };
    return ok({
      outcome,
      laws: laws(context).map((law) => ({ ...law, paragraph })),
      reasons: [],
      warnings: [],
    });
  },
});
