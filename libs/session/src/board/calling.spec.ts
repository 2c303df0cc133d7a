import type { BoardCommand, BoardEvent } from '@app/contract';
import type { Call, Seat } from '@app/bridge';
import { called, calls, faced, given, noted, opened } from '@app/testing';

const makeCall = (seat: Seat, call: Call): BoardCommand => ({ type: 'MakeCall', data: { seat, call } });
const agreed: BoardEvent = { type: 'ResultAgreed', data: { result: null } };

describe('calls', () => {
  it('a legal call is the call and nothing else', () => {
    given(opened()).when(makeCall('N', '1S')).then(called('N', '1S'));
  });

  it('L27A: an insufficient bid stays on the record', () => {
    given(opened(), ...calls('N:1S'))
      .when(makeCall('E', '1H'))
      .then(called('E', '1H'), noted(2, 'E', 'insufficient-bid', '27A'));
  });

  it('L31: so does a bid out of rotation', () => {
    given(opened())
      .when(makeCall('S', '1H'))
      .then(called('S', '1H'), noted(1, 'S', 'bid-out-of-rotation', '31'));
  });

  it('L27, L31: two findings on one call', () => {
    given(opened(), ...calls('N:1S'))
      .when(makeCall('W', '1H'))
      .then(called('W', '1H'), noted(2, 'W', 'bid-out-of-rotation', '31'), noted(2, 'W', 'insufficient-bid', '27A'));
  });

  it('L39: a call after the end is recorded too', () => {
    given(opened(), ...calls('N:1S E:- S:- W:-'))
      .when(makeCall('N', 'Pass'))
      .then(called('N', 'Pass'), noted(5, 'N', 'call-after-final-pass', '39A'));
  });

  it('the edition is that of the session', () => {
    given(opened({ laws: 'wbf-2007' }), ...calls('N:1S'))
      .when(makeCall('E', '1H'))
      .then(called('E', '1H'), noted(2, 'E', 'insufficient-bid', '27A', 'wbf-2007'));
  });

  it('the revision of the act counts findings, alerts and whatever else there is', () => {
    given(opened(), ...calls('N:1S E:1H'), noted(2, 'E', 'insufficient-bid', '27A'))
      .when(makeCall('S', '1C'))
      .then(called('S', '1C'), noted(4, 'S', 'insufficient-bid', '27A'));
  });

  it('L39A: a call once the lead is faced is recorded and cancelled; there is none when the board is over', () => {
    const lead = [opened(), ...calls('N:1S E:- S:- W:-'), faced('E', 'SQ')];
    given(...lead)
      .when(makeCall('N', 'X'))
      .then(called('N', 'X'), noted(6, 'N', 'call-after-final-pass', '39A'));
    given(opened(), ...calls('N:- E:- S:- W:-'), agreed)
      .when(makeCall('N', '1C'))
      .refused('BoardFinished');
  });
});

describe('disclosure', () => {
  const history = [opened(), ...calls('N:1NT E:- S:2D')];

  it('an alert is about the last call, where no act is named', () => {
    given(...history)
      .when({ type: 'GiveAlert', data: { by: 'N' } })
      .then({ type: 'AlertGiven', data: { by: 'N', act: 3 } });
  });

  it('or about the act that is named', () => {
    given(...history)
      .when({ type: 'GiveAlert', data: { by: 'S', act: 1 } })
      .then({ type: 'AlertGiven', data: { by: 'S', act: 1 } });
  });

  it('an explanation likewise', () => {
    given(...history)
      .when({ type: 'GiveExplanation', data: { by: 'N', text: 'Five or more hearts', manner: 'spoken' } })
      .then({ type: 'ExplanationGiven', data: { by: 'N', act: 3, text: 'Five or more hearts', manner: 'spoken' } });
  });

  it.each<BoardCommand>([
    { type: 'GiveAlert', data: { by: 'N', act: 0 } },
    { type: 'GiveAlert', data: { by: 'N', act: 17 } },
    { type: 'GiveExplanation', data: { by: 'N', act: 4, text: 'Not yet made', manner: 'written' } },
  ])('%o is about no call', (command) => {
    given(...history)
      .when(command)
      .refused('ActUnknown');
  });

  it('nor is there one to alert before anybody has called', () => {
    given(opened())
      .when({ type: 'GiveAlert', data: { by: 'N' } })
      .refused('ActUnknown');
  });

  it('an explanation may come after the result: a question of the other side is answered all the same', () => {
    given(...history, agreed)
      .when({ type: 'GiveAlert', data: { by: 'N' } })
      .then({ type: 'AlertGiven', data: { by: 'N', act: 3 } });
  });
});

describe('tempo', () => {
  it('is noted about an act, or about nothing in particular', () => {
    const about = { seat: 'E', kind: 'slow', seconds: 40, act: 1, disputed: true } as const;
    given(opened(), ...calls('N:1S'))
      .when({ type: 'NoteTempo', data: about })
      .then({ type: 'TempoNoted', data: about });
    given(opened())
      .when({ type: 'NoteTempo', data: { seat: 'N', kind: 'fast' } })
      .then({ type: 'TempoNoted', data: { seat: 'N', kind: 'fast' } });
  });

  it('but not about an act that has not happened', () => {
    given(opened())
      .when({ type: 'NoteTempo', data: { seat: 'N', kind: 'slow', act: 1 } })
      .refused('ActUnknown');
  });
});
