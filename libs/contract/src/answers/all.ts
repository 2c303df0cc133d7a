import { type JsonSchema, openSchema } from '../schema/json-schema';
import { type Schema, nameOf } from '../schema/schema';
import {
  aCheckpointsAnswer,
  aConsistencyAnswer,
  aKeysAnswer,
  anEvidenceAnswer,
  anInclusionAnswer,
  anIntegrityAnswer,
} from './evidence';
import { aBoardEventsAnswer, anAppealEventsAnswer, aSessionEventsAnswer } from './events';
import { aCaseFile } from './case-file';
import { aBoardAccepted, anAccepted } from './accepted';
import { aCarryOverAnswer, aDeadlinesAnswer, aLineUpsAnswer, aPenaltiesAnswer } from './after-play';
import { anAppealAnswer, anAppealsAnswer } from './appeals';
import { aCorrectionsAnswer, aDifferencesAnswer, aReviewsAnswer } from './audit';
import { aPreviewAnswer, aWhatIfAnswer } from './effects';
import { aBoardAnswer } from './boards';
import { anExportsAnswer } from './exports';
import { aPublicationsAnswer } from './publications';
import { aFilledFormAnswer, aScoreFormsAnswer } from './score-forms';
import { aRulingsAnswer } from './decisions';
import { aMatchesAnswer } from './matches';
import {
  aBoardsAnswer,
  aLineageAnswer,
  aSectionsAnswer,
  aSessionAnswer,
  aSessionsAnswer,
  aStandingsAnswer,
  aTravellersAnswer,
} from './sessions';
import { aLikelyErrorsAnswer } from './likely-errors';
import { aLedgerMessage, aMeAnswer, aPositionAnswer } from './live';
import { aProblemBody } from './problem';

const ALL: readonly Schema<unknown>[] = [
  aCheckpointsAnswer,
  aConsistencyAnswer,
  aKeysAnswer,
  anEvidenceAnswer,
  anInclusionAnswer,
  anIntegrityAnswer,
  aMeAnswer,
  aPositionAnswer,
  aProblemBody,
  aSessionsAnswer,
  aSessionAnswer,
  aSessionEventsAnswer,
  aBoardsAnswer,
  aSectionsAnswer,
  aStandingsAnswer,
  aTravellersAnswer,
  aMatchesAnswer,
  aLineageAnswer,
  aRulingsAnswer,
  aBoardAnswer,
  aScoreFormsAnswer,
  aFilledFormAnswer,
  aBoardEventsAnswer,
  aPenaltiesAnswer,
  aDeadlinesAnswer,
  aCarryOverAnswer,
  aLineUpsAnswer,
  aLikelyErrorsAnswer,
  aCorrectionsAnswer,
  anExportsAnswer,
  aPublicationsAnswer,
  aReviewsAnswer,
  aDifferencesAnswer,
  anAppealsAnswer,
  anAppealAnswer,
  anAppealEventsAnswer,
  aPreviewAnswer,
  aWhatIfAnswer,
  anAccepted,
  aBoardAccepted,
  aCaseFile,
  aLedgerMessage,
];

/** Every answer of the servers, by the name that it has in documents. */
export const ANSWERS: Readonly<Record<string, Schema<unknown>>> = Object.fromEntries(
  ALL.map((schema) => [nameOf(schema) ?? '', schema]),
);

/** Where an OpenAPI document has its schemas. */
const PLACE = '#/components/schemas/';

/** The schemas of all answers, and of what they refer to, as an OpenAPI document has them. */
export const answerComponents = (): Readonly<Record<string, JsonSchema>> =>
  Object.assign({}, ...ALL.map((schema) => openSchema(schema, PLACE).named)) as Readonly<Record<string, JsonSchema>>;
