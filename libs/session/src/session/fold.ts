import type { ContestantEntered, RoundScheduled, SessionEvent, SessionOpened } from '@app/contract';
import { withEntries } from './growing-map';
import { type RetainedEvent, isRetained } from './retained';

/** A session as its events have made it. */
export interface Session {
  readonly opened: SessionOpened | null;
  /** Revision of the last event; -1 before there is any. */
  readonly revision: number;
  readonly closed: boolean;
  readonly sections: readonly string[];
  readonly contestants: ReadonlyMap<string, ContestantEntered>;
  readonly rounds: ReadonlyMap<string, RoundScheduled>;
  /** PBN deals by section and board: key `section/board`. */
  readonly deals: ReadonlyMap<string, string>;
  /** Facts and decisions, each with its revision. */
  readonly kept: readonly RetainedEvent[];
}

export const EMPTY_SESSION: Session = {
  opened: null,
  revision: -1,
  closed: false,
  sections: [],
  contestants: new Map(),
  rounds: new Map(),
  deals: new Map(),
  kept: [],
};

export const dealKey = (section: string, board: number): string => `${section}/${board}`;

/** The section and the board of a key that `dealKey` made; no id of a section has a slash. */
export const parseDealKey = (key: string): { readonly section: string; readonly board: number } => {
  const [section = '', board] = key.split('/');
  return { section, board: Number(board) };
};

const retained = ({ type, data }: SessionEvent, revision: number): RetainedEvent =>
  ({ type, revision, data }) as RetainedEvent;

const applied = (session: Session, event: SessionEvent): Session => {
  if (isRetained(event)) {
    const kept = retained(event, session.revision);
    return { ...session, kept: session.kept.concat(kept) };
  }
  switch (event.type) {
    case 'SessionOpened':
      return { ...session, opened: event.data };
    case 'SectionAdded':
      return { ...session, sections: [...session.sections, event.data.section] };
    case 'ContestantEntered':
      return { ...session, contestants: withEntries(session.contestants, [[event.data.contestant, event.data]]) };
    case 'RoundScheduled':
      return { ...session, rounds: withEntries(session.rounds, [[event.data.round, event.data]]) };
    case 'DealsSet': {
      const { section, deals } = event.data;
      return {
        ...session,
        deals: withEntries(
          session.deals,
          deals.map(({ board, deal }) => [dealKey(section, board), deal] as const),
        ),
      };
    }
    case 'SessionClosed':
      return { ...session, closed: true };
    case 'SessionReopened':
      return { ...session, closed: false };
  }
};

export const evolveSession = (session: Session, event: SessionEvent): Session =>
  applied({ ...session, revision: session.revision + 1 }, event);

/** By events that follow one another: what is kept of them is added in one go. */
export const evolveSessionBy = (session: Session, events: readonly SessionEvent[]): Session => {
  const kept: RetainedEvent[] = [];
  let state = session;
  for (const event of events) {
    const revision = state.revision + 1;
    if (isRetained(event)) kept.push(retained(event, revision));
    state = isRetained(event) ? { ...state, revision } : evolveSession(state, event);
  }
  return kept.length === 0 ? state : { ...state, kept: state.kept.concat(kept) };
};
