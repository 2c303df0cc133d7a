import type { LawRef } from '@app/bridge';
import { citation, explain, lawRef } from '@app/laws';
import type { CaseStreams, CitedLaw } from './case-file';
import { optionalRecord } from './records';
import { sessionFrom } from './sessions';
import { sessionOfCase } from './streams';

const isLawRef = (value: object): value is LawRef =>
  'edition' in value && 'authority' in value && 'paragraph' in value && Object.keys(value).length === 3;

/** Every citation in what is stored of an event, however deep. */
const citedIn = (value: unknown): readonly LawRef[] => {
  if (Array.isArray(value)) return value.flatMap(citedIn);
  if (typeof value !== 'object' || value === null) return [];
  return isLawRef(value) ? [value] : Object.values(value).flatMap(citedIn);
};

const cited = (law: LawRef): CitedLaw => {
  const found = law.authority === 'WBF' ? explain(law.edition, law.paragraph) : null;
  return {
    law,
    citation: citation(law),
    title: found?.found === true ? found.title.en : null,
    says: found?.found === true ? found.paragraphs.map(({ at, says }) => ({ at, says })) : [],
  };
};

/** The paragraphs that findings, rulings and decisions rest on, each once, in the order of the Laws. */
export const citedLaws = (streams: CaseStreams): readonly CitedLaw[] => {
  const session = sessionFrom(streams.sessions.get(sessionOfCase(streams)) ?? []);
  const events = [...streams.board, ...[...streams.appeals.values()].flat()];
  const reviewed = streams.board.flatMap(({ event }) =>
    event.type === 'ReviewClosed' && session ? [lawRef(session.laws, null, event.data.law)] : [],
  );
  const all = [...events.flatMap(({ stored }) => citedIn(optionalRecord(stored.data))), ...reviewed].map(cited);
  return [...new Map(all.map((one) => [one.citation, one])).values()].sort(
    (one, other) =>
      one.law.authority.localeCompare(other.law.authority) * -1 ||
      one.law.paragraph.localeCompare(other.law.paragraph, 'en', { numeric: true }) ||
      one.law.edition.localeCompare(other.law.edition),
  );
};
