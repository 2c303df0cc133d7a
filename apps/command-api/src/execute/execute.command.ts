import { Inject } from '@nestjs/common';
import { Command, CommandHandler, ICommandHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import { executeAll, type Origin, type Outcome, type Sourced, type Vault } from '@app/application';
import { CommandQueue } from '../queue/command-queue';
import { CLOCK, EVENT_LOG, VAULT } from '../tokens';
import { impossibleCards } from './impossible-cards';

/** Commands on their way to the ledger, from one sender. */
export class ExecuteCommands extends Command<readonly Outcome[]> {
  constructor(
    readonly envelopes: readonly Sourced[],
    readonly origin: Origin,
    /** They are of a request that has many: the sender waits as long as it takes, and is not told what is open on boards. */
    readonly inBulk = false,
  ) {
    super();
  }
}

@CommandHandler(ExecuteCommands)
export class ExecuteCommandsHandler implements ICommandHandler<ExecuteCommands> {
  private readonly cards = impossibleCards();

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(CLOCK) private readonly now: () => Date,
    @Inject(VAULT) private readonly vault: Vault | null,
    private readonly queue: CommandQueue,
  ) {}

  execute(commands: ExecuteCommands): Promise<readonly Outcome[]> {
    const { origin, inBulk } = commands;
    return inBulk ? this.queue.many(origin.actor.id, () => this.executeNow(commands)) : this.executeNow(commands);
  }

  private async executeNow({ envelopes, origin, inBulk }: ExecuteCommands): Promise<readonly Outcome[]> {
    const tellsOpen = !inBulk;
    if (origin.actor.role === 'table') return this.executeAtTable(envelopes, origin, tellsOpen);
    const { log, now, vault } = this;
    const outcomes = await executeAll({ log, now, tellsOpen, vault }, envelopes, origin);
    outcomes.forEach(this.cards.noteOther);
    return outcomes;
  }

  /** One after the other: a device knows the numbers of its earlier events, and how many of its cards were refused. */
  private async executeAtTable(
    envelopes: ExecuteCommands['envelopes'],
    origin: Origin,
    tellsOpen: boolean,
  ): Promise<readonly Outcome[]> {
    const { log, now, vault, cards } = this;
    const outcomes: Outcome[] = [];
    for (const envelope of envelopes) {
      const executor = { log, now, tellsOpen, vault, atTable: true, blocked: cards.blocked };
      const settled = await executeAll(executor, [envelope], origin);
      for (const outcome of settled) cards.noteAtTable(origin.actor, outcome);
      outcomes.push(...settled);
    }
    return outcomes;
  }
}
