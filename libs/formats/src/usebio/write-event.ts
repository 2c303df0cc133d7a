import { type ScoringForm, isMatchForm } from '@app/contract';
import { scoringContextOf } from '@app/documents';
import type { SessionExport } from '../export/session-export';
import { leaf } from './write-xml';

interface EventForm {
  readonly type: string;
  /** How boards are scored; where the type says so itself, it is written of Swiss events alone. */
  readonly method: string;
}

/** The events that are written, by the form of scoring; USEBIO has none for multi-team. */
const FORMS: Readonly<Partial<Record<ScoringForm, EventForm>>> = {
  matchpoints: { type: 'MP_PAIRS', method: 'MATCH_POINTS' },
  'cross-imps': { type: 'CROSS_IMPS', method: 'CROSS_IMPS' },
  butler: { type: 'BUTLER_PAIRS', method: 'BUTLER_IMPS' },
  'total-points': { type: 'AGGREGATE', method: 'AGGREGATE' },
  'team-imps': { type: 'TEAMS', method: 'IMPS' },
  'team-vp': { type: 'TEAMS', method: 'IMPS' },
  'board-a-match': { type: 'TEAMS', method: 'BAM' },
};

export const isForUsebio = (form: ScoringForm): boolean => FORMS[form] !== undefined;

const typeOf = ({ session }: SessionExport, { type }: EventForm): string => {
  const isOfTeams = isMatchForm(session.scoring);
  switch (scoringContextOf(session).stage?.form) {
    case 'swiss':
      return isOfTeams ? 'SWISS_TEAMS' : 'SWISS_PAIRS';
    case 'knock-out':
      return isOfTeams ? 'KO' : type;
    case 'field':
    case 'round-robin':
    case undefined:
      return type;
  }
};

/** The EVENT_TYPE of a session, and the elements that say how its boards and matches are scored. */
export const eventForm = (session: SessionExport): { readonly type: string; readonly methods: readonly string[] } => {
  const form = FORMS[session.session.scoring] ?? { type: '', method: '' };
  const type = typeOf(session, form);
  const isSaidByType = type === form.type && !isMatchForm(session.session.scoring);
  return {
    type,
    methods: [
      ...leaf('BOARD_SCORING_METHOD', isSaidByType ? null : form.method),
      ...leaf('MATCH_SCORING_METHOD', session.standings.measure === 'victory-points' ? 'VPS' : null),
    ],
  };
};
