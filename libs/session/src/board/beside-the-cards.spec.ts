import type { BoardCommand, BoardEvent } from '@app/contract';
import { calls, cards, faced, given, noted, opened, spread } from '@app/testing';

/** North plays one spade, South is dummy. East has led, and dummy has played. */
const contract = [opened(), ...calls('N:1S E:- S:- W:-')];
const dummysTurn = [...contract, faced('E', 'SQ'), spread('S')];
const led = [...dummysTurn, ...cards('S:S8')];
const trick = [...led, ...cards('W:S6 N:SA')];
const passedOut = [opened(), ...calls('N:- E:- S:- W:-')];
const finished: BoardEvent = { type: 'BoardNotPlayed', data: { reason: 'Taken away' } };

/** Given at such a moment, the event says what the command said. */
const RECORDED: readonly (readonly [readonly BoardEvent[], BoardCommand, BoardEvent['type']])[] = [
  [dummysTurn, { type: 'DesignateCard', data: { words: 'small spade' } }, 'CardDesignated'],
  [dummysTurn, { type: 'DesignateCard', data: { words: 'the nine', card: 'S9' } }, 'CardDesignated'],
  [led, { type: 'ChangeDesignation', data: { card: 'S9' } }, 'DesignationChanged'],
  [led, { type: 'AskAboutRevoke', data: { by: 'N', of: 'W' } }, 'RevokeAskedAbout'],
  [trick, { type: 'PointTrick', data: { seat: 'N', trick: 1, to: 'NS' } }, 'TrickPointed'],
  [trick, { type: 'InspectTricks', data: { by: 'E' } }, 'TricksInspected'],
  [[...trick, finished], { type: 'InspectTricks', data: { by: 'E' } }, 'TricksInspected'],
  [trick, { type: 'CallOnNextBoard', data: { by: 'E' } }, 'NextBoardCalledOn'],
  [[...trick, finished], { type: 'CallOnNextBoard', data: { by: 'E' } }, 'NextBoardCalledOn'],
  [[...trick, finished], { type: 'EndRound', data: {} }, 'TableRoundEnded'],
];

it.each(RECORDED.map(([history, command, type]) => [type, history, command] as const))(
  '%s is recorded',
  (type, history, command) => {
    const event = { type, data: command.data } as BoardEvent;
    given(...history)
      .when(command)
      .then(event);
  },
);

it('L45D: dummy puts a card down that declarer has not named', () => {
  given(...dummysTurn)
    .when({ type: 'DummyPlays', data: { card: 'S9' } })
    .then({ type: 'DummyPlayed', data: { card: 'S9' } }, noted(7, 'S', 'dummys-card-not-named', '45D1'));
});

it('L45E: a card of dummy that is named although dummy has played', () => {
  given(...led)
    .when({ type: 'DesignateCard', data: { words: 'S9' } })
    .then({ type: 'CardDesignated', data: { words: 'S9' } }, noted(8, 'S', 'second-card-to-trick', '45E'));
});

it('L47F2: a card taken back without leave', () => {
  given(...led)
    .when({ type: 'WithdrawCard', data: { seat: 'S' } })
    .then({ type: 'CardWithdrawn', data: { seat: 'S' } }, noted(8, 'S', 'card-withdrawn-without-leave', '47F2'));
  given(...led)
    .when({ type: 'WithdrawCard', data: { seat: 'E', card: 'SQ' } })
    .then(
      { type: 'CardWithdrawn', data: { seat: 'E', card: 'SQ' } },
      noted(8, 'E', 'card-withdrawn-without-leave', '47F2'),
    );
});

it('L41A: a lead that lies face down is taken back by the player whose it is', () => {
  const placed: BoardEvent = { type: 'LeadPlaced', data: { seat: 'E' } };
  const withdrawn: BoardEvent = { type: 'LeadWithdrawn', data: { seat: 'E' } };
  const called: BoardEvent = { type: 'DirectorCalled', data: { by: 'E' } };
  given(...contract, placed, called)
    .when({ type: 'WithdrawLead', data: { seat: 'E' } })
    .then(withdrawn);
  given(...contract, placed)
    .when({ type: 'WithdrawLead', data: { seat: 'E' } })
    .then(withdrawn, noted(6, 'E', 'lead-taken-up-without-leave', '41A'));
  given(...contract, placed)
    .when({ type: 'WithdrawLead', data: { seat: 'W' } })
    .refused('ActUnknown');
  given(...contract, placed, withdrawn)
    .when({ type: 'WithdrawLead', data: { seat: 'E' } })
    .refused('ActUnknown');
  given(...led)
    .when({ type: 'WithdrawLead', data: { seat: 'E' } })
    .refused('ActUnknown');
});

it('L58: two cards at the same moment', () => {
  given(...led)
    .when({ type: 'PlayCard', data: { seat: 'W', card: 'S6', simultaneousWith: 7 } })
    .then({ type: 'CardPlayed', data: { seat: 'W', card: 'S6', simultaneousWith: 7 } });
});

describe('what cannot be', () => {
  it.each<BoardCommand>([
    { type: 'DesignateCard', data: { words: 'spade' } },
    { type: 'ChangeDesignation', data: { words: 'heart' } },
    { type: 'DummyPlays', data: { card: 'S9' } },
    { type: 'AskAboutRevoke', data: { by: 'N', of: 'W' } },
    { type: 'InspectTricks', data: { by: 'N' } },
  ])('without a contract: %o', (command) => {
    given(...passedOut)
      .when(command)
      .refused('NothingToPlay');
    given(opened(), ...calls('N:1S'))
      .when(command)
      .refused('NothingToPlay');
  });

  it.each<BoardCommand>([
    { type: 'WithdrawLead', data: { seat: 'E' } },
    { type: 'DesignateCard', data: { words: 'spade' } },
    { type: 'ChangeDesignation', data: { words: 'heart' } },
    { type: 'DummyPlays', data: { card: 'S9' } },
    { type: 'WithdrawCard', data: { seat: 'S' } },
    { type: 'AskAboutRevoke', data: { by: 'N', of: 'W' } },
    { type: 'PointTrick', data: { seat: 'N', trick: 1, to: 'NS' } },
  ])('after the result: %o', (command) => {
    given(...trick, finished)
      .when(command)
      .refused('BoardFinished');
  });

  it('a card that dummy does not hold, or has played', () => {
    given(...trick)
      .when({ type: 'DummyPlays', data: { card: 'SK' } })
      .refused('CardNotHeld');
    given(...trick)
      .when({ type: 'DummyPlays', data: { card: 'S8' } })
      .refused('CardAlreadyPlayed');
    const dummySeen = opened({ deal: 'N:- - T98.T98.AKQJ.AKQ -' });
    given(dummySeen, ...calls('N:1S E:- S:- W:-'), faced('E', 'SQ'))
      .when({ type: 'DummyPlays', data: { card: 'SK' } })
      .refused('CardNotHeld');
  });

  it('a card taken back that has not been played', () => {
    given(...led)
      .when({ type: 'WithdrawCard', data: { seat: 'W' } })
      .refused('ActUnknown');
    given(...led)
      .when({ type: 'WithdrawCard', data: { seat: 'S', card: 'S9' } })
      .refused('ActUnknown');
  });

  it('a trick laid that is not over', () => {
    given(...led)
      .when({ type: 'PointTrick', data: { seat: 'N', trick: 1, to: 'NS' } })
      .refused('ActUnknown');
    given(...trick)
      .when({ type: 'PointTrick', data: { seat: 'N', trick: 2, to: 'NS' } })
      .refused('ActUnknown');
  });
});
