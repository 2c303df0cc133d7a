/** Examples of answers, from the example session; `examples.contract.spec.ts` has made them. */

export const SESSIONS = {
  position: 4227,
  sessions: [
    {
      id: 'demo',
      title: 'Club evening',
      date: '2026-02-02',
      laws: 'wbf-2017',
      regulations: 'dbf-2013',
      scoring: 'matchpoints',
      conditions: {
        appeals: [{ instance: 'director', paragraph: 'DBf 256A1' }],
        contestants: 'pair',
        deadlines: [{ after: 'start-of-next-session', paragraph: 'conditions; L79C1', right: 'score-correction' }],
        ladder: 'dbf-256-club',
        name: 'Club evening, pairs',
        players: {
          eligibility: [
            { paragraph: 'conditions; DBf 241C3', says: 'members of the club; a substitute need not be one' },
          ],
          substitutes: { allowedBefore: { paragraph: 'conditions; DBf 242A2a' } },
        },
        regulations: 'dbf-2013',
        stages: [{ form: 'field', scoring: 'matchpoints', sections: 'together', sessions: 1, stage: 'evening' }],
      },
      contest: null,
      closed: false,
      sections: [{ section: 'A', title: 'Section A' }],
      contestants: [{ contestant: '1', direction: 'NS', kind: 'pair', players: ['p01', 'p02'] }],
      rounds: [{ round: '1', section: 'A', tables: [{ EW: '7', NS: '1', boards: [1], table: '1' }] }],
      kept: [{ type: 'RoundStarted', revision: 21, data: { at: '2026-02-02T19:00:00+01:00', round: '1' } }],
    },
  ],
  next: null,
};

export const SESSION = {
  position: 4227,
  session: {
    id: 'demo',
    title: 'Club evening',
    date: '2026-02-02',
    laws: 'wbf-2017',
    regulations: 'dbf-2013',
    scoring: 'matchpoints',
    conditions: {
      appeals: [{ instance: 'director', paragraph: 'DBf 256A1' }],
      contestants: 'pair',
      deadlines: [{ after: 'start-of-next-session', paragraph: 'conditions; L79C1', right: 'score-correction' }],
      ladder: 'dbf-256-club',
      name: 'Club evening, pairs',
      players: {
        eligibility: [
          { paragraph: 'conditions; DBf 241C3', says: 'members of the club; a substitute need not be one' },
        ],
        substitutes: { allowedBefore: { paragraph: 'conditions; DBf 242A2a' } },
      },
      regulations: 'dbf-2013',
      stages: [{ form: 'field', scoring: 'matchpoints', sections: 'together', sessions: 1, stage: 'evening' }],
    },
    contest: null,
    closed: false,
    sections: [{ section: 'A', title: 'Section A' }],
    contestants: [{ contestant: '1', direction: 'NS', kind: 'pair', players: ['p01', 'p02'] }],
    rounds: [{ round: '1', section: 'A', tables: [{ EW: '7', NS: '1', boards: [1], table: '1' }] }],
    kept: [{ type: 'RoundStarted', revision: 21, data: { at: '2026-02-02T19:00:00+01:00', round: '1' } }],
  },
  names: {},
};

export const SESSION_EVENTS = {
  position: 4227,
  id: 'demo',
  names: {},
  events: [
    {
      revision: 0,
      position: 0,
      type: 'SessionOpened',
      data: {
        conditions: {
          appeals: [{ instance: 'director', paragraph: 'DBf 256A1' }],
          contestants: 'pair',
          deadlines: [{ after: 'start-of-next-session', paragraph: 'conditions; L79C1', right: 'score-correction' }],
          ladder: 'dbf-256-club',
          name: 'Club evening, pairs',
          players: {
            eligibility: [
              { paragraph: 'conditions; DBf 241C3', says: 'members of the club; a substitute need not be one' },
            ],
            substitutes: { allowedBefore: { paragraph: 'conditions; DBf 242A2a' } },
          },
          regulations: 'dbf-2013',
          stages: [{ form: 'field', scoring: 'matchpoints', sections: 'together', sessions: 1, stage: 'evening' }],
        },
        date: '2026-02-02',
        laws: 'wbf-2017',
        regulations: 'dbf-2013',
        scoring: 'matchpoints',
        title: 'Club evening',
      },
      actor: { id: 'chief', role: 'chief-director' },
      occurredAt: '2026-02-02T18:35:00+01:00',
      recordedAt: '2026-02-02T20:21:07.512Z',
      words: 'Session opened: Club evening (wbf-2017, matchpoints, Club evening, pairs)',
    },
  ],
  next: null,
};

