import type { Command } from 'commander';

type Add = (program: Command) => void;

/**
 * The commands in the order in which help shows them. Each module, and what it needs of the libraries, is loaded only
 * where its command runs: a start that loads them all takes several times as long.
 */
const LOADERS: Readonly<Record<string, () => Promise<Add>>> = {
  serve: async () => (await import('./serve')).addServe,
  import: async () => (await import('./import')).addImport,
  run: async () => (await import('./run')).addRun,
  replay: async () => (await import('./replay')).addReplay,
  standings: async () => (await import('./standings')).addStandings,
  explain: async () => (await import('./explain')).addExplain,
  audit: async () => (await import('./audit')).addAudit,
  publications: async () => (await import('./publications')).addPublications,
  whatif: async () => (await import('./whatif')).addWhatIf,
  reverse: async () => (await import('./reverse')).addReverse,
  export: async () => (await import('./export')).addExport,
  form: async () => (await import('./form')).addForm,
  verify: async () => (await import('./verify')).addVerify,
  keys: async () => (await import('./keys')).addKeys,
  checkpoint: async () => (await import('./checkpoint')).addCheckpoint,
  prove: async () => (await import('./prove')).addProve,
  rebuild: async () => (await import('./rebuild')).addRebuild,
  recover: async () => (await import('./recover')).addRecover,
  laws: async () => (await import('./laws')).addLaws,
  script: async () => (await import('./script')).addScript,
  conditions: async () => (await import('./conditions')).addConditions,
  copy: async () => (await import('./copy')).addCopy,
  claim: async () => (await import('./claim')).addClaim,
  forget: async () => (await import('./forget')).addForget,
  vault: async () => (await import('./vault')).addVault,
  mirror: async () => (await import('./mirror')).addMirror,
  witness: async () => (await import('./witness')).addWitness,
  token: async () => (await import('./token')).addToken,
};

/** Adds the command of that name; all of them where there is none, as for `help` and a misspelt name. */
export const addCommands = async (program: Command, name: string | undefined): Promise<void> => {
  const named = name !== undefined && Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined;
  for (const load of named ? [named] : Object.values(LOADERS)) (await load())(program);
  for (const command of program.commands) command.exitOverride();
};
