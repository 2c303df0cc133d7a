import type { BoardCommand, BoardEvent } from '@app/contract';
import type { Card, Seat } from '@app/bridge';
import { calls, cards, faced, given, noted, opened, openedUnseen, spread } from '@app/testing';

const play = (seat: Seat, card: Card): BoardCommand => ({ type: 'PlayCard', data: { seat, card } });
const face = (seat: Seat, card: Card): BoardCommand => ({ type: 'FaceLead', data: { seat, card } });
const cardPlayed = (seat: Seat, card: Card): BoardEvent => ({ type: 'CardPlayed', data: { seat, card } });

/** North plays one spade: the lead is East's, dummy is South. Events 0 to 4. */
const contract = [opened(), ...calls('N:1S E:- S:- W:-')];
/** East has led the queen of spades, South's hand is down. Events 0 to 6. */
const led = [...contract, faced('E', 'SQ'), spread('S')];

describe('the opening lead', () => {
  it('is placed face down, and faced', () => {
    const placed: BoardEvent = { type: 'LeadPlaced', data: { seat: 'E' } };
    given(...contract)
      .when({ type: 'PlaceLead', data: { seat: 'E' } })
      .then(placed);
    given(...contract, placed)
      .when(face('E', 'SQ'))
      .then(faced('E', 'SQ'));
  });

  it('L54: by the wrong defender, or by the declaring side', () => {
    given(...contract)
      .when(face('W', 'S7'))
      .then(faced('W', 'S7'), noted(5, 'W', 'opening-lead-out-of-turn', '54'));
    given(...contract)
      .when(face('N', 'SA'))
      .then(faced('N', 'SA'), noted(5, 'N', 'opening-lead-out-of-turn', '54'));
  });

  it('L24: before the auction has ended', () => {
    given(opened(), ...calls('N:1S'))
      .when(face('E', 'SQ'))
      .then(faced('E', 'SQ'), noted(2, 'E', 'card-during-auction', '24'));
  });

  it('L54A: declarer spreads his hand after a lead out of turn', () => {
    const wrong = [...contract, faced('W', 'S7'), noted(5, 'W', 'opening-lead-out-of-turn', '54')];
    given(...wrong)
      .when({ type: 'SpreadHand', data: { seat: 'N' } })
      .then(spread('N'));
    // After a lead in turn that is a claim (48B2, 68A), and play has ceased.
    given(...contract, faced('E', 'SQ'), spread('N'))
      .when(play('S', 'S8'))
      .then(cardPlayed('S', 'S8'), noted(7, 'S', 'card-after-claim', '68D'));
    // He is dummy now, and South plays the hand: dummy's card is the next one in turn.
    given(...wrong, spread('N'))
      .when(play('N', 'S2'))
      .then(cardPlayed('N', 'S2'));
  });

  it('is faced once', () => {
    given(...led)
      .when(face('E', 'SJ'))
      .refused('PlayHasBegun');
    given(...led)
      .when({ type: 'PlaceLead', data: { seat: 'E' } })
      .refused('PlayHasBegun');
  });

  it('is recorded while the auction goes on, and not needed when all have passed', () => {
    given(opened(), ...calls('N:1S'))
      .when({ type: 'PlaceLead', data: { seat: 'E' } })
      .then({ type: 'LeadPlaced', data: { seat: 'E' } });
    const out = [opened(), ...calls('N:- E:- S:- W:-')];
    given(...out)
      .when({ type: 'PlaceLead', data: { seat: 'E' } })
      .refused('NothingToPlay');
    given(...out)
      .when(face('E', 'SQ'))
      .refused('NothingToPlay');
  });
});

