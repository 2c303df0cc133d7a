import {
  type PreviewAnswer,
  type PreviewedEvent,
  type Said,
  type Actor,
  type Command,
  type PlacedEvent,
  decisionAddress,
  streamOf,
} from '@app/contract';
import {
  type RefusedFollowUp,
  type StageState,
  type Simulation,
  eventInWords,
  eventsIn,
  previewOf,
} from '@app/documents';
import type { Refusal } from '@app/session';
import { refusalAnswer } from '../execute/refusal-answer';
import { carryOversUnsettled } from './carry-overs-unsettled';
import type { StageDocuments } from './stage-documents';

export const previewedEvent = (event: PlacedEvent): PreviewedEvent => {
  const { streamId: stream, revision, type, data } = event;
  return { stream, revision, type, data, words: eventInWords(event) };
};

const refusedView = ({ command, refusal }: RefusedFollowUp): PreviewAnswer['refused'][number] => ({
  stream: streamOf(command),
  type: command.command.type,
  refusal: refusalAnswer(refusal),
});

type Answer =
  | { readonly ok: true; readonly answer: Said<PreviewAnswer>; readonly after: StageState }
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
