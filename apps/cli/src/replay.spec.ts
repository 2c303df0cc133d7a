import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoardView } from '@app/session';
import { jsonOf, runLedger } from './testing/run-ledger';

interface Replayed {
  readonly at: number;
  readonly of: number;
  readonly event: { readonly type: string } | null;
  readonly view: BoardView;
}

const TO_SESSION: readonly (readonly [type: string, data: object])[] = [
  ['OpenSession', { laws: 'wbf-2017', scoring: 'matchpoints' }],
  ['AddSection', { section: 'A' }],
  ['EnterContestant', { contestant: '1', kind: 'pair' }],
  ['EnterContestant', { contestant: '2', kind: 'pair' }],
];

const DEAL = 'N:KQ43.A76.K84.K62 98.QT93.AJ65.984 AJT65.K54.Q72.A5 72.J82.T93.QJT73';

/** West is slow with the lead, East revokes and puts it right, South claims; the director looks at the lead. */
const TO_BOARD: readonly (readonly [type: string, data: object])[] = [
  [
    'OpenBoard',
    { deal: DEAL, contract: { bid: '4S', declarer: 'S', risk: 'undoubled' }, contestants: { NS: '1', EW: '2' } },
  ],
  ['FaceLead', { seat: 'W', card: 'CQ' }],
  ['NoteTempo', { seat: 'W', kind: 'slow', act: 1 }],
  ['SpreadHand', { seat: 'N' }],
  ['PlayCard', { seat: 'N', card: 'C2' }],
  ['PlayCard', { seat: 'E', card: 'D6' }],
  ['DrawAttention', { by: 'S', act: 5 }],
  ['CallDirector', { by: 'S', act: 5 }],
  ['PlayCard', { seat: 'E', card: 'C4' }],
  ['PlayCard', { seat: 'S', card: 'CA' }],
  ['ReserveRights', { by: 'N', act: 1 }],
  ['ClaimTricks', { by: 'S', tricks: 11 }],
  ['AcceptClaim', { by: 'W' }],
  ['AgreeResult', { result: { bid: '4S', declarer: 'S', risk: 'undoubled', tricks: 12 } }],
  ['CloseReview', { law: '16B2', decision: 'no-adjustment', reasons: 'Any lead gives twelve', by: 'anna' }],
  ['ConfirmResult', { by: 'anna' }],
];

const lines = [
  ...TO_SESSION.map(([type, data]) => ({ type, session: 's', data })),
  ...TO_BOARD.map(([type, data]) => ({ type, session: 's', table: '1', board: 1, data })),
].map((command, index) => {
  const id = `019c1f4c-cd88-7${String(index).padStart(3, '0')}-8d10-0b7b05b5c859`;
  return JSON.stringify({ id, ...command });
});

describe('ledger replay, of a board that was irregular in the play', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-replay-'));
  const data = join(folder, 'data');
  const file = join(folder, 'board.ndjson');
  const replay = (n: number, ...more: readonly string[]) =>
    runLedger(data, 'replay', 's.1.1', '--at', String(n), ...more);
  const at = (n: number): Replayed => jsonOf(replay(n, '--json'));
  const page = (n: number): readonly string[] => replay(n).stdout.split('\n');

  beforeAll(() => {
    writeFileSync(file, `${lines.join('\n')}\n`);
    expect(runLedger(data, 'import', file, '--role', 'director')).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has every part of the table from the first event to the last', () => {
    const parts: readonly (keyof BoardView)[] = [
      ...([
        'hands',
        'turn',
        'trick',
        'ahead',
        'tricks',
        'won',
        'spread',
        'exposed',
        'penaltyCards',
        'withdrawnCards',
      ] as const),
      ...(['revokes', 'transfer', 'claim', 'irregularities', 'findings', 'options', 'obligations'] as const),
      ...(['questions', 'reviews', 'closedReviews', 'information', 'procedure', 'confirmed'] as const),
    ];
    for (const n of [1, 17]) {
      const { of, view } = at(n);
      expect([of, parts.filter((part) => view[part] === undefined)]).toEqual([17, []]);
    }
  });

  it('has the hands, the trick, the penalty card, the duty and who may use what after a revoke was put right', () => {
    const { event, view } = at(9);
    expect(event).toMatchObject({ type: 'DirectorCalled' });
    expect(view).toMatchObject({
      turn: 'E',
      penaltyCards: [{ seat: 'E', card: 'D6', kind: 'major' }],
      withdrawnCards: [{ seat: 'E', card: 'D6', law: '62B' }],
      revokes: [{ seat: 'E', trick: 1, suit: 'C', status: 'corrected' }],
      directorCalled: true,
    });
    expect(view.obligations).toContainEqual(expect.objectContaining({ kind: 'replace-card', for: 'E' }));
    expect(view.trick.map(({ seat, card }) => `${seat} ${card}`)).toEqual(['W CQ', 'N C2']);
    expect(view.hands.E).toContain('D6');
    expect(view.hands.N).not.toContain('C2');
    expect(view.information).toContainEqual(
      expect.objectContaining({ kind: 'tempo', from: 'W', authorised: ['NS'], unauthorised: ['EW'] }),
    );
    expect(page(9)).toEqual(
      expect.arrayContaining([
        'Bound: E must play another card in place of the one taken back (62B)',
        'Taken back: E ♦6 (62B)',
        'Penalty cards: E ♦6, major',
        'Revoke: E ♦6, no club to trick 1: corrected',
      ]),
    );
  });

  it('has the claim, and what is left to be looked at', () => {
    expect(at(13).view).toMatchObject({ claim: { by: 'S', tricks: 11, status: 'made' }, reviews: [{ law: '16B2' }] });
    expect(page(13)).toContain('Claim: S claims 11 tricks: not answered yet');
    expect(at(15).view).toMatchObject({ claim: { status: 'accepted' }, confirmed: false });
    expect(page(15)).toContain('the result is provisional: still to be looked at 16B2');
  });

  it('has the decision, and that the result is confirmed', () => {
    const { event, view } = at(17);
    expect(event).toMatchObject({ type: 'ResultConfirmed' });
    expect(view).toMatchObject({
      reviews: [],
      closedReviews: [{ law: '16B2', decision: 'no-adjustment', reasons: 'Any lead gives twelve', by: 'anna' }],
      confirmed: true,
    });
    expect(page(17)).toEqual(
      expect.arrayContaining([
        'Looked at: 16B2, W ♣Q; offending side E-W: no adjustment, anna: Any lead gives twelve',
        'the result is confirmed',
      ]),
    );
  });

  it('shows with --as what somebody else may see of a board that is kept, as no round schedules it', () => {
    const kept = replay(3, '--as', 'public');
    expect(kept).toMatchObject({ status: 1, stdout: '' });
    expect(kept.stderr).toContain('this board is kept from public');
    expect(replay(3, '--as', 'table/s/2').status).toBe(1);
    const own = runLedger(data, 'replay', 's.1.1', '--as', 'table/s/1', '--json');
    expect(own.status).toBe(0);
    expect(
      DEAL.slice(2)
        .split(' ')
        .filter((hand) => own.stdout.includes(hand)),
    ).toEqual([]);
    expect(jsonOf<Replayed>(own).of).toBeLessThan(at(0).of);
    expect(jsonOf<Replayed>(own).view).toMatchObject({ deal: null, hands: { E: null, W: null, S: null } });
    expect(jsonOf(replay(3, '--as', 'auditor', '--json'))).toEqual(at(3));
    expect(replay(3, '--as', 'king')).toMatchObject({ status: 2, stdout: '' });
  });
});