describe('cards', () => {
  it('in turn and following suit', () => {
    given(...led)
      .when(play('S', 'S8'))
      .then(cardPlayed('S', 'S8'));
  });

  it('L61A: a card of another suit from a hand that could follow', () => {
    given(...led)
      .when(play('S', 'H8'))
      .then(cardPlayed('S', 'H8'), noted(7, 'S', 'revoke', '61A'));
  });

  it('L44D: any card from a hand that cannot', () => {
    const trick = [...led, ...cards('S:S8 W:S6 N:SA'), ...cards('N:S2 E:SJ S:S9 W:S7'), ...cards('E:S5 S:ST')];
    given(...trick)
      .when(play('W', 'H3'))
      .then(cardPlayed('W', 'H3'));
  });

  it('L57: before the turn', () => {
    given(...led)
      .when(play('W', 'S6'))
      .then(cardPlayed('W', 'S6'), noted(7, 'W', 'play-out-of-turn', '57'));
  });

  it('L57, L61A: before the turn, and a revoke at that', () => {
    given(...led)
      .when(play('W', 'H3'))
      .then(cardPlayed('W', 'H3'), noted(7, 'W', 'play-out-of-turn', '57'), noted(7, 'W', 'revoke', '61A'));
  });

  it('L57A: a defender leads to the next trick before his partner has played to this one', () => {
    given(...led)
      .when(play('E', 'SJ'))
      .then(cardPlayed('E', 'SJ'), noted(7, 'E', 'premature-lead', '57A'));
  });

  it('L45E: a second card to the trick', () => {
    given(...led, ...cards('S:S8'))
      .when(play('S', 'S9'))
      .then(cardPlayed('S', 'S9'), noted(8, 'S', 'second-card-to-trick', '45E'));
  });

  it('L55, L56: leads out of turn', () => {
    const won = [...led, ...cards('S:S8 W:S6 N:SA')];
    given(...won)
      .when(play('S', 'CA'))
      .then(cardPlayed('S', 'CA'), noted(10, 'S', 'declarers-lead-out-of-turn', '55'));
    given(...won)
      .when(play('W', 'C4'))
      .then(cardPlayed('W', 'C4'), noted(10, 'W', 'defenders-lead-out-of-turn', '56'));
  });
});

describe('what cannot be', () => {
  it('a card that another hand holds', () => {
    given(...led)
      .when(play('S', 'SA'))
      .refused('CardNotHeld');
  });

  it('a card that has been played', () => {
    given(...led)
      .when(play('E', 'SQ'))
      .refused('CardAlreadyPlayed');
    given(...led)
      .when(play('S', 'SQ'))
      .refused('CardAlreadyPlayed');
  });

  it('where three hands are known the fourth is held to what they have', () => {
    const known = opened({ deal: 'N:AK32.QJ4.T987.32 QJ54.AK2.65.JT98 T98.T98.AKQJ.AKQ -' });
    const history = [known, ...calls('N:1S E:- S:- W:-'), faced('E', 'SQ')];
    given(...history)
      .when(play('W', 'SA'))
      .refused('CardNotHeld');
    given(...history)
      .when(play('W', 'S6'))
      .then(cardPlayed('W', 'S6'), noted(6, 'W', 'play-out-of-turn', '57'));
  });

  it('where no hand is known any card may be there, once', () => {
    const history = [openedUnseen(), ...calls('N:1S E:- S:- W:-'), faced('E', 'SQ')];
    given(...history)
      .when(play('S', 'HA'))
      .then(cardPlayed('S', 'HA'));
    given(...history)
      .when(play('S', 'SQ'))
      .refused('CardAlreadyPlayed');
  });

  it('a card at the same moment as something that was no card', () => {
    for (const simultaneousWith of [1, 99]) {
      given(...led)
        .when({ type: 'PlayCard', data: { seat: 'S', card: 'S8', simultaneousWith } })
        .refused('ActUnknown');
    }
    const together = { seat: 'S', card: 'S8', simultaneousWith: 5 } as const;
    given(...led)
      .when({ type: 'PlayCard', data: together })
      .then({ type: 'CardPlayed', data: together });
  });

  it('a card after the result', () => {
    given(...led, { type: 'BoardNotPlayed', data: { reason: 'Taken away' } })
      .when(play('S', 'S8'))
      .refused('BoardFinished');
  });
});
