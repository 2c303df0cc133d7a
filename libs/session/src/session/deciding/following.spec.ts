import type { SessionEvent } from '@app/contract';
import { foldSession, givenSession } from '@app/testing';
import { penaltiesInForce } from '@app/documents';
import { sessionDocOf } from '../session-doc';

const RULING = 'board-s.1.1@12';
const CAUSE = 'board-s.1.1@15';

const PENALTY = {
  contestant: '1',
  kind: 'procedural',
  offence: 'tempo',
  amount: { value: '5', unit: 'matchpoints' },
  from: 'total',
  paragraph: 'L90A',
  reason: 'Warned before',
} as const;
const AUTHORITY = { authority: 'director:anna' };

/** Penalties and what becomes of them from event 2 on. */
const OPENED: readonly SessionEvent[] = [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'ContestantEntered', data: { contestant: '1', kind: 'pair' } },
];
const followed = (standing: 'in-force' | 'not-in-force', cause = CAUSE): SessionEvent => ({
  type: 'RulingFollowed',
  data: { ruling: RULING, standing, cause },
});
const imposed: SessionEvent = { type: 'PenaltyImposed', data: { ...PENALTY, ruling: RULING, ...AUTHORITY } };
/** With the ruling. */
const fallen = (penalty: number): SessionEvent => ({
  type: 'PenaltyRescinded',
  data: { penalty, ruling: RULING, reason: `the ruling stands no more: ${CAUSE}`, ...AUTHORITY },
});
const backAgain = (penalty: number): SessionEvent => ({
  type: 'PenaltyRescinded',
  data: { penalty, reason: `the ruling stands again: ${CAUSE}`, ...AUTHORITY },
});

const inForce = (...events: readonly SessionEvent[]): readonly number[] =>
  penaltiesInForce(sessionDocOf('s', foldSession([...OPENED, ...events]))).map(({ revision }) => revision);

describe('FollowRuling', () => {
  const follow = (standing: 'in-force' | 'not-in-force', penalties?: readonly (typeof PENALTY)[]) => ({
    type: 'FollowRuling' as const,
    data: { ruling: RULING, standing, cause: CAUSE, ...(penalties ? { penalties } : {}), ...AUTHORITY },
  });

  it('its penalties are imposed with it', () => {
    givenSession(...OPENED)
      .when(follow('in-force', [PENALTY, PENALTY]))
      .then(followed('in-force'), imposed, imposed);
  });

  it('and fall with it', () => {
    const history = [...OPENED, followed('in-force'), imposed, imposed];
    givenSession(...history)
      .when(follow('not-in-force'))
      .then(followed('not-in-force'), fallen(3), fallen(4));
    expect(inForce(followed('in-force'), imposed, imposed, followed('not-in-force'), fallen(3), fallen(4))).toEqual([]);
  });

  it('and stand again with it, as they were', () => {
    const history = [followed('in-force'), imposed, followed('not-in-force'), fallen(3)];
    givenSession(...OPENED, ...history)
      .when(follow('in-force', [PENALTY]))
      .then(followed('in-force'), backAgain(5));
    expect(inForce(...history, followed('in-force'), backAgain(5))).toEqual([3]);
  });

  it('fall and stand again as often as it does', () => {
    const history = [
      followed('in-force'),
      imposed,
      followed('not-in-force'),
      fallen(3),
      followed('in-force'),
      backAgain(5),
    ];
    givenSession(...OPENED, ...history)
      .when(follow('not-in-force'))
      .then(followed('not-in-force'), fallen(3));
    givenSession(...OPENED, ...history, followed('not-in-force'), fallen(3))
      .when(follow('in-force', [PENALTY]))
      .then(followed('in-force'), backAgain(9));
  });

  it('what a person has rescinded stays so', () => {
    const byHand: SessionEvent = { type: 'PenaltyRescinded', data: { penalty: 3, reason: 'The clock was wrong' } };
    const history = [...OPENED, followed('in-force'), imposed, byHand];
    givenSession(...history)
      .when(follow('not-in-force'))
      .then(followed('not-in-force'));
    givenSession(...history, followed('not-in-force'))
      .when(follow('in-force', [PENALTY]))
      .then(followed('in-force'));
  });

  it('is on record where there is nothing to be done', () => {
    givenSession(...OPENED)
      .when(follow('not-in-force'))
      .then(followed('not-in-force'));
  });

  it('is there among the penalties, with its ruling', () => {
    const session = sessionDocOf('s', foldSession([...OPENED, followed('in-force'), imposed]));
    expect(penaltiesInForce(session)).toMatchObject([{ revision: 3, ruling: RULING }]);
  });
});

describe('FollowDecisionOnPenalty', () => {
  const data = {
    decision: 'appeal-a1@9',
    penalty: 3,
    paragraph: 'L93B3',
    authority: 'jury:carl',
    reason: 'Too much',
  } as const;
  const history = [...OPENED, followed('in-force'), imposed];

  it('another amount', () => {
    const amount = { value: '2', unit: 'matchpoints' } as const;
    const { decision, ...rest } = data;
    givenSession(...history)
      .when({ type: 'FollowDecisionOnPenalty', data: { ...data, amount } })
      .then({ type: 'PenaltyVaried', data: { ...rest, amount, appeal: decision } });
  });

  it('or none', () => {
    givenSession(...history)
      .when({ type: 'FollowDecisionOnPenalty', data })
      .then({
        type: 'PenaltyRescinded',
        data: { penalty: 3, appeal: 'appeal-a1@9', authority: 'jury:carl', reason: 'Too much' },
      });
  });

  describe('that has been rescinded', () => {
    const amount = { value: '2', unit: 'matchpoints' } as const;
    const gone = (appeal?: string): SessionEvent => ({
      type: 'PenaltyRescinded',
      data: { penalty: 3, reason: 'So', ...(appeal === undefined ? {} : { appeal }) },
    });

    it('by an earlier instance: stands again, as the later one has it', () => {
      const below = gone('appeal-a0@8');
      givenSession(...history, below)
        .when({ type: 'FollowDecisionOnPenalty', data: { ...data, amount } })
        .then(
          {
            type: 'PenaltyRescinded',
            data: { penalty: 4, appeal: 'appeal-a1@9', authority: 'jury:carl', reason: 'Too much' },
          },
          {
            type: 'PenaltyVaried',
            data: {
              penalty: 3,
              amount,
              paragraph: 'L93B3',
              appeal: 'appeal-a1@9',
              authority: 'jury:carl',
              reason: 'Too much',
            },
          },
        );
    });

    it('by the director, or is to go again: is refused', () => {
      givenSession(...history, gone())
        .when({ type: 'FollowDecisionOnPenalty', data: { ...data, amount } })
        .refused('PenaltyRescinded');
      givenSession(...history, gone('appeal-a0@8'))
        .when({ type: 'FollowDecisionOnPenalty', data })
        .refused('PenaltyRescinded');
    });
  });

  it('of what is no penalty is refused', () => {
    givenSession(...history)
      .when({ type: 'FollowDecisionOnPenalty', data: { ...data, penalty: 2 } })
      .refused('PenaltyUnknown');
  });
});
