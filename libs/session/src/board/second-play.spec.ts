import type { AdjustedOutcome, BoardCommand, BoardEvent, SessionEvent } from '@app/contract';
import type { BySide, Edition, LawRef } from '@app/bridge';
import { textsOf } from '@app/messages';
import { calls, foldSession, given, opened } from '@app/testing';
import { decideBoard } from './decide';
import { foldBoard } from './fold';

const law = (edition: Edition, paragraph: string): LawRef => ({ edition, authority: 'WBF', paragraph });
const CANCELLED: AdjustedOutcome = { kind: 'cancelled' };
const PLUS: AdjustedOutcome = { kind: 'artificial', grade: 'plus' };
const MADE: AdjustedOutcome = {
  kind: 'assigned',
  components: [{ result: { bid: '1S', declarer: 'N', risk: 'undoubled', tricks: 8 }, weight: '1' }],
};

const session = (edition: Edition, kind: 'pair' | 'team' | 'individual') => {
  const scoring = kind === 'team' ? 'team-vp' : 'matchpoints';
  const events: readonly SessionEvent[] = [
    { type: 'SessionOpened', data: { laws: edition, scoring } },
    ...['1', '2'].map((contestant) => ({ type: 'ContestantEntered' as const, data: { contestant, kind } })),
  ];
  return foldSession(events);
};

const table = (edition: Edition): readonly BoardEvent[] => [
  opened({ laws: edition, contestants: { NS: '1', EW: '2' } }),
  ...calls('N:1S E:- S:- W:-'),
];

const assign = (outcome: BySide<AdjustedOutcome>, cited?: LawRef): BoardCommand => ({
  type: 'AssignScore',
  data: { outcome, authority: 'director:anna', ...(cited ? { law: cited } : {}) },
});

const rule = (outcome: BySide<AdjustedOutcome>, laws: readonly LawRef[]): BoardCommand => ({
  type: 'GiveRuling',
  data: { laws: [...laws], reasons: 'Pair 1 has played it', by: 'anna', rightOfAppeal: true, outcome },
});

/** Why it is refused, in words. */
const why = (edition: Edition, kind: 'pair' | 'team' | 'individual', command: BoardCommand): string => {
  const address = { session: 's', table: '1', board: 1, attempt: 1 };
  const decision = decideBoard(command, foldBoard(table(edition)), address, session(edition, kind));
  if (decision.ok) return 'accepted';
  const { code, message } = decision.refusal;
  return `${code}: ${typeof message === 'string' ? message : textsOf('en').say(message)}`;
};

describe.each([
  ['wbf-2007', '15B', '86D'],
  ['wbf-2017', '15B1', '86B'],
] as const)('L15B: %s', (edition, paragraph, ofTeams) => {
  const apart = { NS: CANCELLED, EW: PLUS };
  const laws = [law(edition, '12C2a'), law(edition, paragraph)];

  it('one side has nothing here, the other an artificial score, by the paragraph that cancels the result', () => {
    given(...table(edition))
      .when(rule(apart, laws), { session: session(edition, 'pair') })
      .then(
        { type: 'RulingGiven', data: { laws, reasons: 'Pair 1 has played it', by: 'anna', rightOfAppeal: true } },
        {
          type: 'ScoreAdjusted',
          data: {
            kind: 'artificial',
            outcome: apart,
            law: law(edition, paragraph),
            authority: 'director:anna',
            ruling: table(edition).length,
          },
        },
      );
  });

  it('is assigned without a ruling as well, to both sides or to one', () => {
    for (const outcome of [apart, { NS: CANCELLED, EW: CANCELLED }]) {
      expect(why(edition, 'pair', assign(outcome, law(edition, paragraph)))).toBe('accepted');
    }
  });

  it('is not for teams', () => {
    for (const command of [assign(apart, law(edition, paragraph)), rule(apart, laws)]) {
      expect(why(edition, 'team', command)).toBe(
        `ScoreNotAllowed: 15B is for pairs and individuals: in matches of teams a board with a result at another table goes by ${ofTeams}`,
      );
    }
  });

  it('takes no result off without its paragraph', () => {
    const said = `cite ${paragraph}`;
    expect(why(edition, 'pair', assign(apart))).toContain(said);
    expect(why(edition, 'pair', assign(apart, law(edition, '12C2a')))).toContain(said);
  });

  it('leaves the second result to nobody', () => {
    expect(why(edition, 'pair', assign({ NS: CANCELLED, EW: MADE }, law(edition, paragraph)))).toMatch(
      /^OutcomeContradictory: E-W: the result of a board that was played a second time/,
    );
  });

  it('of individuals one of two partners may have nothing', () => {
    const outcome = { NS: { ...PLUS, playedBefore: 'N' as const }, EW: PLUS };
    const command = assign(outcome, law(edition, paragraph));
    expect(why(edition, 'individual', command)).toBe('accepted');
    expect(why(edition, 'pair', command)).toMatch(
      /^OutcomeContradictory: N-S: a pair has played a board before as one/,
    );
    const strange = assign({ NS: { ...PLUS, playedBefore: 'E' }, EW: PLUS }, law(edition, paragraph));
    expect(why(edition, 'individual', strange)).toBe('OutcomeContradictory: N-S: E is of the other side');
  });
});
