import { type ClaimProblem, analyseClaim, claimProblemMessage, unreadableStatement } from '@app/laws';
import type { Command } from 'commander';
import { boardHistory } from '@app/application';
import { claimDocument, claimPage } from '../claim/claim-page';
import { type ClaimOptions, findClaim } from '../claim/find-claim';
import { withEmbedded } from '../embedded';
import { Failure, UsageError } from '../failure';
import { textsFor } from '../output/language';
import { print, printJson } from '../output/print';

/** A slip in an option, or something on the board that cannot be. */
const refusal = (problem: ClaimProblem, statement: string, options: ClaimOptions): Error => {
  const said = claimProblemMessage(problem);
  const { say } = textsFor(options);
  const named = { statement: 'line', tricks: 'tricks', dummy: 'by', ending: null, 'shown-out': null } as const;
  const option = named[problem.kind];
  return option !== null && options[option] !== undefined
    ? new UsageError(`--${option}: ${say(said)}`)
    : new Failure(say(problem.kind === 'statement' ? unreadableStatement(statement, said) : said));
};

const run = (board: string, options: ClaimOptions): Promise<void> =>
  withEmbedded(options, 'reads', async ({ log }) => {
    const found = findClaim(await boardHistory(log, board), options);
    const analysis = analyseClaim(found.claim);
    if (!analysis.ok) throw refusal(analysis.error, found.claim.statement, options);
    if (options.json === true) printJson(claimDocument(found, analysis.value));
    else print(claimPage(found, analysis.value, textsFor(options)));
    if (!analysis.value.complete) process.exitCode = 1;
  });

export const addClaim = (program: Command): void => {
  program
    .command('claim')
    .argument('<board>', 'SESSION.TABLE.BOARD, e.g. demo.3.7')
    .description('the least tricks that a claim or concession is worth by normal play (Laws 70 and 71): advice only')
    .option('--at <n>', 'the position after the first N events; of the last claim on the board where left out')
    .option('--line <text>', "what was said, e.g. 'draw trumps, >N, H'; 'none' for nothing")
    .option('--by <seat>', 'who claims')
    .option('--tricks <n>', "tricks claimed for the claimer's side")
    .option('--knew-of-trump', 'it is judged that the claimer knew of the trump that is out (Law 70C2)')
    .option('--from-the-top', 'it is judged that suits would be played from the top (Law 70E2)')
    .option('--finesse <suits>', '2007: suits in which it is judged irrational not to finesse, e.g. HD (Law 70E1)')
    .option('--shown-by-play <text>', '2007: what cards played after the claim tell of its line (Law 70D3)')
    .option('--json', 'print one JSON document')
    .action(async (board: string, _: unknown, command: Command) => run(board, command.optsWithGlobals<ClaimOptions>()));
};
