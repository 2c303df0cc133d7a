import type { BoardAddress, BoardEvent } from '@app/contract';
import { regularMarking } from '@app/bridge';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { type Session, dealKey } from '../../session/fold';
import type { DataOf } from './common';

/** The schedule's entry for a table and board, if any round has one. */
const scheduled = (session: Session, { table, board }: BoardAddress, round: string | undefined) => {
  for (const one of session.rounds.values()) {
    if (round !== undefined && one.round !== round) continue;
    const seating = one.tables.find((entry) => entry.table === table && entry.boards.includes(board));
    if (seating) return { round: one.round, section: one.section, contestants: { NS: seating.NS, EW: seating.EW } };
  }
  return null;
};

export const openBoard = (data: DataOf<'OpenBoard'>, address: BoardAddress, session: Session): Decision<BoardEvent> => {
  if (!session.opened) return refuse('SessionUnknown', reason('no-session', { session: address.session }));
  if (session.closed) return refuse('SessionClosed', reason('session-closed', { session: address.session }));
  const plan = scheduled(session, address, data.round);
  const section = data.section ?? plan?.section ?? (session.sections.length === 1 ? session.sections[0] : undefined);
  if (section === undefined || !session.sections.includes(section)) {
    return refuse(
      'SectionUnknown',
      section === undefined ? reason('which-section') : reason('no-section', { section }),
    );
  }
  const contestants = data.contestants ?? plan?.contestants;
  if (!contestants) return refuse('ContestantUnknown', reason('contestants-not-known'));
  for (const contestant of [contestants.NS, contestants.EW]) {
    if (!session.contestants.has(contestant)) {
      return refuse(
        'ContestantUnknown',
        reason('contestant-not-entered-in', { contestant: { contestant }, session: address.session }),
      );
    }
  }
  if (contestants.NS === contestants.EW) {
    return refuse('SameContestant', reason('against-itself', { contestant: { contestant: contestants.NS } }));
  }
  const marking = regularMarking(address.board);
  const round = data.round ?? plan?.round;
  const deal = data.deal ?? session.deals.get(dealKey(section, address.board));
  return accept({
    type: 'BoardOpened',
    data: {
      ...address,
      section,
      ...(round === undefined ? {} : { round }),
      laws: session.opened.laws,
      ...(session.opened.regulations === undefined ? {} : { regulations: session.opened.regulations }),
      dealer: data.dealer ?? marking.dealer,
      vulnerability: data.vulnerability ?? marking.vulnerability,
      contestants,
      ...(data.players === undefined ? {} : { players: data.players }),
      ...(data.screens === undefined ? {} : { screens: data.screens }),
      ...(deal === undefined ? {} : { deal }),
      ...(data.contract === undefined ? {} : { contract: data.contract }),
    },
  });
};
