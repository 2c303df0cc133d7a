/** Examples of answers, from the example session; `examples.contract.spec.ts` has made them. */

export const PENALTIES = {
  position: 4227,
  penalties: [
    {
      revision: 38,
      contestant: '4',
      kind: 'procedural',
      offence: 'time overrun',
      amount: { value: '0.5', unit: 'matchpoints', paragraph: 'DBf X90A' },
      from: 'total',
      round: '5',
      paragraph: 'DBf X90C1, 211B2a',
      fact: 37,
      ruling: null,
      decisions: [38],
      unitProblem: null,
    },
  ],
  warnings: [{ revision: 29, contestant: '4', offence: 'time overrun', paragraph: 'DBf 213B1a', fact: 28 }],
  suggestions: [
    {
      fact: 22,
      contestant: '8',
      offence: 'late',
      round: '1',
      words: 'late: for the director to decide (DBf 212B4, 244B)',
      remark: null,
      decided: { revision: 23, how: 'waived' },
      kind: 'director-decides',
      paragraph: 'DBf 212B4, 244B',
      amount: null,
      size: null,
      from: null,
      range: null,
    },
  ],
  names: {},
  next: null,
};

export const RULINGS = {
  position: 4227,
  rulings: [
    {
      at: 65,
      by: 'd01',
      laws: [{ authority: 'WBF', edition: 'wbf-2017', paragraph: '27D' }],
      reasons: 'South got help from the withdrawn bid; without it East plays three hearts.',
      rectification: null,
      rightOfAppeal: true,
      directorsError: false,
      about: [],
      grounds: { choices: [9], directorCalls: [6], facts: [64], options: [8], statements: [7] },
      penalties: [],
      amends: null,
      builtOn: [],
      told: [{ at: 67, when: '2026-02-02T21:06:00+01:00', to: ['3', '9'], appealUntil: null }],
      amendedBy: null,
      reversedBy: 68,
      changedBy: null,
      upheldBy: null,
      status: 'reversed',
      score: [{ at: 66, words: 'Assigned score: N-S 3H by E, 9 tricks, E-W 3H by E, 9 tricks (director:d01)' }],
      flags: [],
      words:
        'Ruling by d01 (Law 27D (WBF 2017), Law 12C1 (WBF 2017)): South got help from the withdrawn bid; without it East plays three hearts.',
      stream: 'board-demo.3.5',
    },
  ],
  names: {},
  next: null,
};

export const DEADLINES = {
  position: 4227,
  at: '2026-02-02T22:00:00Z',
  deadlines: [
    {
      round: null,
      publication: null,
      until: null,
      awaits: 'the start of the next session',
      rests: [],
      least: null,
      only: null,
      needs: null,
      decided: null,
      problems: [],
      right: 'score-correction',
      paragraph: 'conditions; L79C1',
      open: true,
    },
  ],
  corrections: [
    {
      round: null,
      allowed: true,
      needsOrganiser: false,
      onlyOf: null,
      paragraph: 'conditions; L79C1',
      why: 'the start of the next session',
    },
  ],
  names: {},
  next: null,
};

export const CARRY_OVER = {
  position: 4227,
  from: null,
  suggestions: [],
  missing: ['the conditions of contest carry nothing over into the session'],
  names: {},
};

export const LINE_UPS = { position: 4227, findings: [], names: {}, next: null };

export const CORRECTIONS = {
  position: 4227,
  corrections: [
    {
      board: 'board-demo.3.5',
      table: '3',
      number: 5,
      decision: 'board-demo.3.5@66',
      kind: 'adjustment',
      before: {
        code: 'score.result',
        params: { result: { result: { bid: '3S', risk: 'undoubled', declarer: 'S', tricks: 9 } } },
      },
      after: {
        code: 'score.adjusted',
        params: {
          kind: 'assigned',
          ns: {
            code: 'score.assigned',
            params: {
              results: {
                list: [{ result: { bid: '3H', risk: 'undoubled', declarer: 'E', tricks: 9 } }],
                joined: 'plus',
              },
              ownFault: 'no',
            },
          },
          ew: {
            code: 'score.assigned',
            params: {
              results: {
                list: [{ result: { bid: '3H', risk: 'undoubled', declarer: 'E', tricks: 9 } }],
                joined: 'plus',
              },
              ownFault: 'no',
            },
          },
          authority: { authority: 'director:d01' },
        },
      },
      authority: 'director:d01',
      paragraph: '12C1',
      consent: [],
      ruling: 'board-demo.3.5@65',
      inForce: false,
      timely: 'in-time',
      period: 'conditions; L79C1: still open (the start of the next session)',
      position: 4198,
      words: 'Assigned score: N-S 3H by E, 9 tricks, E-W 3H by E, 9 tricks (director:d01)',
      by: { id: 'chief', role: 'chief-director' },
      occurredAt: '2026-02-02T21:05:00+01:00',
      recordedAt: '2026-02-02T20:21:07.512Z',
    },
  ],
  names: {},
  next: null,
};

