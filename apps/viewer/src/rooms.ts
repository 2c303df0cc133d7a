import { lazy } from './shared/lazy';
import { t } from './strings';
import { loadRoomStrings as loadAppealStrings } from './strings/appeals';
import { loadRoomStrings as loadAuditStrings } from './strings/audit';
import { loadRoomStrings as loadContestantStrings } from './strings/contestant';
import { loadRoomStrings as loadDeskStrings } from './strings/desk';
import { loadFormStrings } from './strings/forms';
import { loadReplayStrings } from './strings/replay';
import { loadVerifyStrings } from './strings/verify';
import { loadTexts } from './texts';
import { loadWords } from './words';

/** The rooms that not everybody enters: each is fetched, with its texts, by who goes there. */
export const VerifyPage = lazy(
  async () => {
    await Promise.all([loadVerifyStrings(), loadTexts(), loadWords()]);
    return (await import('./verify/verify-page')).VerifyPage;
  },
  () => t.verify.heading,
);

export const BoardPage = lazy(
  async () => {
    await Promise.all([loadReplayStrings(), loadTexts(), loadWords()]);
    return (await import('./board/board-page')).BoardPage;
  },
  () => t.board.hands,
);

export const SessionDeskPage = lazy(
  async () => {
    await Promise.all([loadDeskStrings(), loadFormStrings(), loadTexts(true), loadWords()]);
    return (await import('./desk/session-desk-page')).SessionDeskPage;
  },
  () => t.rooms.desk,
);

export const DeskPage = lazy(
  async () => {
    await Promise.all([loadDeskStrings(), loadFormStrings(), loadTexts(true), loadWords()]);
    return (await import('./desk/desk-page')).DeskPage;
  },
  () => t.rooms.desk,
);

export const SessionAppealsPage = lazy(
  async () => {
    await Promise.all([loadAppealStrings(), loadFormStrings(), loadTexts(true), loadWords()]);
    return (await import('./appeal-room/session-appeals-page')).SessionAppealsPage;
  },
  () => t.rooms.appeals,
);

export const AppealPage = lazy(
  async () => {
    await Promise.all([loadAppealStrings(), loadFormStrings(), loadTexts(true), loadWords()]);
    return (await import('./appeal-room/appeal-page')).AppealPage;
  },
  () => t.rooms.appeals,
);

export const SessionPage = lazy(
  async () => {
    await Promise.all([loadContestantStrings(), loadTexts(), loadWords()]);
    return (await import('./session/session-page')).SessionPage;
  },
  () => t.rooms.ranking,
);

export const AuditPage = lazy(
  async () => {
    await Promise.all([loadAuditStrings(), loadVerifyStrings(), loadTexts(), loadWords()]);
    return (await import('./audit/audit-page')).AuditPage;
  },
  () => t.rooms.audit,
);

export const ContestantPage = lazy(
  async () => {
    await Promise.all([loadContestantStrings(), loadTexts(), loadWords()]);
    return (await import('./contestants/contestant-page')).ContestantPage;
  },
  () => t.rooms.results,
);

export const EventsPage = lazy(
  async () => {
    await Promise.all([loadTexts(), loadWords()]);
    return (await import('./events/events-page')).EventsPage;
  },
  () => t.product,
);

export const LineagePage = lazy(
  async () => {
    await Promise.all([loadTexts(), loadWords()]);
    return (await import('./lineage/lineage-page')).LineagePage;
  },
  () => t.lineage.heading,
);
