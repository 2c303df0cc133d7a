export { withPage } from './access/page';
export type { QueryContext } from './access/query-context';
export { QueryRefusal, type QueryRefusalCode } from './access/query-refusal';
export { type VisibleRecords, visibleRecords } from './access/visible-records';
export { type VisibleEvent, type EventRedactor, eventRedactor, sessionOf, stageNames } from './access/visible-event';
export { type AppealAbout, appealsAbout, appealsLodged } from './answers/appeals-about';
export { CARRY_OVER_CODES } from './answers/carry-over-answer';
export { AT_TABLE_CODES } from './execute/at-table';
export { EXECUTE_CODES } from './execute/reasons';
export { fieldProblems, PROBLEM_CODES, problem } from './problems/problem-reasons';
export { historyAtTable } from './answers/board-at-table';
export {
  type AsOf,
  type BoardHistory,
  boardHistory,
  BoardProblem,
  momentOf,
  momentOfEvent,
  wasRecorded,
} from './answers/board-history';
export { CaseProblem, caseSource, type CaseSubject, caseSubject } from './answers/case-source';
export { documentsAsOf } from './answers/documents-as-of';
export { withSaid } from './answers/event-view';
export { tableRecords } from './answers/table-records';
export { lineageAnswer, LineageProblem } from './answers/lineage-answer';
export { type Names, namesOfStage } from './answers/names';
export { previewAnswer } from './answers/preview-answer';
export { filledFormAnswer, formContext, ScoreFormProblem, scoreFormsAnswer } from './answers/score-forms';
export { type SessionAnswers, RoundUnknown, SessionUnknown, afterRound, stageIn } from './answers/session-queries';
export { scoredAnew, sessionAlone, type StageDocuments } from './answers/stage-documents';
export { StuckStep, whatIfAnswers } from './answers/what-if-answer';
export { simulationFrom } from './answers/simulation-from';
export { executeLines, type LineOutcome } from './bulk/execute-lines';
export { readNdjson } from './bulk/read-ndjson';
export {
  openDirectoryIn,
  openReadModels,
  openServing,
  openWriteSide,
  type ReadSide,
  serverMetrics,
  type Serving,
  type WriteSide,
} from './composition/serving';
export { CheckpointProblem } from './checkpoints/checkpoint-problem';
export { signFromTheStart } from './checkpoints/first-start';
export { keyFile, keyInMemory } from './checkpoints/key-store';
export { makeKey } from './checkpoints/make-key';
export { keylessWarning, NEVER_SIGNED } from './checkpoints/nothing-signed';
export { openSigner } from './checkpoints/open';
export { ledgerCheckpoints, ledgerKeys } from './checkpoints/recorded';
export { rotateKey } from './checkpoints/rotate-key';
export { signCheckpoint } from './checkpoints/sign-checkpoint';
export { signIfThereIsAKey, signRegularly } from './checkpoints/sign-regularly';
export { openSignedHeads } from './checkpoints/signed-heads';
export type { Signer } from './checkpoints/signer';
export { cosigned, readWitnesses } from './checkpoints/witnesses';
export {
  type Directory,
  type DirectoryEntry,
  type NamingEntry,
  notEntered,
  openDirectory,
} from './directory/directory';
export { checkpointsAnswer } from './evidence/checkpoints-answer';
export { evidenceAddress } from './evidence/evidence-address';
export { evidenceOf, proofOfOne, type ProofOfOne, publishedCheckpoint } from './evidence/evidence-of';
export { EvidenceProblem } from './evidence/evidence-problem';
export { integrityAnswer } from './evidence/integrity-answer';
export { keysAnswer } from './evidence/keys-answer';
export { tileBytes } from './evidence/tiles';
export { consistencyOf, inclusionOf } from './evidence/tree-proofs';
export { executeAll } from './execute/execute-all';
export { executeOnStream, type Executor, type Origin, type Sourced } from './execute/execute';
export { loadSession } from './execute/history';
export type { Open } from './execute/open';
export type { Outcome } from './execute/outcome';
export { readCommand } from './execute/read-command';
export { type BackgroundCheck, startBackgroundCheck } from './integrity/background-check';
export { readAccessDatabase } from './import/access-database';
export { type ContestOptions, importContest } from './import/import-contest';
export { importFiles } from './import/import-files';
export type { ImportReport } from './import/import-report';
export type { ImportProgress } from './import/progress';
export type { ImportSource, ImportTarget } from './import/import-source';
export { type ImportOptions, ImportRefusal } from './import/session-options';
export { IMPORTER } from './import/store';
export { guardedLog } from './integrity/guarded-log';
export { INTEGRITY_CODES } from './integrity/start-check';
export { type Integrity, type Mismatch, integrityOf } from './integrity/integrity';
export { nameProblem, printable, textProblem } from './json/forbidden-text';
export { jsonProblems } from './json/json-problems';
export type { Metric } from './metrics/metric';
export { memoryCheckpoint } from './process-manager/checkpoint';
export { openProcessManager } from './process-manager/open';
export { processManager, type ProcessManager } from './process-manager/process-manager';
export { refusedInWords } from './process-manager/refused';
export { appealCase } from './queries/appeal-case';
export { AppealUnknown } from './queries/appeal-view';
export { appealAt, appealEvents, appealsOf } from './queries/appeals';
export { filledForm, formsForBoard } from './queries/board-score-forms';
export { boardAt, boardEvents } from './queries/boards';
export { type CaseKey, NO_CASE_KEY, provedCase } from './queries/case-proofs';
export { corrections } from './queries/corrections';
export { publications, publicationsOf } from './queries/publications';
export { differences } from './queries/differences';
export { EffectsProblem } from './queries/effects-problem';
export { preview, whatIf } from './queries/effects';
export { evidenceFor, extentFor, proofFor, publishedKeys } from './queries/evidence';
export { likelyErrorsOf } from './queries/likely-errors';
export { reviewsQuery } from './queries/reviews';
export { recordedCommands } from './queries/session-commands';
export { commandsFile, type ExportedFile, exportsOf, resultsFile } from './queries/exports';
export { wholeExport } from './queries/session-export';
export {
  type AboutSession,
  type AnswerAbout,
  aboutSession,
  deadlinesOf,
  lineageOf,
  sessionEvents,
  sessionsList,
} from './queries/sessions';
export type { QuerySources } from './queries/sources';
export { PROJECTIONS } from './read-models/projections';
export { ReadModelsError } from './read-models/read-models-error';
export { readModels, type ReadModels } from './read-models/read-models';
export { acceptAlteration } from './recovery/accept-alteration';
export { recoverUnderNewOrigin } from './recovery/recover';
export { DatabaseError, isReadOnly, type Layout, openDatabase } from './runtime/database';
export { bytesWithin, why } from './runtime/fetched';
export { keepRunning } from './runtime/keep-running';
export { type Limits } from './runtime/limits';
export { lruCache } from './runtime/lru-cache';
export { filesOf, importLimitOf, type Settings, SettingsError, settingsFrom } from './runtime/settings';
export { stopSignal } from './runtime/stop-signal';
export { localKey } from './tokens/local-key';
export { bearerOf, signToken } from './tokens/tokens';
export { checkBeforeServing, checkInBackground, watchOtherCheck } from './trust/ledger-checks';
export {
  mismatchText,
  openTrusted,
  openUntrusted,
  settleRecovered,
  type Use,
  warningAbout,
} from './trust/open-trusted';
export { dataFolderWarnings } from './vault/data-folder-warnings';
export { forgetAll, forgetPerson, forgetRecorded, keepForgetting, type OfPeople } from './vault/forget';
export { type Forgotten, forgottenIn, recordForgotten } from './vault/forgotten-in-ledger';
export { disclosedBy, openVaultIn, unsealedBy } from './vault/open-vault';
export type { Protection } from './vault/person-keys';
export { makeVaultKey, readVaultKeys, refuseInDataFolder } from './vault/vault-key';
export { openVault, type Vault } from './vault/vault';
export { type TableBoard, type AccessPolicy, accessPolicy } from './visibility/access-policy';
