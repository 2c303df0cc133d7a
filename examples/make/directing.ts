import { type Seat, leftOf, partnerOf } from '@app/bridge';
import type { Bidding } from './bidding/table';
import type { Recorder } from './recorder';
import { type Ruling, DIRECTOR, WRONG_EXPLANATION } from './rulings';

/** What happens when a director comes to the table. It takes the table's time, and none of its chances. */

/** The call just made is irregular. Its left-hand opponent has the director called, and does not accept it. */
export const takenBack = ({ give, giveIfAllowed, now }: Recorder, offender: Seat, { statement }: Ruling): void => {
  const act = now().table.inForce.at(-1)?.at;
  if (act === undefined) return;
  const lho = leftOf(offender);
  give(4, { type: 'DrawAttention', data: { by: partnerOf(lho), act } });
  give(5, { type: 'CallDirector', data: { by: lho, act } });
  giveIfAllowed(30, { type: 'TakeStatement', data: { by: offender, text: statement, act } });
  const option = now().table.options.find((one) => one.act === act && one.for === lho);
  if (!option) return;
  giveIfAllowed(20, { type: 'OfferOptions', data: { act } });
  give(10, { type: 'Choose', data: { seat: lho, law: option.law, choice: 'decline', act } });
};

/** The director judges the call in the place of the irregular one, where the Laws wait for that. */
export const compared = ({ giveIfAllowed, now }: Recorder, { comparable }: Ruling): void => {
  const asked = now().table.questions.find(({ question }) => question === 'comparable');
  if (!asked || !comparable) return;
  const { question, act } = asked;
  giveIfAllowed(25, { type: 'Judge', data: { question, act, ...comparable, by: DIRECTOR } });
};

/** Declarer forbids a suit to the player who is about to lead, where the Laws offer that. */
export const leadRestricted = ({ give, now }: Recorder, { forbids }: Ruling): void => {
  const option = now().table.options.find(({ name }) => name === 'lead-restriction');
  if (!option || option.for === 'director') return;
  const wanted = `forbid-${forbids ?? ''}`;
  const choice = option.choices.includes(wanted) ? wanted : 'waive';
  give(15, { type: 'Choose', data: { seat: option.for, law: option.law, choice, act: option.act } });
};

/** After the final pass a player corrects his own explanation. Whoever passed last may call something else, and does not. */
export const explanationCorrected = ({ give, giveIfAllowed, now }: Recorder, { said }: Bidding): void => {
  const { explanations, table } = now();
  const [wrong] = explanations;
  const right = said.find(({ choice }) => choice.explained !== undefined)?.choice.explained;
  const last = table.inForce.at(-1);
  if (!wrong || right === undefined || !last) throw new Error('nothing was explained');
  const { by, act } = wrong;
  give(8, { type: 'CallDirector', data: { by } });
  give(35, { type: 'CorrectExplanation', data: { by, text: right, act } });
  giveIfAllowed(30, {
    type: 'TakeStatement',
    data: { by: last.seat, text: WRONG_EXPLANATION.statement, act: last.at },
  });
  const judgement = { question: 'misinformation', answer: 'could-have-influenced', act: last.at } as const;
  giveIfAllowed(60, { type: 'Judge', data: { ...judgement, reasons: WRONG_EXPLANATION.reasons, by: DIRECTOR } });
  const option = now().table.options.find((one) => one.act === last.at && one.for === last.seat);
  if (option) give(12, { type: 'Choose', data: { seat: last.seat, law: option.law, choice: 'keep', act: last.at } });
};
