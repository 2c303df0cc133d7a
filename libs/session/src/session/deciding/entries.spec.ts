import type { SessionEvent } from '@app/contract';
import { givenSession } from '@app/testing';

const opened: SessionEvent = {
  type: 'SessionOpened',
  data: {
    laws: 'wbf-2017',
    scoring: 'matchpoints',
    conditions: {
      name: 'evening',
      contestants: 'pair',
      stages: [
        {
          stage: 'all',
          form: 'field',
          scoring: 'matchpoints',
          strata: { order: ['A', 'B'], paragraph: 'conditions' },
        },
      ],
    },
  },
};

const entry = { contestant: '1', kind: 'pair' } as const;

describe('what a contestant is entered with', () => {
  it('a stratum of the conditions, and a handicap', () => {
    const data = { ...entry, stratum: 'B', handicap: '-7/2' };
    givenSession(opened).when({ type: 'EnterContestant', data }).then({ type: 'ContestantEntered', data });
  });

  it('another stratum is refused; where the conditions name none, it is on record', () => {
    const data = { ...entry, stratum: 'C' };
    givenSession(opened).when({ type: 'EnterContestant', data }).refused('StratumUnknown');
    givenSession({ type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } })
      .when({ type: 'EnterContestant', data })
      .then({ type: 'ContestantEntered', data });
  });

  it('a handicap that is no number is refused', () => {
    givenSession(opened)
      .when({ type: 'EnterContestant', data: { ...entry, handicap: 'much' } })
      .refused('AmountImpossible');
  });
});

describe('a correction of an entry', () => {
  const reason = 'Misread';
  const SET_UP: readonly SessionEvent[] = [
    opened,
    { type: 'ContestantEntered', data: { ...entry, stratum: 'B', handicap: '-7/2' } },
    { type: 'ContestantEntered', data: { ...entry, contestant: '2' } },
  ];

  it.each([
    { contestant: '1', stratum: 'A', reason },
    { contestant: '1', stratum: null, handicap: null, reason },
    { contestant: '1', stratum: 'B', handicap: '-3', reason },
    { contestant: '2', stratum: 'B', reason },
    { contestant: '2', handicap: '0', reason },
  ])('%j is recorded, when the session is closed as well', (data) => {
    givenSession(...SET_UP)
      .when({ type: 'CorrectEntry', data })
      .then({ type: 'EntryCorrected', data });
    givenSession(...SET_UP, { type: 'SessionClosed', data: {} })
      .when({ type: 'CorrectEntry', data })
      .then({ type: 'EntryCorrected', data });
  });

  it.each([
    [{ contestant: '7', stratum: 'A', reason }, 'ContestantUnknown'],
    [{ contestant: '1', stratum: 'C', reason }, 'StratumUnknown'],
    [{ contestant: '1', handicap: 'much', reason }, 'AmountImpossible'],
    [{ contestant: '1', reason }, 'NothingToCorrect'],
    [{ contestant: '1', stratum: 'B', handicap: '-3.5', reason }, 'NothingToCorrect'],
    [{ contestant: '2', stratum: null, handicap: null, reason }, 'NothingToCorrect'],
  ] as const)('%j is refused: %s', (data, code) => {
    givenSession(...SET_UP)
      .when({ type: 'CorrectEntry', data })
      .refused(code);
  });

  it('goes by what earlier corrections have left', () => {
    const once: SessionEvent = { type: 'EntryCorrected', data: { contestant: '1', stratum: 'A', reason } };
    givenSession(...SET_UP, once)
      .when({ type: 'CorrectEntry', data: { contestant: '1', stratum: 'A', reason } })
      .refused('NothingToCorrect');
    const back = { contestant: '1', stratum: 'B', reason };
    givenSession(...SET_UP, once)
      .when({ type: 'CorrectEntry', data: back })
      .then({ type: 'EntryCorrected', data: back });
  });
});
