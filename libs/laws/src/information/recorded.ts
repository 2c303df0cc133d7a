import type { ActData, ActOf, ActType } from '../state/acts';
import type { Deed, DisclosureState, Poll } from '../state/disclosure';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { cardAt } from '../table/card-changes';
import { withDisclosure } from '../table/who';

type Change = Partial<DisclosureState>;
type Recording = { readonly [T in ActType]?: (told: DisclosureState, data: ActData[T], at: number) => Change };

const withDeed = ({ deeds }: DisclosureState, deed: Deed): Change => ({ deeds: [...deeds, deed] });

const withExplanation = (
  { explanations }: DisclosureState,
  { by, act }: ActData['AlertGiven'],
  at: number,
): Change => ({
  explanations: [...explanations, { at, by, about: act }],
});

/** Requests for a review are told from questions about the meaning of calls. */
const kindOfQuestion = ({ asks }: ActData['QuestionAsked']): Deed['kind'] =>
  asks === 'review' || asks === 'part-of-review' ? 'review' : 'question';

const counted = (asked: ActData['PollTaken']['asked']): Poll['answers'] => {
  const answers = [...new Set(asked.map(({ answer }) => answer))];
  return answers.map((answer) => ({ answer, count: asked.filter((one) => one.answer === answer).length }));
};

const RECORDS: Recording = {
  LeadFaced: (told, { seat }, at) => withDeed(told, { at, seat, kind: 'card' }),
  CardPlayed: (told, { seat }, at) => withDeed(told, { at, seat, kind: 'card' }),
  QuestionAsked: (told, data, at) => withDeed(told, { at, seat: data.by, kind: kindOfQuestion(data) }),
  RevokeAskedAbout: (told, { by }, at) => withDeed(told, { at, seat: by, kind: 'question' }),
  CardExposed: (told, { seat }, at) => withDeed(told, { at, seat, kind: 'exposed' }),
  TricksClaimed: (told, { by }, at) => withDeed(told, { at, seat: by, kind: 'claim' }),
  TricksConceded: (told, { by }, at) => withDeed(told, { at, seat: by, kind: 'claim' }),
  ReviewOfAuctionGiven: (told, { by }, at) => withDeed(told, { at, seat: by, kind: 'review-given' }),
  TempoNoted: (told, { seat }, at) => withDeed(told, { at, seat, kind: 'tempo' }),
  RemarkMade: (told, { by }, at) => withDeed(told, { at, seat: by, kind: 'remark' }),
  MannerNoted: (told, { by }, at) => withDeed(told, { at, seat: by, kind: 'manner' }),
  ExplanationGiven: withExplanation,
  AnnouncementMade: withExplanation,
  JudgementMade: ({ judgements }, { question, act, answer }) => ({
    judgements: [...judgements, { question, act, answer }],
  }),
  PollTaken: ({ polls }, { act = null, question, asked }) => ({
    polls: [...polls, { act, question, asked: asked.length, answers: counted(asked) }],
  }),
};

/** A card that was named, or chosen, and not laid down (45B, 46B). */
const withNamedCard = (state: TableState, at: number): TableState => {
  const { disclosure } = state;
  if (disclosure.deeds.at(-1)?.at === at) return state;
  const card = cardAt(state, at);
  return !card || disclosure.deeds.some((one) => one.at === at)
    ? state
    : withDisclosure(state, withDeed(disclosure, { at, seat: card.seat, kind: 'card' }));
};

const record = <T extends ActType>(state: TableState, { type, data, at }: ActOf<T>): TableState => {
  const change = RECORDS[type]?.(state.disclosure, data, at);
  return withNamedCard(change ? withDisclosure(state, change) : state, at);
};

/** Remembers who did, explained, judged and answered what; what the Laws make of it is said in their own files. */
export const recorded = { after: record } satisfies LawModule;