export const REVIEWS = {
  position: 3110,
  boards: [
    {
      board: 'board-demo.1.1',
      section: 'A',
      round: '1',
      table: '1',
      number: 1,
      finished: true,
      confirmed: false,
      untold: [],
      flagged: [],
      phase: 'ended',
      options: [],
      questions: [],
      reviews: [],
      directorCalls: [],
    },
  ],
  names: {},
  next: null,
};

export const DIFFERENCES = {
  position: 4227,
  from: { moment: 'appeal-a1@0', position: 4213 },
  to: { moment: null, position: 4227 },
  differences: {
    boards: [
      {
        id: 'board-demo.4.5',
        before: {
          result: { kind: 'agreed', result: { bid: '4S', declarer: 'S', risk: 'undoubled', tricks: 10 } },
          adjusted: {
            authority: 'director:d01',
            kind: 'assigned',
            law: { authority: 'WBF', edition: 'wbf-2017', paragraph: '12C1c' },
            outcome: {
              EW: {
                components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '2/3' }],
                kind: 'assigned',
              },
              NS: {
                components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '2/3' }],
                kind: 'assigned',
              },
            },
            ruling: 66,
          },
          contestants: { EW: '12', NS: '4' },
          confirmed: false,
          score: {
            kind: 'adjusted',
            outcome: {
              EW: {
                components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '2/3' }],
                kind: 'assigned',
              },
              NS: {
                components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '2/3' }],
                kind: 'assigned',
              },
            },
            score: 620,
          },
        },
        after: {
          result: { kind: 'agreed', result: { bid: '4S', declarer: 'S', risk: 'undoubled', tricks: 10 } },
          adjusted: {
            against: 66,
            appeal: 'appeal-a1@9',
            authority: 'oral-committee:p01',
            kind: 'assigned',
            law: { authority: 'WBF', edition: 'wbf-2017', paragraph: '16B1' },
            outcome: {
              EW: {
                components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '1' }],
                kind: 'assigned',
              },
              NS: {
                components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '1' }],
                kind: 'assigned',
              },
            },
            reason:
              'Pass was a logical alternative, as the poll shows, so four spades does not stand. West has no lead that holds three spades to nine tricks.',
          },
          contestants: { EW: '12', NS: '4' },
          confirmed: false,
          score: {
            kind: 'adjusted',
            outcome: {
              EW: {
                components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '1' }],
                kind: 'assigned',
              },
              NS: {
                components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '1' }],
                kind: 'assigned',
              },
            },
            score: 620,
          },
        },
      },
    ],
    scores: [
      {
        id: 'board-demo.3.5',
        before: { points: { NS: '4.3', EW: '5.7' }, why: null },
        after: { points: { NS: '4', EW: '6' }, why: null },
      },
    ],
    matches: [],
    rounds: [],
    standings: [
      {
        contestant: '6',
        before: {
          place: '2',
          contestant: '6',
          boards: 11,
          total: '64.30',
          percentage: '58.45',
          factored: '70.15',
          matches: null,
          carriedOver: null,
          penalties: null,
          reasons: [],
        },
        after: {
          place: '2',
          contestant: '6',
          boards: 11,
          total: '64.00',
          percentage: '58.18',
          factored: '69.82',
          matches: null,
          carriedOver: null,
          penalties: null,
          reasons: [],
        },
      },
    ],
    decisions: [
      {
        id: 'board-demo.4.5@69',
        before: null,
        after: {
          kind: 'appeal',
          words: 'Assigned score: N-S 3S by S, 10 tricks, E-W 3S by S, 10 tricks (oral-committee:p01)',
          inForce: true,
        },
      },
    ],
    penalties: [],
    warnings: [],
    deadlines: [],
  },
  events: [
    {
      stream: 'session-demo',
      revision: 43,
      position: 4222,
      type: 'ResultsPublished',
      data: { at: '2026-02-02T21:40:00+01:00', status: 'official' },
      actor: { id: 'chief', role: 'chief-director' },
      occurredAt: '2026-02-02T21:40:00+01:00',
      recordedAt: '2026-02-02T20:21:07.512Z',
      words: 'Results published as official at 2026-02-02T21:40:00+01:00',
    },
  ],
  names: {},
  next: null,
};
