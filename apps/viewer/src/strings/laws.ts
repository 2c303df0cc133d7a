import { type Card, type Seat, type Side, partnerOf } from '@app/bridge';
import type { BoardView } from '@app/session';
import { libraryMessages } from '../library-messages';
import type { PlayWords } from '@app/components';
import type english from './en/laws.json';
import type { Writer } from './say';

type Status = BoardView['irregularities'][number]['status'];
type Obligation = BoardView['obligations'][number];
type PenaltyCard = BoardView['penaltyCards'][number];
type Revoke = BoardView['revokes'][number];
type Decision = BoardView['closedReviews'][number]['decision'];
type Score = NonNullable<BoardView['reviews'][number]['score']>;
type Chooser = Seat | 'director';

/** What the Laws say at a moment of the replay. */
export const lawsIn = (texts: typeof english, side: PlayWords['side'], { say }: Writer) => {
  const questions: Readonly<Record<string, string>> = texts.questions;
  return {
    ...texts,
    callsDirector: (seat: Seat) => say(texts.callsDirector, { who: texts.who[seat] }),
    chose: (who: Chooser, choice: string) =>
      say(texts.chose, { who: texts.who[who], choice: libraryMessages.name(choice) }),
    judged: (question: string, answer: string) =>
      say(texts.judged, { question: libraryMessages.name(question), answer: libraryMessages.name(answer) }),
    irregularity: (seat: Seat, rule: string) => say(texts.irregularity, { who: texts.who[seat], rule }),
    status: (status: Status) => texts.statuses[status],
    mayChoose: (who: Chooser, orPartner: boolean) =>
      say(texts.mayChoose, {
        who: texts.who[who],
        partner: orPartner && who !== 'director' ? texts.who[partnerOf(who)] : null,
      }),
    until: (moment: string) => say(texts.until, { moment: libraryMessages.until(moment) }),
    duty: (obligation: Obligation) =>
      say(texts.duty, { who: texts.who[obligation.for], duty: libraryMessages.duty(obligation) }),
    penaltyCard: (seat: Seat, card: Card, kind: PenaltyCard['kind']) =>
      say(texts.penaltyCard, { who: texts.who[seat], card, kind }),
    takenBack: (seat: Seat, card: Card) => say(texts.takenBack, { who: texts.who[seat], card }),
    revoke: (revoke: Revoke) =>
      say(texts.revoke, { who: texts.who[revoke.seat], revoke: libraryMessages.revoke(revoke) }),
    asked: (question: string) => questions[question] ?? say(texts.asked, { question: libraryMessages.name(question) }),
    presumed: (answer: string) => say(texts.presumed, { answer: libraryMessages.name(answer) }),
    review: (of: Side | null) => say(texts.review, { side: of === null ? null : side(of) }),
    decided: (decision: Decision, by: string) => say(texts.decided, { decision, by }),
    score: (score: Score) => texts.scores[score],
    unusable: (of: Side) => say(texts.unusable, { side: side(of) }),
    paragraph: (law: string) => say(texts.paragraph, { law }),
    event: (number: number) => say(texts.event, { number }),
  };
};
