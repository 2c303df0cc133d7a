import type { BoardEvent } from '@app/contract';
import { textsOf } from '@app/messages';
import { foldBoard, viewBoard } from '@app/session';
import { calls, cards, faced, noted, opened, openedUnseen, spread } from '@app/testing';
import { diagram } from './diagram';

const shown = (...events: readonly BoardEvent[]): string => {
  const board = foldBoard(events);
  if (!board) throw new Error('the board was not opened');
  return diagram(viewBoard(board), textsOf('en'));
};

describe('the diagram of a board', () => {
  it('has the four hands around the table', () => {
    expect(shown(opened())).toBe(
      `Board 1, table 1, session s: N deals, vulnerable none (wbf-2017)

                  N
                  ♠ AK32
                  ♥ QJ4
                  ♦ T987
                  ♣ 32
W                                   E
♠ 76                                ♠ QJ54
♥ 7653                              ♥ AK2
♦ 432                               ♦ 65
♣ 7654                              ♣ JT98
                  S
                  ♠ T98
                  ♥ T98
                  ♦ AKQJ
                  ♣ AKQ

no contract yet; phase: auction, N to act; tricks N-S 0, E-W 0
no result yet`,
    );
  });

  it('leaves places empty for a call out of rotation, and marks alerts, explanations, tempo and findings', () => {
    const text = shown(
      openedUnseen(),
      ...calls('N:1NT'),
      { type: 'AlertGiven', data: { by: 'S', act: 1 } },
      { type: 'ExplanationGiven', data: { by: 'S', act: 1, text: '12-14', manner: 'spoken' } },
      ...calls('W:-'),
      noted(4, 'W', 'call-out-of-rotation', '29A'),
      ...calls('N:2H'),
      { type: 'TempoNoted', data: { seat: 'N', kind: 'slow', seconds: 30, act: 6 } },
      ...calls('E:X'),
    );
    const lines = text.split('\n');
    expect(lines.slice(2, 5)).toEqual(['N      E  S  W', '1NT!*  -  -  Pass [Law 29A]', '2♥…    X']);
    expect(text).toMatch(/^! W: .+ \(Law 29A \(WBF 2017\), event 5\)$/m);
    expect(text).not.toContain('(not known)');
  });

  it('has a row for each round, and a call that was changed in the place of the one that stands', () => {
    const lines = shown(openedUnseen(), ...calls('N:1S E:- E:2C S:- W:- N:X')).split('\n');
    expect(lines.slice(2, 5)).toEqual(['N   E          S     W', '1♠  ~Pass~ 2♣  Pass  Pass', 'X']);
  });

  it('tells a pass that nobody made, a bid that cannot be and a change being tried from the calls in force', () => {
    const called: readonly BoardEvent[] = [
      ...calls('N:7S'),
      { type: 'CallMade', data: { seat: 'E', call: '8C' } },
      { type: 'DirectorCalled', data: { by: 'S' } },
      ...calls('S:-'),
      { type: 'CallSubstituted', data: { seat: 'S', call: '7NT', replaces: 4 } },
    ];
    const lines = shown(openedUnseen(), ...called).split('\n');
    expect(lines.slice(2, 4)).toEqual(['N   E            S           W', '7♠  ~8♣~ (Pass)  Pass ?7NT?']);
  });

  it('has the trick in progress in the middle, and those before it in order', () => {
    const text = shown(
      opened(),
      ...calls('N:1S E:- S:- W:-'),
      faced('E', 'SQ'),
      spread('S'),
      ...cards('S:S8 W:S6 N:SA N:D7 E:D5'),
      noted(11, 'E', 'revoke', '61A'),
    );
    expect(text).toContain(' 1. E ♠Q  S ♠8  W ♠6  N ♠A   won by N');
    expect(text).toMatch(/♦ 432 +♦ 6$/m);
    expect(text).toContain('1S by N; phase: play, S to act; tricks N-S 1, E-W 0');
    expect(text.split('\n').filter((line) => /^♠ 7 |^♥ 7653 /.test(line))).toEqual([
      '♠ 7                   ♦7            ♠ J54',
      '♥ 7653                    ♦5        ♥ AK2',
    ]);
  });

  it.each<readonly [BoardEvent, string]>([
    [{ type: 'ResultAgreed', data: { result: null } }, 'passed out: N-S 0'],
    [{ type: 'BoardNotPlayed', data: { reason: 'late' } }, 'not played'],
    [
      { type: 'ScoreAdjusted', data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'TD' } },
      'artificial score: N-S 60 %, E-W 40 %',
    ],
  ])('ends with the score: %j', (ending, line) => {
    expect(shown(openedUnseen(), ending).split('\n').at(-1)).toBe(line);
  });

  it('says whether the result stands', () => {
    const agreed: BoardEvent = { type: 'ResultAgreed', data: { result: null } };
    const reserved: BoardEvent = { type: 'RightsReserved', data: { by: 'N', act: 1 } };
    const passed = calls('N:- E:- S:- W:-');
    expect(
      shown(openedUnseen(), ...passed, reserved, agreed)
        .split('\n')
        .at(-1),
    ).toBe('the result is provisional: still to be looked at 16B2');
    expect(
      shown(openedUnseen(), ...passed, agreed, { type: 'ResultConfirmed', data: {} })
        .split('\n')
        .at(-1),
    ).toBe('the result is confirmed');
  });

  it('says where the result is not what the auction led to', () => {
    const text = shown(openedUnseen(), ...calls('N:1S E:- S:- W:-'), {
      type: 'ResultAgreed',
      data: { result: { bid: '2S', declarer: 'N', risk: 'undoubled', tricks: 8 } },
    });
    expect(text).toContain('\n? the result says 2S by N, the auction 1S by N\n');
  });
});
