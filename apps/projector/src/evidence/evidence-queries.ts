import type { CheckpointsAnswer, ConsistencyAnswer, EvidenceAnswer, InclusionAnswer, KeysAnswer } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Principal } from '@app/documents';
import {
  checkpointsAnswer,
  consistencyOf,
  evidenceFor,
  extentFor,
  inclusionOf,
  proofFor,
  type ProofOfOne,
  publishedCheckpoint,
  publishedKeys,
  type QuerySources,
} from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** The last checkpoint as a note. */
export class GetCheckpoint extends Query<string> {}

@QueryHandler(GetCheckpoint)
class GetCheckpointHandler implements IQueryHandler<GetCheckpoint> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  async execute(): Promise<string> {
    return (await publishedCheckpoint(this.sources.log)).note;
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
class ListCheckpointsHandler implements IQueryHandler<ListCheckpoints> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ before, limit }: ListCheckpoints): Promise<CheckpointsAnswer> {
    return checkpointsAnswer(this.sources.log, before, limit);
  }
}

export class ListKeys extends Query<KeysAnswer> {}

@QueryHandler(ListKeys)
class ListKeysHandler implements IQueryHandler<ListKeys> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute(): Promise<KeysAnswer> {
    return publishedKeys(this.sources);
  }
}

export class GetEvidence extends Query<EvidenceAnswer> {
  constructor(
    readonly address: string,
    readonly principal: Principal,
  ) {
    super();
  }
}

@QueryHandler(GetEvidence)
class GetEvidenceHandler implements IQueryHandler<GetEvidence> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ address, principal }: GetEvidence): Promise<EvidenceAnswer> {
    return evidenceFor(this.sources, address, principal);
  }
}

export class GetProofOfOne extends Query<ProofOfOne> {
  constructor(
    readonly address: string,
    readonly principal: Principal,
  ) {
    super();
  }
}

@QueryHandler(GetProofOfOne)
class GetProofOfOneHandler implements IQueryHandler<GetProofOfOne> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ address, principal }: GetProofOfOne): Promise<ProofOfOne> {
    return proofFor(this.sources, address, principal);
  }
}

export class GetInclusionProof extends Query<InclusionAnswer> {
  constructor(
    readonly position: string,
    readonly size: string | undefined,
    readonly principal: Principal,
  ) {
    super();
  }
}

@QueryHandler(GetInclusionProof)
class GetInclusionProofHandler implements IQueryHandler<GetInclusionProof> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ position, size, principal }: GetInclusionProof): Promise<InclusionAnswer> {
    return inclusionOf(this.sources.log, position, size, extentFor(principal));
  }
}

export class GetConsistencyProof extends Query<ConsistencyAnswer> {
  constructor(
    readonly from: string | undefined,
    readonly to: string | undefined,
    readonly principal: Principal,
  ) {
    super();
  }
}

@QueryHandler(GetConsistencyProof)
class GetConsistencyProofHandler implements IQueryHandler<GetConsistencyProof> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ from, to, principal }: GetConsistencyProof): Promise<ConsistencyAnswer> {
    return consistencyOf(this.sources.log, from, to, extentFor(principal));
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
