import type { SessionDoc, RetainedEvent } from '@app/session';

/** Something that a tariff may have a penalty for. */
export type Fact = RetainedEvent<'ContestantLate' | 'TableOverran' | 'OffenceNoted'>;

export const factsOf = ({ kept }: SessionDoc): readonly Fact[] =>
  kept.flatMap((event) =>
    event.type === 'ContestantLate' || event.type === 'TableOverran' || event.type === 'OffenceNoted' ? [event] : [],
  );

/** What was done, in the word that warnings and penalties name it by. */
export const offenceOf = (fact: Fact): string => {
  switch (fact.type) {
    case 'ContestantLate':
      return 'late';
    case 'TableOverran':
      return 'time overrun';
    case 'OffenceNoted':
      return fact.data.offence;
  }
};

type ScheduledTable = SessionDoc['rounds'][number]['tables'][number];

/** The tables of a round at which a contestant sits: two for a team. */
export const tablesWith = (
  { rounds }: SessionDoc,
  round: string | undefined,
  contestant: string,
): readonly ScheduledTable[] =>
  rounds
    .filter((one) => one.round === round)
    .flatMap(({ tables }) => tables.filter(({ NS, EW }) => NS === contestant || EW === contestant));

/** Team-mates in the same direction are two teams' fault, and both are penalised (DBf 215). */
const bothTeams = (session: SessionDoc, fact: RetainedEvent<'OffenceNoted'>): readonly string[] => {
  const { contestant, round } = fact.data;
  const met = tablesWith(session, round, contestant).flatMap(({ NS, EW }) => [NS, EW]);
  const hasItsOwn = (other: string): boolean =>
    factsOf(session).some(
      (one) =>
        one.type === 'OffenceNoted' &&
        one.data.offence === 'same-direction' &&
        one.data.round === round &&
        one.data.contestant === other,
    );
  return [contestant, ...new Set(met.filter((other) => other !== contestant && !hasItsOwn(other)))];
};

/** Whom a fact is about: a time overrun is about both who sat at the table. */
export const concerned = (session: SessionDoc, fact: Fact): readonly string[] => {
  switch (fact.type) {
    case 'ContestantLate':
      return [fact.data.contestant];
    case 'OffenceNoted':
      return fact.data.offence === 'same-direction' ? bothTeams(session, fact) : [fact.data.contestant];
    case 'TableOverran': {
      const { round, table } = fact.data;
      const tables = session.rounds.find((one) => one.round === round)?.tables ?? [];
      return tables.filter((one) => one.table === table).flatMap(({ NS, EW }) => [NS, EW]);
    }
  }
};

export const isBlameless = ({ data }: RetainedEvent<'TableOverran'>, contestant: string): boolean =>
  data.blameless?.includes(contestant) ?? false;
