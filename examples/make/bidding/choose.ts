import { type Suit, denominationOf, isBid, isLegalCall, levelOf, partnerOf, rightOf, sideOf } from '@app/bridge';
import { type Choice, type Context, PASS, actionsOf, callsOf, theirBid } from './context';
import { advanceOvercall, answerTakeout, partnersEntry } from './advancing';
import { enterAuction } from './competing';
import { continuing } from './continuing';
import { answer, respondToNoTrump } from './no-trump';
import { opening } from './opening';
import { rebidAfter } from './rebidding';
import { respondToPreempt, respondToSuit } from './responding';

const suitOfBid = ({ call }: Choice): Suit | null => {
  if (!isBid(call)) return null;
  const denomination = denominationOf(call);
  return denomination === 'NT' ? null : denomination;
};

const rightPassed = (context: Context): boolean =>
  (callsOf(context, rightOf(context.seat)).at(-1)?.call ?? 'Pass') === 'Pass';

/** Partner has acted and I have not. */
const firstReply = (context: Context, partners: Choice): Choice => {
  const entry = partnersEntry(context);
  const suit = suitOfBid(partners);
  if (entry === 'double') return answerTakeout(context);
  if (entry === 'overcall' && suit) return advanceOvercall(context, suit);
  if (partners.asks === 'strength' || !isBid(partners.call)) return continuing(context);
  if (!suit) return rightPassed(context) ? respondToNoTrump(context) : continuing(context);
  return levelOf(partners.call) === 1 ? respondToSuit(context, suit) : respondToPreempt(context, suit);
};

const ours = (context: Context): boolean =>
  context.said.some(({ seat, choice }) => sideOf(seat) === sideOf(context.seat) && choice.call !== 'Pass');

const considered = (context: Context): Choice => {
  if (!context.auction.bid) return opening(context);
  if (!ours(context)) return enterAuction(context);
  const mine = actionsOf(context, context.seat);
  const partners = actionsOf(context, partnerOf(context.seat));
  const asked = !theirBid(context) && rightPassed(context) ? answer(context) : null;
  if (asked) return asked;
  const [firstOfPartner] = partners;
  if (mine.length === 0 && firstOfPartner)
    return partners.length === 1 ? firstReply(context, firstOfPartner) : continuing(context);
  const [opened] = mine;
  const suit = opened ? suitOfBid(opened) : null;
  const didOpen = context.said.find(({ choice }) => isBid(choice.call))?.seat === context.seat;
  const rebids = didOpen && suit && opened?.call.startsWith('1') && mine.length === 1 && partners.length === 1;
  return (rebids && firstOfPartner ? rebidAfter(context, suit, firstOfPartner) : null) ?? continuing(context);
};

/** What the player in turn calls, and what it means to partner. Always a legal call. */
export const chooseCall = (context: Context): Choice => {
  const choice = considered(context);
  return isLegalCall(context.auction, choice.call) ? choice : PASS;
};
