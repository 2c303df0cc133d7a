import type { BoardView } from '@app/session';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
import { type Desk, toBoard } from './desk';
import { ActNote } from '../forms/refused-note';
import { useAct } from '../forms/use-act';
import { GiveButton } from './give-button';
import { IrregularityOffer, Offer, OptionOffer, QuestionOffer, ReviewOffer } from './offers';

/** Whether the director may confirm the result: it is there, and nothing is left to be looked at. */
const isToConfirm = ({ result, adjusted, confirmed, questions, reviews, options }: BoardView): boolean =>
  (result !== null || adjusted !== null) &&
  !confirmed &&
  questions.length + reviews.length === 0 &&
  options.every((one) => one.for !== 'director');

const Confirm = ({ desk }: { readonly desk: Desk }) => {
  const act = useAct();
  return (
    <div>
      <p>{deskMessages.offer.nothingOpen}</p>
      <GiveButton act={act} command={toBoard(desk, { type: 'ConfirmResult', data: { by: desk.me.id } })}>
        {deskMessages.offer.confirm}
      </GiveButton>
      <ActNote act={act} />
    </div>
  );
};

const SETTLED: readonly string[] = ['accepted', 'ruled', 'condoned', 'forfeited'];

/** What the Laws offer and ask at this board now, each with the buttons that answer it. */
export const LawsOffer = ({ desk }: { readonly desk: Desk }) => {
  const { view } = desk;
  const open = view.irregularities.filter(({ status }) => !SETTLED.includes(status));
  const count = open.length + view.options.length + view.questions.length + view.reviews.length;
  return (
    <section aria-labelledby="laws-offer">
      <h2 id="laws-offer">{deskMessages.offer.heading}</h2>
      {count === 0 && !isToConfirm(view) && <p class="quiet">{messages.laws.nothing}</p>}
      <ul class="badges">
        {open.map((one) => (
          <IrregularityOffer key={`${one.act} ${one.rule}`} desk={desk} one={one} />
        ))}
        {view.options.map((option) => (
          <OptionOffer key={`${option.act} ${option.law} ${option.for}`} desk={desk} option={option} />
        ))}
        {view.obligations.map((one, index) => (
          <Offer key={index} desk={desk} kind="duty" law={one.law} act={one.act} text={messages.laws.duty(one)} />
        ))}
        {view.questions.map((asked) => (
          <QuestionOffer key={`${asked.act} ${asked.question}`} desk={desk} asked={asked} />
        ))}
        {view.reviews.map((review) => (
          <ReviewOffer key={`${review.act} ${review.law}`} desk={desk} review={review} />
        ))}
      </ul>
      {isToConfirm(view) && <Confirm desk={desk} />}
    </section>
  );
};
