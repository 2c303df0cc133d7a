import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import { ledgerKeys } from '../../../command-api/src/checkpoints/recorded';
import { EVENT_LOG } from '../tokens';
import type { CheckpointsAnswer } from './checkpoints-answer';
import { checkpointsAnswer } from './checkpoints-answer';
import { evidenceAddress } from './evidence-address';
import type { EvidenceAnswer, ProofOfOne } from './evidence-of';
import { evidenceOf, proofOfOne, publishedCheckpoint } from './evidence-of';
import type { KeyAnswer } from './keys-answer';
import { keysAnswer } from './keys-answer';
import type { ConsistencyAnswer, InclusionAnswer } from './tree-proofs';
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
  constructor(readonly address: string) {
    super();
  }
}

@QueryHandler(GetEvidence)
export class GetEvidenceHandler implements IQueryHandler<GetEvidence> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  async execute({ address }: GetEvidence): Promise<EvidenceAnswer> {
    return evidenceOf(this.log, evidenceAddress(address));
  }
}

export class GetProofOfOne extends Query<ProofOfOne> {
  constructor(readonly address: string) {
    super();
  }
}

@QueryHandler(GetProofOfOne)
export class GetProofOfOneHandler implements IQueryHandler<GetProofOfOne> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  async execute({ address }: GetProofOfOne): Promise<ProofOfOne> {
    return proofOfOne(this.log, evidenceAddress(address));
  }
}

export class GetInclusionProof extends Query<InclusionAnswer> {
  constructor(
    readonly position: string,
    readonly size: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetInclusionProof)
export class GetInclusionProofHandler implements IQueryHandler<GetInclusionProof> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  execute({ position, size }: GetInclusionProof): Promise<InclusionAnswer> {
    return inclusionOf(this.log, position, size);
  }
}

export class GetConsistencyProof extends Query<ConsistencyAnswer> {
  constructor(
    readonly from: string | undefined,
    readonly to: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetConsistencyProof)
export class GetConsistencyProofHandler implements IQueryHandler<GetConsistencyProof> {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  execute({ from, to }: GetConsistencyProof): Promise<ConsistencyAnswer> {
    return consistencyOf(this.log, from, to);
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
