/** Examples of answers, from the example session; `examples.contract.spec.ts` has made them. */

export const APPEALS = {
  position: 4227,
  appeals: [
    {
      id: 'a1',
      state: 'told',
      next: ['take it further, or conclude it'],
      against: 'board-demo.4.5@66',
      overtaken: null,
      lodged: {
        against: 'board-demo.4.5@66',
        appellant: '4',
        asksFor: 'the result of the table, or ten tricks in three spades',
        at: '2026-02-02T21:22:00+01:00',
        capacity: 'players',
        deposit: null,
        grounds: 'Nobody with six spades passes at matchpoints, and no lead holds it to nine tricks.',
        instance: 'oral-committee',
        ladder: 'dbf-256-club',
        lodgedBy: ['p07', 'p08'],
        parts: ['judgement'],
        period: { paragraph: 'DBf X92A2', until: '2026-02-02T21:48:00+01:00' },
        procedure: 'oral',
        receivedBy: 'd01',
        respondents: ['12'],
        session: 'demo',
      },
      turn: { instance: 'oral-committee', procedure: 'oral' },
      partsLeft: ['judgement'],
      missingConsent: null,
      deposit: 'none',
      committee: {
        instance: 'oral-committee',
        chair: 'p01',
        single: null,
        members: [{ contestant: '1', member: 'p01', disqualified: null }],
        able: ['p01', 'p13'],
        quorum: 3,
      },
      votes: [
        {
          about: 'decision',
          against: [],
          at: '2026-02-02T21:50:00+01:00',
          for: ['p01', 'p13'],
          motion: 'Three spades with ten tricks, for both sides',
          revision: 8,
          carried: true,
        },
      ],
      decisions: [
        {
          at: '2026-02-02T21:52:00+01:00',
          by: 'p01',
          facts: [{ basis: 'agreed', text: 'Ten tricks are there on every lead.' }],
          instance: 'oral-committee',
          laws: [{ authority: 'WBF', edition: 'wbf-2017', paragraph: '16B1' }],
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
          reasons:
            'Pass was a logical alternative, as the poll shows, so four spades does not stand. West has no lead that holds three spades to nine tricks.',
          ruling: 'changed',
          vote: 8,
          revision: 9,
        },
      ],
      decided: {
        at: '2026-02-02T21:52:00+01:00',
        by: 'p01',
        facts: [{ basis: 'agreed', text: 'Ten tricks are there on every lead.' }],
        instance: 'oral-committee',
        laws: [{ authority: 'WBF', edition: 'wbf-2017', paragraph: '16B1' }],
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
        reasons:
          'Pass was a logical alternative, as the poll shows, so four spades does not stand. West has no lead that holds three spades to nine tricks.',
        ruling: 'changed',
        vote: 8,
        revision: 9,
      },
      dissents: [],
      recommendations: [],
      told: [
        {
          at: '2026-02-02T21:54:00+01:00',
          decision: 9,
          furtherUntil: '2026-02-02T22:24:00+01:00',
          paragraph: 'DBf 253D3',
          to: ['4', '12'],
        },
      ],
      furtherAs: null,
      meanwhile: [
        {
          what: 'later-stages-go-on',
          words: 'a later stage that has begun, or cannot wait, is played on the result before the change',
          paragraph: 'DBf X79C1',
        },
      ],
    },
  ],
  names: {},
  next: null,
};

