import type { Conditions } from '@app/contract';
import { isPairsForm } from '@app/scoring';
import { type ConditionsFault, fault } from './fault';

/** What is wrong with stages whose sessions are compared as one field over several venues. */
export const faultsOfSimultaneous = ({ stages }: Conditions): readonly ConditionsFault[] =>
  stages.flatMap(({ simultaneous, scoring, sections }, index) => {
    if (simultaneous !== true) return [];
    const path = `stages[${index}]`;
    return [
      ...(isPairsForm(scoring) ? [] : [fault(`${path}.simultaneous`, 'simultaneous-form', { scoring })]),
      ...(sections === 'together' ? [] : [fault(`${path}.sections`, 'simultaneous-apart')]),
    ];
  });
