import { type Param, message } from '@app/bridge';
import { type Dependant, decisionAddress, sessionStream } from '@app/contract';
import { type StageStandings, scoringContextOf, sessionDecisionText } from '@app/documents';
import { type SessionDoc, retainedOf } from '@app/session';
import { carryOverAnswer } from './carry-over-answer';
import type { StageDocuments } from './stage-documents';

const suggested = (session: SessionDoc, before: StageStandings): ReadonlyMap<string, string> =>
  new Map(carryOverAnswer(session, before).suggestions.map(({ contestant, amount }) => [contestant, amount]));

const amountParam = (amount: string | undefined): Param =>
  amount === undefined ? message('dependant.nothing-suggested') : { exact: amount };

/**
 * What was carried over into later stages, and would be suggested otherwise.
 * @param on what changes it
 */
export const carryOversUnsettled = (
  { session: { contest: own }, contest }: Pick<StageDocuments, 'session' | 'contest'>,
  before: StageStandings,
  after: StageStandings,
  on: string,
): readonly Dependant[] =>
  contest
    .filter((other) => own && scoringContextOf(other).stage?.carryOver?.from === own.stage)
    .flatMap((other) => {
      const [was, would] = [suggested(other, before), suggested(other, after)];
      return retainedOf(other, 'CarryOverSet').flatMap(({ revision, data }): readonly Dependant[] => {
        const { contestant } = data;
        const [first, second] = [was, would].map((amounts) => amounts.get(contestant));
        if (first === second) return [];
        return [
          {
            decision: decisionAddress(sessionStream(other.id), revision),
            on,
            how: 'carry-over',
            ...sessionDecisionText({ type: 'CarryOverSet', data }),
            why: message('dependant.carry-over', {
              contestant: { contestant },
              would: amountParam(second),
              was: amountParam(first),
            }),
          },
        ];
      });
    });
