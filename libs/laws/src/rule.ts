import type { Auction, Call, Card, Contract, Hand, Play, Seat } from '@app/bridge';
import type { Edition, LawRef } from './law-ref';

/** The paragraph that a rule rests on in each edition; without a key it is not in force there. */
export type Sources = Readonly<Partial<Record<Edition, string>>>;

export interface CallMade {
  readonly seat: Seat;
  readonly call: Call;
}

/** A rule about calls: whether making this call, where the auction stands, is an infraction. */
export interface CallRule {
  /** The rule's name for ever: stored in findings. */
  readonly name: string;
  readonly label: string;
  readonly sources: Sources;
  readonly detects: (auction: Auction, made: CallMade) => boolean;
}

/** What is known at the table when a card is led or played. */
export interface CardContext {
  readonly auctionEnded: boolean;
  readonly contract: Contract | null;
  readonly play: Play | null;
  /** The cards still in the player's hand, this one included; null where the hand is not known. */
  readonly hand: Hand | null;
}

export interface CardMade {
  readonly seat: Seat;
  readonly card: Card;
}

/** A rule about cards: whether leading or playing this card is an infraction. */
export interface CardRule {
  readonly name: string;
  readonly label: string;
  readonly sources: Sources;
  readonly detects: (context: CardContext, made: CardMade) => boolean;
}

/** What the engine says about an act: which rule, under which paragraph of the session's edition. */
export interface Finding {
  readonly rule: string;
  readonly label: string;
  readonly law: LawRef;
}

type Rule<Context, Made> = {
  readonly name: string;
  readonly label: string;
  readonly sources: Sources;
  readonly detects: (context: Context, made: Made) => boolean;
};

/** The findings of all rules in force in an edition, in the order of the rules. */
export const findingsOf = <Context, Made>(
  rules: readonly Rule<Context, Made>[],
  edition: Edition,
  context: Context,
  made: Made,
): readonly Finding[] =>
  rules.flatMap((rule) => {
    const paragraph = rule.sources[edition];
    if (paragraph === undefined || !rule.detects(context, made)) return [];
    return [{ rule: rule.name, label: rule.label, law: { edition, authority: 'WBF' as const, paragraph } }];
  });
