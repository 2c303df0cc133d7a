import type { CorrectionsAnswer, RecordedCorrection, Whole } from '@app/contract';
import { eventInWords } from '@app/documents';
import type { QueryContext } from '../access/query-context';
import { correctionView, correctionsOn } from '../answers/corrections-answer';
import { recordedEvent } from '../answers/recorded-event';
import { eventView } from '../answers/event-view';
import type { QuerySources } from './sources';

/** Everything that has made a score of a session another than the table's own, or has taken that back. */
export const corrections = async (
  { log, views: records }: Pick<QuerySources, 'log' | 'views'>,
  id: string,
  context: QueryContext,
): Promise<Whole<CorrectionsAnswer>> => {
  const { queries, documents } = await records.open(context, id);
  const { position, session, stage, contest, names } = documents.snapshot(() => ({
    position: documents.position(),
    ...queries.stage(id),
    names: queries.names(id),
  }));
  const recorded: RecordedCorrection[] = [];
  for (const doc of stage.find((one) => one.session.id === id)?.boards ?? []) {
    for (const one of correctionsOn(doc)) {
      const stored = await recordedEvent(log, doc.id, one.at);
      const { actor: by, position: at, words: text, occurredAt, recordedAt } = eventView(stored, eventInWords(stored));
      const view = correctionView(one, doc, session, String(occurredAt ?? recordedAt), contest);
      recorded.push({ ...view, position: at, words: text, by, occurredAt, recordedAt });
    }
  }
  return { position, corrections: recorded.sort((one, other) => one.position - other.position), names };
};
