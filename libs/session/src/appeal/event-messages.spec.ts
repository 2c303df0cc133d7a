import type { AppealEvent } from '@app/contract';
import { convened, decidedAppeal, hearingClosed, hearingOpened, heard, lodgedAppeal, on, voted } from '@app/testing';
import { appealEventInWords } from './event-messages';

const at = on('22:00');

it.each<[AppealEvent | undefined, string]>([
  [
    lodgedAppeal({
      asksFor: 'the score of the table',
      deposit: { amount: 200, currency: 'DKK', paragraph: 'DBf X92B1' },
    }),
    `Appeal of 1 (p01 and p02) against board-s.1.1@2, about judgement, through anna at ${on('21:40')}, in time until ${at} (DBf X92A2), to the oral-committee (oral), deposit 200 DKK (DBf X92B1): There was none; asks for the score of the table`,
  ],
  [{ type: 'ConsentGiven', data: { by: 'p02', at } }, `p02 agrees to the appeal at ${at}`],
  [
    { type: 'DepositPaid', data: { amount: 200, currency: 'DKK', at, to: 'anna' } },
    `The deposit of 200 DKK is paid to anna at ${at}`,
  ],
  [
    { type: 'AppealRefused', data: { by: 'anna', at, paragraph: 'L92D1', reason: 'His partner disagrees' } },
    'The appeal is not heard, by anna (L92D1): His partner disagrees',
  ],
  [
    {
      type: 'AppealReferred',
      data: { by: 'anna', at, to: 'jury', procedure: 'oral', paragraph: 'L93B2', reason: 'A judgement' },
    },
    'The case goes to the jury (oral), by anna (L93B2): A judgement',
  ],
  [
    { type: 'AppealRedirected', data: { by: 'anna', at, to: 'board-s.1.1@4', reason: 'Amended' } },
    'The appeal is now against board-s.1.1@4, by anna: Amended',
  ],
  [convened('m1', 'm2'), 'The oral-committee is convened: m1, m2'],
  [
    { type: 'MemberStoodDown', data: { member: 'm1', at, ground: 'party', reason: 'Plays for it', replacedBy: 'm4' } },
    'm1 stands down (party), in his place m4: Plays for it',
  ],
  [hearingOpened({ partiesInformed: false }), `The oral hearing begins at ${on('21:50')}; a party was not informed`],
  [heard('director')[0], 'The director says: As it was'],
  [
    { type: 'WrittenStatementFiled', data: { party: 'respondent', by: 'p03', at, text: 'Our view' } },
    'The respondent (p03) writes: Our view',
  ],
  [hearingClosed, `The hearing is closed at ${at}`],
  [voted('decision', ['m1', 'm2'], ['m3']), 'Vote about the decision: As the chair has it: 2 for, 1 against'],
  [
    decidedAppeal({
      ruling: 'changed',
      vote: 7,
      penalties: [{ penalty: 'session-s@8', paragraph: 'L93B3' }],
    }),
    'The oral-committee decides, by m1 and the vote of event 8 (@7): the ruling is changed, penalty session-s@8 is rescinded (Law 16B (WBF 2017)): There was a logical alternative',
  ],
  [
    { type: 'RecommendationMade', data: { by: 'm1', at, to: 'director', text: 'Read 16B', paragraph: 'L93B3' } },
    'The director is recommended to change the ruling, by m1 (L93B3): Read 16B',
  ],
  [{ type: 'DissentRecorded', data: { by: 'm3', at, text: 'I differ' } }, 'm3 dissents: I differ'],
  [
    { type: 'DepositReturned', data: { at, by: 'm1', paragraph: 'DBf X92B', reason: 'With merit' } },
    'The deposit is returned (DBf X92B): With merit',
  ],
  [
    {
      type: 'DepositForfeited',
      data: {
        at,
        by: 'm1',
        paragraph: 'DBf X92B3',
        ground: 'judgement',
        reason: 'Plain',
        furtherGrounds: [{ ground: 'facts', reason: 'Plain too' }],
      },
    },
    'The deposit is forfeited, on judgement (DBf X92B3): Plain; on facts: Plain too',
  ],
  [
    {
      type: 'DecisionTold',
      data: { at, to: ['1', '2'], decision: 8, furtherUntil: on('22:30'), paragraph: 'DBf 253D3' },
    },
    `1 and 2 are told of event 9 (@8) at ${at}, and may go further until ${on('22:30')} (DBf 253D3)`,
  ],
  [
    { type: 'AppealWithdrawn', data: { at, by: ['p01'], reason: 'Nothing hangs on it', paragraph: 'DBf X92C' } },
    'p01 withdraw the appeal (DBf X92C): Nothing hangs on it',
  ],
  [
    { type: 'AppealTakenFurther', data: { at, by: '1', to: 'jury', as: 'a2', reason: 'We differ' } },
    '1 goes on to the jury, as appeal a2: We differ',
  ],
  [
    { type: 'AppealFinal', data: { at, paragraph: 'DBf X93A3', reason: 'The last instance' } },
    'The case is over (DBf X93A3): The last instance',
  ],
])('%#: %s', (event, words) => {
  expect(event && appealEventInWords(event)).toBe(words);
});

it('the part of law is said to be that', () => {
  const decided = decidedAppeal();
  expect(appealEventInWords({ ...decided, type: 'LawPartDecided' } as AppealEvent)).toMatch(/^On the law: The oral/);
});
