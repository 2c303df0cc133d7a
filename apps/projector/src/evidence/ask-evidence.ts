import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { Onlooker } from '@app/documents';
import { seesEverything } from '@app/documents';
import { ledgerKeys } from '../../../command-api/src/checkpoints/recorded';
import type { ReadModels } from '../read-models/read-models';
import { sightsOf } from '../sight/sights';
import { EVENT_LOG, READ_MODELS } from '../tokens';
import type { CheckpointsAnswer } from './checkpoints-answer';
import { checkpointsAnswer } from './checkpoints-answer';
import { evidenceAddress } from './evidence-address';
import type { EvidenceAnswer, ProofOfOne } from './evidence-of';
import { evidenceOf, proofOfOne, publishedCheckpoint } from './evidence-of';
import type { KeyAnswer } from './keys-answer';
import { keysAnswer } from './keys-answer';
import { mayProve } from './may-prove';
import type { ConsistencyAnswer, Extent, InclusionAnswer } from './tree-proofs';
import { consistencyOf, inclusionOf } from './tree-proofs';

/** The last checkpoint as a note. */
export class GetCheckpoint extends Query<string> {}

@QueryHandler(GetCheckpoint)
export class GetCheckpointHandler implements IQueryHandler<GetCheckpoint> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  async execute(): Promise<string> {
    return (await publishedCheckpoint(this.log)).note;
  }
}

export class ListCheckpoints extends Query<CheckpointsAnswer> {
  constructor(
    readonly before: string | undefined,
    readonly limit: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListCheckpoints)
export class ListCheckpointsHandler implements IQueryHandler<ListCheckpoints> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  execute({ before, limit }: ListCheckpoints): Promise<CheckpointsAnswer> {
    return checkpointsAnswer(this.log, before, limit);
  }
}

export interface KeysAnswer {
  readonly keys: readonly KeyAnswer[];
}

export class ListKeys extends Query<KeysAnswer> {}

@QueryHandler(ListKeys)
export class ListKeysHandler implements IQueryHandler<ListKeys> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  async execute(): Promise<KeysAnswer> {
    return { keys: await keysAnswer(await ledgerKeys(this.log)) };
  }
}

export class GetEvidence extends Query<EvidenceAnswer> {
  constructor(
    readonly address: string,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

@QueryHandler(GetEvidence)
export class GetEvidenceHandler implements IQueryHandler<GetEvidence> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_MODELS) private readonly models: ReadModels,
  ) {}

  async execute({ address: text, onlooker }: GetEvidence): Promise<EvidenceAnswer> {
    const address = evidenceAddress(text);
    await mayProve(this.log, this.models, sightsOf(this.models, onlooker), address);
    return evidenceOf(this.log, address);
  }
}

export class GetProofOfOne extends Query<ProofOfOne> {
  constructor(
    readonly address: string,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

@QueryHandler(GetProofOfOne)
export class GetProofOfOneHandler implements IQueryHandler<GetProofOfOne> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_MODELS) private readonly models: ReadModels,
  ) {}

  async execute({ address: text, onlooker }: GetProofOfOne): Promise<ProofOfOne> {
    const address = evidenceAddress(text);
    await mayProve(this.log, this.models, sightsOf(this.models, onlooker), address);
    return proofOfOne(this.log, address);
  }
}

/** Who may not know when others act learns how far the ledger is from its checkpoints alone. */
const extentFor = (onlooker: Onlooker): Extent => (seesEverything(onlooker) ? 'ledger' : 'checkpoint');

export class GetInclusionProof extends Query<InclusionAnswer> {
  constructor(
    readonly position: string,
    readonly size: string | undefined,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

@QueryHandler(GetInclusionProof)
export class GetInclusionProofHandler implements IQueryHandler<GetInclusionProof> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  execute({ position, size, onlooker }: GetInclusionProof): Promise<InclusionAnswer> {
    return inclusionOf(this.log, position, size, extentFor(onlooker));
  }
}

export class GetConsistencyProof extends Query<ConsistencyAnswer> {
  constructor(
    readonly from: string | undefined,
    readonly to: string | undefined,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

@QueryHandler(GetConsistencyProof)
export class GetConsistencyProofHandler implements IQueryHandler<GetConsistencyProof> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  execute({ from, to, onlooker }: GetConsistencyProof): Promise<ConsistencyAnswer> {
    return consistencyOf(this.log, from, to, extentFor(onlooker));
  }
}

export const EVIDENCE_HANDLERS = [
  GetCheckpointHandler,
  ListCheckpointsHandler,
  ListKeysHandler,
  GetEvidenceHandler,
  GetProofOfOneHandler,
  GetInclusionProofHandler,
  GetConsistencyProofHandler,
];
