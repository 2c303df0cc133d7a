import { lazy } from './shared/lazy';
import { messages } from './strings';
import { loadRoomStrings as loadAppealStrings } from './strings/appeals';
import { loadRoomStrings as loadAuditStrings } from './strings/audit';
import { loadRoomStrings as loadContestantStrings } from './strings/contestant';
import { loadRoomStrings as loadDeskStrings } from './strings/desk';
import { loadFileStrings } from './strings/files';
import { loadFormStrings } from './strings/forms';
import { loadMatchStrings } from './strings/matches';
import { loadReplayStrings } from './strings/replay';
import { loadVerifyStrings } from './strings/verify';
import { loadTexts } from './texts';
import { loadLibraryMessages } from './library-messages';

/** The rooms that not everybody enters: each is fetched, with its texts, by who goes there. */
export const VerifyPage = lazy(
  async () => {
    await Promise.all([loadVerifyStrings(), loadTexts('ledger'), loadLibraryMessages()]);
    return (await import('./verify/verify-page')).VerifyPage;
  },
  () => messages.verify.heading,
);

export const BoardPage = lazy(
  async () => {
    await Promise.all([loadReplayStrings(), loadTexts(), loadLibraryMessages()]);
    return (await import('./board/board-page')).BoardPage;
  },
  () => messages.board.hands,
);

export const SessionDeskPage = lazy(
  async () => {
    await Promise.all([loadDeskStrings(), loadFormStrings(), loadTexts('refusals'), loadLibraryMessages()]);
    return (await import('./desk/session-desk-page')).SessionDeskPage;
  },
  () => messages.rooms.desk,
);

export const DeskPage = lazy(
  async () => {
    await Promise.all([loadDeskStrings(), loadFormStrings(), loadTexts('refusals'), loadLibraryMessages()]);
    return (await import('./desk/desk-page')).DeskPage;
  },
  () => messages.rooms.desk,
);

export const SessionAppealsPage = lazy(
  async () => {
    await Promise.all([loadAppealStrings(), loadFormStrings(), loadTexts('refusals'), loadLibraryMessages()]);
    return (await import('./appeal-room/session-appeals-page')).SessionAppealsPage;
  },
  () => messages.rooms.appeals,
);

export const AppealPage = lazy(
  async () => {
    await Promise.all([loadAppealStrings(), loadFormStrings(), loadTexts('refusals'), loadLibraryMessages()]);
    return (await import('./appeal-room/appeal-page')).AppealPage;
  },
  () => messages.rooms.appeals,
);

export const SessionPage = lazy(
  async () => {
    await Promise.all([loadContestantStrings(), loadTexts(), loadLibraryMessages()]);
    return (await import('./session/session-page')).SessionPage;
  },
  () => messages.rooms.ranking,
);

export const AuditPage = lazy(
  async () => {
    await Promise.all([loadAuditStrings(), loadVerifyStrings(), loadTexts('ledger'), loadLibraryMessages()]);
    return (await import('./audit/audit-page')).AuditPage;
  },
  () => messages.rooms.audit,
);

export const FilesPage = lazy(
  async () => {
    await Promise.all([loadFileStrings(), loadTexts('export'), loadLibraryMessages()]);
    return (await import('./files/files-page')).FilesPage;
  },
  () => messages.session.files,
);

export const ContestantPage = lazy(
  async () => {
    await Promise.all([loadContestantStrings(), loadTexts(), loadLibraryMessages()]);
    return (await import('./contestants/contestant-page')).ContestantPage;
  },
  () => messages.rooms.results,
);

export const MatchesPage = lazy(
  async () => {
    await Promise.all([loadMatchStrings(), loadContestantStrings(), loadTexts(), loadLibraryMessages()]);
    return (await import('./matches/matches-page')).MatchesPage;
  },
  () => messages.session.matches,
);

export const EventsPage = lazy(
  async () => {
    await Promise.all([loadTexts(), loadLibraryMessages()]);
    return (await import('./events/events-page')).EventsPage;
  },
  () => messages.product,
);

export const LineagePage = lazy(
  async () => {
    await Promise.all([loadTexts(), loadLibraryMessages()]);
    return (await import('./lineage/lineage-page')).LineagePage;
  },
  () => messages.lineage.heading,
);
