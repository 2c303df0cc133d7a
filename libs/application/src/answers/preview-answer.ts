import {
  type Dependant,
  type Differences,
  type RefusedFollowUp,
  type StageState,
  type Simulation,
  eventInWords,
  eventsIn,
  previewOf,
} from '@app/documents';
import { type Actor, type Command, type PlacedEvent, type Refusal, decisionAddress, streamOf } from '@app/session';
import { carryOversUnsettled } from './carry-overs-unsettled';
import type { StageDocuments } from './stage-documents';
import { type ToldRefusal, toldRefusal } from '../execute/told-refusal';

/** An event that would be appended. */
export interface PreviewedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: unknown;
  readonly words: string;
}

/** What a command would do. */
export interface PreviewAnswer {
  readonly events: readonly PreviewedEvent[];
  /** What would be called for in other streams, and refused there. */
  readonly refused: readonly { readonly stream: string; readonly type: string; readonly refusal: ToldRefusal }[];
  readonly differences: Differences;
  /** Later decisions that rest on what changes. */
  readonly dependants: readonly Dependant[];
}

export const previewedEvent = (event: PlacedEvent): PreviewedEvent => {
  const { streamId: stream, revision, type, data } = event;
  return { stream, revision, type, data, words: eventInWords(event) };
};

const refusedView = ({ command, refusal }: RefusedFollowUp): PreviewAnswer['refused'][number] => ({
  stream: streamOf(command),
  type: command.command.type,
  refusal: toldRefusal(refusal),
});

type Answer =
  | { readonly ok: true; readonly answer: PreviewAnswer; readonly after: StageState }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * What a command would do if it were given now; nothing is stored.
 * @param simulation of `simulationFrom` the command
 */
export const previewAnswer = (
  documents: StageDocuments,
  simulation: Simulation,
  command: Command,
  actor: Actor,
): Answer => {
  const preview = previewOf(simulation, documents.stage, command, actor, documents.scores());
  if (!preview.ok) return preview;
  const { events, refused, before, after, differences, dependants } = preview;
  const stream = streamOf(command);
  const cause = decisionAddress(stream, eventsIn(simulation, stream).length);
  const carriedOver = carryOversUnsettled(documents, before.standings, after.standings, cause);
  return {
    ok: true,
    after,
    answer: {
      events: events.map(previewedEvent),
      refused: refused.map(refusedView),
      differences,
      dependants: [...dependants, ...carriedOver],
    },
  };
};
