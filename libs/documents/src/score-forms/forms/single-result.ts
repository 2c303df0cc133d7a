import { since, type LawRef, ok, err } from '@app/bridge';
import { assignsOtherTable, toDecimal } from '@app/scoring';
import { object, says } from '@app/contract';
import { assignedBy } from '../assigning';
import { editionOf, lawIn, type FormContext } from '../context';
import { form, formReason, noUse, problem } from '../form';
import { hasResult, impsWith, inMatch, teamsAtFault } from '../match';
import { JUDGED, components, faultOfEach } from '../results';
import { gradesFor, manyAveragePlus } from './artificial';

const paragraph = (context: FormContext): string => (since(editionOf(context), 'wbf-2017') ? '86B1' : '86D');

const laws = (context: FormContext): readonly LawRef[] => [lawIn(context, paragraph(context))];

/**
 * A match has a result of the board at the other table alone. The likely results here are compared with it: clearly
 * good for a side (in 2007 for one without fault), the score is assigned, and else artificial (86B1, in 2007 86D).
 */
export const singleResult = form({
  id: 'single-result',
  title: 'Teams: one result, at the other table',
  laws,
  notHere: (context) => {
    const found = inMatch(context);
    if (!found) return noUse('no-match');
    if (hasResult(context.doc)) return noUse('result-here');
    return hasResult(found.other) ? null : noUse('no-result-there');
  },
  fields: () =>
    object({
      components: says('the results that were likely here', components),
      fault: says('how far each side is at fault that there is none', faultOfEach),
      ...JUDGED,
    }),
  fill: ({ fault, ...given }, context) => {
    const likely = assignedBy(context, given);
    if (!likely.ok) return likely;
    const found = inMatch(context);
    const expected = found && impsWith(context, likely.value.outcome);
    if (!expected) return err([problem('', 'nothing-to-compare-with')]);
    const edition = since(editionOf(context), 'wbf-2017') ? 'wbf2017' : 'wbf2007';
    const assigns = assignsOtherTable(edition, expected.home, teamsAtFault(fault, found.teams));
    const swing = {
      imps: { exact: toDecimal(expected.home.value, 2) },
      team: { contestant: found.match.teams.home },
    };
    const grades = gradesFor(fault);
    return ok(
      assigns
        ? {
            outcome: likely.value.outcome,
            laws: [...laws(context), lawIn(context, edition === 'wbf2017' ? '12C1c' : '12C1a')],
            reasons: [formReason('AssignedAboveThree', swing)],
            warnings: likely.value.warnings,
          }
        : {
            outcome: grades,
            laws: [...laws(context), lawIn(context, '12C2a')],
            reasons: [formReason(edition === 'wbf2017' ? 'ArtificialUpToThree' : 'ArtificialNotClear', swing)],
            warnings: manyAveragePlus(context, grades),
          },
    );
  },
});
