import { type ScoringForm, isMatchForm } from '@app/contract';
import { type Session, sessionDocOf, teamsOfEightIn } from '@app/session';
import { said } from '../import-texts';
import type { PlacedRecord } from './findings';
import type { Rehearsal } from './rehearse';

type Refused = Extract<Rehearsal, { ok: false }>;

/**
 * Refuses, record after record, a further table of a match where a team sits in the same direction on the same board: a
 * second one where the conditions do not have teams of eight, else a third. Rounds of one match are one.
 */
export const tablesOfMatches = (scoring: ScoringForm, session: Session): ((placed: PlacedRecord) => Refused | null) => {
  const most = teamsOfEightIn(sessionDocOf('', session)) === null ? 1 : 2;
  const tables = new Map<string, readonly string[]>();
  return ({ record, who, address, section }) => {
    if (!isMatchForm(scoring) || who.kind !== 'team') return null;
    const { NS, EW } = who.contestants;
    const match = record.round === null ? null : (session.rounds.get(record.round)?.match ?? record.round);
    const key = JSON.stringify([section, match, NS, EW, address.board]);
    const known = tables.get(key) ?? [];
    const [first] = known;
    if (known.includes(address.table)) return null;
    if (first === undefined || known.length < most) {
      tables.set(key, [...known, address.table]);
      return null;
    }
    const message = said(most === 1 ? 'teams-of-eight' : 'more-than-four-tables', { table: first });
    return { ok: false, line: record.line, code: 'MatchTooManyTables', message };
  };
};