export const APPEAL = {
  position: 4227,
  appeal: {
    id: 'a1',
    state: 'told',
    next: ['take it further, or conclude it'],
    against: 'board-demo.4.5@66',
    overtaken: null,
    lodged: {
      against: 'board-demo.4.5@66',
      appellant: '4',
      asksFor: 'the result of the table, or ten tricks in three spades',
      at: '2026-02-02T21:22:00+01:00',
      capacity: 'players',
      deposit: null,
      grounds: 'Nobody with six spades passes at matchpoints, and no lead holds it to nine tricks.',
      instance: 'oral-committee',
      ladder: 'dbf-256-club',
      lodgedBy: ['p07', 'p08'],
      parts: ['judgement'],
      period: { paragraph: 'DBf X92A2', until: '2026-02-02T21:48:00+01:00' },
      procedure: 'oral',
      receivedBy: 'd01',
      respondents: ['12'],
      session: 'demo',
    },
    turn: { instance: 'oral-committee', procedure: 'oral' },
    partsLeft: ['judgement'],
    missingConsent: null,
    deposit: 'none',
    committee: {
      instance: 'oral-committee',
      chair: 'p01',
      single: null,
      members: [{ contestant: '1', member: 'p01', disqualified: null }],
      able: ['p01', 'p13'],
      quorum: 3,
    },
    votes: [
      {
        about: 'decision',
        against: [],
        at: '2026-02-02T21:50:00+01:00',
        for: ['p01', 'p13'],
        motion: 'Three spades with ten tricks, for both sides',
        revision: 8,
        carried: true,
      },
    ],
    decisions: [
      {
        at: '2026-02-02T21:52:00+01:00',
        by: 'p01',
        facts: [{ basis: 'agreed', text: 'Ten tricks are there on every lead.' }],
        instance: 'oral-committee',
        laws: [{ authority: 'WBF', edition: 'wbf-2017', paragraph: '16B1' }],
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
        reasons:
          'Pass was a logical alternative, as the poll shows, so four spades does not stand. West has no lead that holds three spades to nine tricks.',
        ruling: 'changed',
        vote: 8,
        revision: 9,
      },
    ],
    decided: {
      at: '2026-02-02T21:52:00+01:00',
      by: 'p01',
      facts: [{ basis: 'agreed', text: 'Ten tricks are there on every lead.' }],
      instance: 'oral-committee',
      laws: [{ authority: 'WBF', edition: 'wbf-2017', paragraph: '16B1' }],
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
      reasons:
        'Pass was a logical alternative, as the poll shows, so four spades does not stand. West has no lead that holds three spades to nine tricks.',
      ruling: 'changed',
      vote: 8,
      revision: 9,
    },
    dissents: [],
    recommendations: [],
    told: [
      {
        at: '2026-02-02T21:54:00+01:00',
        decision: 9,
        furtherUntil: '2026-02-02T22:24:00+01:00',
        paragraph: 'DBf 253D3',
        to: ['4', '12'],
      },
    ],
    furtherAs: null,
    meanwhile: [
      {
        what: 'later-stages-go-on',
        words: 'a later stage that has begun, or cannot wait, is played on the result before the change',
        paragraph: 'DBf X79C1',
      },
    ],
  },
  names: {},
};

export const APPEAL_EVENTS = {
  position: 4227,
  id: 'a1',
  names: {},
  events: [
    {
      revision: 0,
      position: 4213,
      type: 'AppealLodged',
      data: {
        against: 'board-demo.4.5@66',
        appellant: '4',
        asksFor: 'the result of the table, or ten tricks in three spades',
        at: '2026-02-02T21:22:00+01:00',
        capacity: 'players',
        deposit: null,
        grounds: 'Nobody with six spades passes at matchpoints, and no lead holds it to nine tricks.',
        instance: 'oral-committee',
        ladder: 'dbf-256-club',
        lodgedBy: ['p07', 'p08'],
        parts: ['judgement'],
        period: { paragraph: 'DBf X92A2', until: '2026-02-02T21:48:00+01:00' },
        procedure: 'oral',
        receivedBy: 'd01',
        respondents: ['12'],
        session: 'demo',
      },
      actor: { id: 'chief', role: 'chief-director' },
      occurredAt: '2026-02-02T21:22:00+01:00',
      recordedAt: '2026-02-02T20:21:07.512Z',
      words:
        'Appeal of 4 (p07 and p08) against board-demo.4.5@66, about judgement, through d01 at 2026-02-02T21:22:00+01:00, in time until 2026-02-02T21:48:00+01:00 (DBf X92A2), to the oral-committee (oral): Nobody with six spades passes at matchpoints, and no lead holds it to nine tricks.; asks for the result of the table, or ten tricks in three spades',
    },
  ],
  next: null,
};
