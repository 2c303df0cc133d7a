import type { BoardCommand, BoardEvent } from '@app/contract';
import type { Seat } from '@app/bridge';
import { calls, cards, faced, given, opened, spread } from '@app/testing';

const contract = [opened(), ...calls('N:1S E:- S:- W:-')];
const led = [...contract, faced('E', 'SQ'), spread('S'), ...cards('S:S8 W:S6 N:SA')];
const claimed: BoardEvent = { type: 'TricksClaimed', data: { by: 'N', tricks: 9, statement: 'Losing three' } };
const accepted: BoardEvent = { type: 'ClaimAccepted', data: { by: 'E' } };
const made = { bid: '1S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;
const agreed: BoardEvent = { type: 'ResultAgreed', data: { result: made } };

const accept = (by: Seat): BoardCommand => ({ type: 'AcceptClaim', data: { by } });

describe('claims and concessions', () => {
  it('L68: are recorded with their statement', () => {
    given(...led)
      .when({ type: 'ClaimTricks', data: claimed.data })
      .then(claimed);
    given(...led)
      .when({ type: 'ConcedeTricks', data: { by: 'E', tricks: 12 } })
      .then({ type: 'TricksConceded', data: { by: 'E', tricks: 12 } });
  });

  it('no more than the tricks that are left', () => {
    given(...led)
      .when({ type: 'ClaimTricks', data: { by: 'N', tricks: 13 } })
      .refused('TricksImpossible');
    given(...led)
      .when({ type: 'ConcedeTricks', data: { by: 'N', tricks: 13 } })
      .refused('TricksImpossible');
  });

  it('none once all thirteen have been played, not even no trick', () => {
    const deal = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
    const tricks = [...'AKQJT98765432'].flatMap((rank) => cards(`E:H${rank} S:D${rank} W:C${rank} N:S${rank}`));
    for (const type of ['ClaimTricks', 'ConcedeTricks'] as const) {
      given(opened({ deal, contract: { bid: '1NT', declarer: 'N', risk: 'undoubled' } }), ...tricks)
        .when({ type, data: { by: 'N', tricks: 0 } })
        .refused('NothingToPlay');
    }
  });

  it('L68: in the clarification period all thirteen tricks can be claimed or conceded', () => {
    given(...contract)
      .when({ type: 'ClaimTricks', data: { by: 'N', tricks: 13 } })
      .then({ type: 'TricksClaimed', data: { by: 'N', tricks: 13 } });
    given(...contract)
      .when({ type: 'ConcedeTricks', data: { by: 'E', tricks: 13 } })
      .then({ type: 'TricksConceded', data: { by: 'E', tricks: 13 } });
  });

  it.each([
    ['during the auction', 'N:1S E:- S:-'],
    ['when all have passed', 'N:- E:- S:- W:-'],
  ])('not without a contract: %s', (_, auction) => {
    for (const type of ['ClaimTricks', 'ConcedeTricks'] as const) {
      given(opened(), ...calls(auction))
        .when({ type, data: { by: 'N', tricks: 1 } })
        .refused('NothingToPlay');
    }
  });

  it('L68D: one at a time', () => {
    given(...led, claimed)
      .when({ type: 'ConcedeTricks', data: { by: 'E', tricks: 1 } })
      .refused('ClaimPending');
  });

  it('L69A: the other side accepts, once', () => {
    given(...led, claimed)
      .when(accept('E'))
      .then(accepted);
    given(...led, claimed)
      .when(accept('W'))
      .then({ type: 'ClaimAccepted', data: { by: 'W' } });
    given(...led, claimed)
      .when(accept('S'))
      .refused('ClaimNotMade');
    given(...led, claimed, accepted)
      .when(accept('W'))
      .refused('ClaimNotMade');
    given(...led)
      .when(accept('E'))
      .refused('ClaimNotMade');
  });
});

describe('results', () => {
  it('are agreed after the auction', () => {
    given(...led, claimed, accepted)
      .when({ type: 'AgreeResult', data: { result: made } })
      .then(agreed);
    given(opened(), ...calls('N:1S'))
      .when({ type: 'AgreeResult', data: { result: made } })
      .refused('AuctionNotEnded');
    given(opened(), ...calls('N:- E:- S:- W:-'))
      .when({ type: 'AgreeResult', data: { result: null } })
      .then({ type: 'ResultAgreed', data: { result: null } });
  });

  it('are entered whether or not anybody recorded the play', () => {
    const data = { result: made, lead: 'SQ', source: 'Score slip' } as const;
    given(opened()).when({ type: 'EnterResult', data }).then({ type: 'ResultEntered', data });
  });

  it('or the board was not played', () => {
    const data = { reason: 'No time' };
    given(opened()).when({ type: 'ReportNotPlayed', data }).then({ type: 'BoardNotPlayed', data });
  });

  it.each<BoardCommand>([
    { type: 'AgreeResult', data: { result: null } },
    { type: 'EnterResult', data: { result: null, source: 'Score slip' } },
    { type: 'ReportNotPlayed', data: { reason: 'No time' } },
    { type: 'ClaimTricks', data: { by: 'N', tricks: 1 } },
    { type: 'ConcedeTricks', data: { by: 'N', tricks: 1 } },
    { type: 'AcceptClaim', data: { by: 'N' } },
    { type: 'PlaceLead', data: { seat: 'E' } },
    { type: 'FaceLead', data: { seat: 'E', card: 'SJ' } },
    { type: 'SpreadHand', data: { seat: 'S' } },
  ])('once there is a result, $type comes too late', (command) => {
    const without = [...contract, agreed];
    given(...without)
      .when(command)
      .refused('BoardFinished');
  });
});

it('L12C2: an artificial score lies over whatever result there is, and names its law and authority', () => {
  const percent = { NS: 60, EW: 40 };
  given(...led, agreed)
    .when({ type: 'AwardArtificialScore', data: { percent, authority: 'director:anna' } })
    .then({
      type: 'ScoreAdjusted',
      data: {
        kind: 'artificial',
        percent,
        authority: 'director:anna',
        law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C2' },
      },
    });
});
