/** Examples of answers, from the example session; `examples.contract.spec.ts` has made them. */

export const PREVIEW = {
  position: 4227,
  events: [
    {
      stream: 'board-demo.1.7',
      revision: 66,
      type: 'ScoreCorrected',
      data: {
        error: 'entry',
        madeBy: 'players',
        result: { bid: '2D', declarer: 'E', risk: 'undoubled', tricks: 8 },
        raisedAt: '2026-02-02T22:00:00+01:00',
        raisedBy: 'pair 1',
        authority: 'director:d01',
        reason: 'Both sides agree that declarer had eight tricks.',
        law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '79C1' },
      },
      words:
        'Score put right: 2D by E, 8 tricks (Law 79C1 (WBF 2017), director:d01): Both sides agree that declarer had eight tricks.',
    },
  ],
  refused: [],
  differences: {
    boards: [
      {
        id: 'board-demo.1.7',
        before: {
          result: { kind: 'agreed', result: { bid: '2D', declarer: 'E', risk: 'undoubled', tricks: 7 } },
          adjusted: null,
          contestants: { EW: '10', NS: '1' },
          confirmed: false,
          score: { kind: 'score', score: 100 },
        },
        after: {
          result: { kind: 'agreed', result: { bid: '2D', declarer: 'E', risk: 'undoubled', tricks: 8 } },
          adjusted: null,
          contestants: { EW: '10', NS: '1' },
          confirmed: false,
          score: { kind: 'score', score: -90 },
        },
      },
    ],
    scores: [],
    matches: [],
    rounds: [],
    standings: [],
    decisions: [
      {
        id: 'board-demo.1.7@66',
        before: null,
        after: {
          kind: 'correction',
          words:
            'Score put right: 2D by E, 8 tricks (Law 79C1 (WBF 2017), director:d01): Both sides agree that declarer had eight tricks.',
          inForce: true,
        },
      },
    ],
    penalties: [],
    warnings: [],
    deadlines: [],
  },
  dependants: [
    {
      decision: 'session-demo@41',
      on: 'board-demo.1.7@65',
      how: 'published',
      words: 'Results published as provisional at 2026-02-02T21:06:00+01:00',
      why: { code: 'dependant.published', params: {} },
    },
  ],
  names: {},
};

export const WHAT_IF = {
  id: 'board-demo.4.5',
  position: 4227,
  title: 'Without the ruling',
  alternatives: [
    {
      name: '1',
      added: [],
      leftOut: [
        {
          stream: 'board-demo.4.5',
          revision: 66,
          type: 'RulingGiven',
          data: {
            about: [5],
            by: 'd01',
            consulted: [{ as: 'chief director', who: 'd02' }],
            grounds: { directorCalls: [61], facts: [64], polls: [65], statements: [62] },
            laws: [{ authority: 'WBF', edition: 'wbf-2017', paragraph: '16B1' }],
            reasons:
              'Pass is a logical alternative, two of five peers take it; a slow raise suggests going on. Three spades makes ten tricks unless West leads a heart.',
            rightOfAppeal: true,
          },
          words:
            'Ruling by d01 (Law 16B1 (WBF 2017), Law 12C1c (WBF 2017)): Pass is a logical alternative, two of five peers take it; a slow raise suggests going on. Three spades makes ten tricks unless West leads a heart.',
          why: { code: 'left-out.taken-out', params: {} },
        },
      ],
      state: [
        {
          id: 'adjusted',
          before: {
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
          after: null,
        },
      ],
      differences: {
        boards: [
          {
            id: 'board-demo.4.5',
            before: {
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
            after: {
              result: { kind: 'agreed', result: { bid: '4S', declarer: 'S', risk: 'undoubled', tricks: 10 } },
              adjusted: null,
              contestants: { EW: '12', NS: '4' },
              confirmed: false,
              score: { kind: 'score', score: 620 },
            },
          },
        ],
        scores: [
          {
            id: 'board-demo.1.5',
            before: { points: { NS: '10', EW: '0' }, why: null },
            after: { points: { NS: '9', EW: '1' }, why: null },
          },
        ],
        matches: [],
        rounds: [],
        standings: [
          {
            contestant: '1',
            before: {
              place: '1',
              contestant: '1',
              boards: 12,
              total: '71.60',
              percentage: '59.67',
              factored: '71.60',
              matches: null,
              carriedOver: null,
              penalties: null,
              reasons: [],
            },
            after: {
              place: '1',
              contestant: '1',
              boards: 12,
              total: '70.60',
              percentage: '58.83',
              factored: '70.60',
              matches: null,
              carriedOver: null,
              penalties: null,
              reasons: [],
            },
          },
        ],
        decisions: [
          {
            id: 'board-demo.4.5@66',
            before: {
              kind: 'ruling',
              words:
                'Ruling by d01 (Law 16B1 (WBF 2017), Law 12C1c (WBF 2017)): Pass is a logical alternative, two of five peers take it; a slow raise suggests going on. Three spades makes ten tricks unless West leads a heart.',
              inForce: true,
            },
            after: null,
          },
        ],
        penalties: [],
        warnings: [],
        deadlines: [],
      },
    },
  ],
  names: {},
};
