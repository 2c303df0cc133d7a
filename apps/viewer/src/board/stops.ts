import type { BoardEvent } from '@app/contract';
import type { LawRef } from '@app/bridge';
import { ruleTitle } from '../shared/rules';
import { messages } from '../strings';
import { libraryMessages } from '../library-messages';

/**
 * A moment worth stopping at: an irregularity that the Laws engine found, a tempo that somebody noted, and what was done
 * about them: the director called, an option chosen, a judgement made, a matter looked at after the play, a ruling, a
 * ruling taken back, another score.
 */
export interface Stop {
  /** Number of events that have happened when it is on record. */
  readonly at: number;
  readonly kind: 'finding' | 'slow' | 'fast' | 'director' | 'choice' | 'judgement' | 'ruling' | 'reversal' | 'score';
  readonly title: string;
  /** At full length, with what the Laws offer. */
  readonly label: string;
  readonly citation: string | null;
}

/** What went wrong, not what was done about it. */
export const isIrregularity = ({ kind }: Stop): boolean => kind === 'finding' || kind === 'slow' || kind === 'fast';

/** A ruling, or what one leads to: there may be appeals about it. */
export const isOfRulings = ({ kind }: Stop): boolean => kind === 'ruling' || kind === 'reversal' || kind === 'score';

type What = Omit<Stop, 'at'>;

const plain = (kind: Stop['kind'], title: string): What => ({ kind, title, label: title, citation: null });

/** What was decided, why, and under which paragraphs. */
const decided = (kind: Stop['kind'], title: string, reasons: string, laws: readonly LawRef[]): What => ({
  kind,
  title,
  label: `${title}: ${reasons}`,
  citation: laws.map(libraryMessages.law).join(', '),
});

const whatOf = (event: BoardEvent): What | null => {
  if (event.type === 'InfractionNoted') {
    const { seat, rule, law } = event.data;
    const by = (what: string): string => `${messages.seat(seat)}: ${what}`;
    return {
      kind: 'finding',
      title: by(ruleTitle(rule)),
      label: by(libraryMessages.rule(rule)),
      citation: libraryMessages.law(law),
    };
  }
  if (event.type === 'TempoNoted') {
    const { seat, kind, seconds, disputed } = event.data;
    const tempo = `${messages.board.tempo(kind, seconds ?? null)}${disputed === true ? `, ${messages.board.disputed}` : ''}`;
    return plain(kind, `${messages.seat(seat)}: ${tempo}`);
  }
  if (event.type === 'DirectorCalled') return plain('director', messages.laws.callsDirector(event.data.by));
  if (event.type === 'OptionChosen') {
    const { seat, choice, law } = event.data;
    return { ...plain('choice', messages.laws.chose(seat ?? 'director', choice)), citation: libraryMessages.law(law) };
  }
  if (event.type === 'JudgementMade') {
    const { question, answer, law, reasons } = event.data;
    const title = messages.laws.judged(question, answer);
    const label = reasons === undefined ? title : `${title}: ${reasons}`;
    return { kind: 'judgement', title, label, citation: libraryMessages.law(law) };
  }
  if (event.type === 'ReviewClosed') {
    const { law, decision, reasons, by } = event.data;
    const title = `${messages.laws.decided(decision, by)}, ${messages.laws.paragraph(law)}`;
    return { ...plain('judgement', title), label: `${title}: ${reasons}` };
  }
  if (event.type === 'RulingGiven') {
    const { by, reasons, laws } = event.data;
    return decided('ruling', messages.rulings.given(by), reasons, laws);
  }
  if (event.type === 'RulingReversed') {
    const { decision, by, reasons, law } = event.data;
    return decided('reversal', messages.rulings.reversed(decision + 1, by), reasons, [law]);
  }
  if (event.type === 'ScoreAdjusted' || event.type === 'ScoreCorrected' || event.type === 'TricksTransferred') {
    return plain('score', libraryMessages.boardEvent(event));
  }
  return null;
};

const stopOf = (event: BoardEvent, at: number): readonly Stop[] => {
  const what = whatOf(event);
  return what ? [{ at, ...what }] : [];
};

export const stopsOf = (events: readonly BoardEvent[]): readonly Stop[] =>
  events.flatMap((event, revision) => stopOf(event, revision + 1));

/** The stop after this moment; past the last one, the first again. */
export const nextStop = (stops: readonly Stop[], at: number): Stop | undefined =>
  stops.find((stop) => stop.at > at) ?? stops[0];

/** The stop before this moment; before the first one, the last. */
export const previousStop = (stops: readonly Stop[], at: number): Stop | undefined =>
  stops.findLast((stop) => stop.at < at) ?? stops.at(-1);