export const BOARDS = {
  position: 4203,
  boards: [
    {
      id: 'board-demo.1.1',
      session: 'demo',
      section: 'A',
      round: '1',
      table: '1',
      board: 1,
      attempt: 1,
      dealer: 'N',
      vulnerability: 'None',
      seated: { EW: '7', NS: '1' },
      contestants: { EW: '7', NS: '1' },
      players: { E: 'p13', N: 'p01', S: 'p02', W: 'p14' },
      decisions: {
        layers: [
          {
            kind: 'result',
            at: 65,
            result: { kind: 'agreed', result: { bid: '4S', declarer: 'E', risk: 'undoubled', tricks: 6 } },
          },
        ],
        drafts: [],
        rulings: [],
        told: [],
        reversals: [],
        upheld: [],
        reviewed: [],
      },
      result: { kind: 'agreed', result: { bid: '4S', declarer: 'E', risk: 'undoubled', tricks: 6 } },
      resultAt: 65,
      transferredAt: [],
      adjusted: null,
      adjustedAt: null,
      confirmed: false,
      findings: {},
    },
  ],
  next: null,
};

export const SECTIONS = {
  position: 4227,
  sections: [
    {
      section: 'A',
      title: 'Section A',
      contestants: ['1', '2'],
      tables: ['1', '2'],
      boards: [1],
      rounds: [{ round: '1', tables: [{ EW: '7', NS: '1', boards: [1], table: '1' }] }],
    },
  ],
  names: {},
  next: null,
};

export const STANDINGS = {
  position: 4227,
  basis: { boards: 'all', counted: 12, of: 12 },
  standings: {
    session: 'demo',
    sessions: ['demo'],
    scoring: 'matchpoints',
    status: 'official',
    groups: [
      {
        direction: 'NS',
        ranking: 'NS',
        rows: [
          {
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
        ],
      },
    ],
    uncounted: [{ id: 'board-demo.6.9', why: { code: 'uncounted.not-played', params: {} } }],
    provisional: ['board-demo.1.1', 'board-demo.2.1'],
  },
  names: {},
  tree: { size: 4228, root: '0a1d4de98d265f291262a5b91e884d241635fc2b5419306d64032950aa500d5f' },
};

export const TRAVELLERS = {
  position: 4227,
  travellers: [
    {
      session: 'demo',
      section: 'A',
      board: 1,
      lines: [
        {
          id: 'board-demo.1.1',
          round: '1',
          table: '1',
          contestants: { EW: '7', NS: '1' },
          result: { kind: 'agreed', result: { bid: '4S', declarer: 'E', risk: 'undoubled', tricks: 6 } },
          score: { kind: 'score', score: 200 },
          points: { NS: '10.00', EW: '0.00' },
          top: '10',
          why: null,
          findings: 0,
          confirmed: false,
        },
      ],
    },
  ],
  names: {},
  tree: { size: 4228, root: '0a1d4de98d265f291262a5b91e884d241635fc2b5419306d64032950aa500d5f' },
  next: null,
};

export const MATCHES = { position: 4227, matches: [], unplayed: [], names: {}, next: null };

export const LINEAGE = {
  position: 4227,
  address: 'board/1.7/NS',
  value: '2',
  place: null,
  reasons: [],
  events: ['board-demo.1.7@65', 'board-demo.2.7@57'],
  derivation: {
    value: '2',
    what: { code: 'number.rounded', params: {} },
    how: { kind: 'rounded', unit: '0.1', average: '5', to: 'nearest' },
    paragraph: 'DBf X78C1',
    sources: [],
    parts: [
      {
        value: '2',
        what: { code: 'number.comparisons', params: {} },
        how: { kind: 'weighted-sum', weights: ['2', '1'] },
        paragraph: 'L78A',
        sources: [],
        parts: [
          {
            value: '0',
            what: { code: 'number.against', params: { own: { exact: '100' }, other: { exact: '620' } } },
            how: { kind: 'units' },
            paragraph: 'L78A',
            sources: [],
            parts: [
              {
                value: '-520',
                what: { code: 'number.difference', params: {} },
                how: { kind: 'sum' },
                paragraph: null,
                sources: [],
                parts: [
                  {
                    value: '100',
                    what: { code: 'number.own-score', params: {} },
                    how: {
                      kind: 'contract',
                      contract: { bid: '2D', declarer: 'E', risk: 'undoubled' },
                      tricks: 7,
                      vulnerability: 'All',
                      side: 'NS',
                    },
                    paragraph: 'L77',
                    sources: ['board-demo.1.7@65'],
                    parts: [],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  names: {},
};
