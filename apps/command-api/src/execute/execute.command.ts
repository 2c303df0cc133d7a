import { Inject } from '@nestjs/common';
import { Command, CommandHandler, ICommandHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import { executeAll, type Origin, type Outcome, outcomeAtTable, type Sourced, type Vault } from '@app/application';
import { CLOCK, EVENT_LOG, VAULT } from '../tokens';

/** Commands on their way to the ledger, from one sender. */
export class ExecuteCommands extends Command<readonly Outcome[]> {
  constructor(
    readonly envelopes: readonly Sourced[],
    readonly origin: Origin,
    /** Whether the outcomes tell what is open on the board. */
    readonly tellsOpen = false,
  ) {
    super();
  }
}

@CommandHandler(ExecuteCommands)
export class ExecuteCommandsHandler implements ICommandHandler<ExecuteCommands> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(CLOCK) private readonly now: () => Date,
    @Inject(VAULT) private readonly vault: Vault | null,
  ) {}

  async execute({ envelopes, origin, tellsOpen }: ExecuteCommands): Promise<readonly Outcome[]> {
    const { log, now, vault } = this;
    const outcomes = await executeAll({ log, now, tellsOpen, vault }, envelopes, origin);
    return origin.actor.role === 'table' ? outcomes.map(outcomeAtTable) : outcomes;
  }
}
