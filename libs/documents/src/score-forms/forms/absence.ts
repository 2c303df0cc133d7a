import { type AdjustedOutcome, aSide, isMatchForm, object, oneOf, says } from '@app/contract';
import { type BySide, type LawRef, ok, err } from '@app/bridge';
import { type Award, awardsForAbsence } from '@app/scoring';
import { type FormContext, isUnder, ownSession } from '../context';
import { form, noUse, problem } from '../form';
import { hasResult } from '../match';

const PARAGRAPHS = { absent: '216B', 'absent-excused': '216C', 'before-replacement': '216D' } as const;

const graded = (award: Award | null): AdjustedOutcome | null =>
  award && award.grade !== 'fixed' && award.grade !== 'sit-out' ? { kind: 'artificial', grade: award.grade } : null;

const laws = (context: FormContext): readonly LawRef[] => [
  { edition: ownSession(context).scoringContext.session.laws, authority: 'DBf', paragraph: '216' },
];

/** A board that was never begun because a pair was not there, or came in later (DBf 216B-D). */
export const absence = form({
  id: 'absence',
  title: 'Board not begun: a pair was not there',
  laws,
  notHere: (context) => {
    if (!isUnder(context, 'dbf-2013')) return noUse('no-regulation');
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
    const awards = awardsForAbsence(why);
    const [present, absent] = [graded(awards.present), graded(awards.absent)];
    if (!present || !absent) return err([problem('why', 'no-grade')]);
    const outcome: BySide<AdjustedOutcome> = side === 'NS' ? { NS: absent, EW: present } : { NS: present, EW: absent };
    return ok({
      outcome,
      laws: laws(context).map((law) => ({ ...law, paragraph: PARAGRAPHS[why] })),
      reasons: [],
      warnings: [],
    });
  },
});
