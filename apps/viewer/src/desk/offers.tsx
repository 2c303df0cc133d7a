import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardView } from '@app/session';
import type { CommandToBoard } from '../ledger/commands';
import { ActLink } from '../board/act-link';
import { ruleTitle } from '../shared/rules';
import { messages } from '../strings';
import { libraryMessages } from '../library-messages';
import { deskMessages } from '../strings/desk';
import { type Desk, toBoard } from './desk';
import { TextField } from '../forms/fields';
import { ActNote } from '../forms/refused-note';
import { useAct } from '../forms/use-act';
import { GiveButton } from './give-button';

interface OfferProps {
  readonly desk: Desk;
  readonly kind: 'irregularity' | 'option' | 'question' | 'review' | 'duty';
  readonly law: string;
  readonly act: number;
  readonly text: string;
  readonly note?: string;
  readonly children?: ComponentChildren;
}

/** One thing that the Laws ask for, with what can be done about it. */
export const Offer = ({ desk, kind, law, act, text, note, children }: OfferProps) => (
  <li class={`badge badge-${kind}`}>
    <p class="badge-head">
      <span class="badge-kind">{messages.laws.kind[kind]}</span>
      <span class="badge-law">{messages.laws.paragraph(law)}</span>
      {note !== undefined && <span class="badge-note">{note}</span>}
      <ActLink id={desk.view.id} events={desk.events} act={act} />
    </p>
    <p class="badge-text">{text}</p>
    {children}
  </li>
);

/** An irregularity: once the director is there, he explains what can be chosen (10C1). */
export const IrregularityOffer = ({
  desk,
  one,
}: {
  readonly desk: Desk;
  readonly one: BoardView['irregularities'][number];
}) => {
  const act = useAct();
  const { status } = one;
  return (
    <Offer
      desk={desk}
      kind="irregularity"
      law={one.law}
      act={one.act}
      text={messages.laws.irregularity(one.seat, ruleTitle(one.rule))}
      note={messages.laws.status(status)}
    >
      {status === 'director-called' && (
        <p class="desk-acts">
          <GiveButton act={act} command={toBoard(desk, { type: 'OfferOptions', data: { act: one.act } })}>
            {deskMessages.offer.explain}
          </GiveButton>
        </p>
      )}
      <ActNote act={act} />
    </Offer>
  );
};

/** What somebody may choose: who chooses says it, the director takes it down. */
export const OptionOffer = ({
  desk,
  option,
}: {
  readonly desk: Desk;
  readonly option: BoardView['options'][number];
}) => {
  const act = useAct();
  const { law, for: chooser, orPartner = false, choices, until } = option;
  const chosen = (choice: string): CommandToBoard => ({
    type: 'Choose',
    data: { ...(chooser === 'director' ? {} : { seat: chooser }), law, choice, act: option.act },
  });
  return (
    <Offer
      desk={desk}
      kind="option"
      law={law}
      act={option.act}
      text={messages.laws.mayChoose(chooser, orPartner)}
      note={messages.laws.until(until)}
    >
      <p class="desk-acts">
        {choices.map((choice) => (
          <GiveButton key={choice} act={act} command={toBoard(desk, chosen(choice))}>
            {libraryMessages.name(choice)}
          </GiveButton>
        ))}
      </p>
      <ActNote act={act} />
    </Offer>
  );
};

/** What the Laws leave to judgement. */
export const QuestionOffer = ({
  desk,
  asked,
}: {
  readonly desk: Desk;
  readonly asked: BoardView['questions'][number];
}) => {
  const act = useAct();
  const [reasons, setReasons] = useState('');
  const { question, law, answers, presumed } = asked;
  const judged = (answer: string): CommandToBoard => ({
    type: 'Judge',
    data: { question, answer, act: asked.act, by: desk.me.id, ...(reasons === '' ? {} : { reasons }) },
  });
  return (
    <Offer
      desk={desk}
      kind="question"
      law={law}
      act={asked.act}
      text={messages.laws.asked(question)}
      {...(presumed === undefined ? {} : { note: messages.laws.presumed(presumed) })}
    >
      <TextField name={deskMessages.reasons} value={reasons} onChange={setReasons} />
      <p class="desk-acts">
        {answers.map((answer) => (
          <GiveButton key={answer} act={act} command={toBoard(desk, judged(answer))}>
            {libraryMessages.name(answer)}
          </GiveButton>
        ))}
      </p>
      <ActNote act={act} />
    </Offer>
  );
};

const DECISIONS = ['no-adjustment', 'adjustment'] as const;

/** What is looked at after the play. */
export const ReviewOffer = ({
  desk,
  review,
}: {
  readonly desk: Desk;
  readonly review: BoardView['reviews'][number];
}) => {
  const act = useAct();
  const [reasons, setReasons] = useState('');
  const { law, side, score } = review;
  return (
    <Offer
      desk={desk}
      kind="review"
      law={law}
      act={review.act}
      text={messages.laws.review(side)}
      {...(score === undefined ? {} : { note: messages.laws.score(score) })}
    >
      <TextField name={deskMessages.reasons} value={reasons} onChange={setReasons} />
      <p class="desk-acts">
        {DECISIONS.map((decision) => (
          <GiveButton
            key={decision}
            act={act}
            command={
              reasons.trim() === ''
                ? null
                : toBoard(desk, {
                    type: 'CloseReview',
                    data: { law, act: review.act, decision, reasons, by: desk.me.id },
                  })
            }
          >
            {deskMessages.offer.close[decision]}
          </GiveButton>
        ))}
      </p>
      <ActNote act={act} />
    </Offer>
  );
};
