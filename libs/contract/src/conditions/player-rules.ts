import { type Infer, listOf, object, oneOf, optional, says, text, whole } from '../schema/schema';
import { SEATINGS } from './stage';
import { aDayOfTheYear, paragraph } from '../vocabulary';

/** A rule that is in force where it stands. */
const aRule = object({ paragraph });

const aLimit = object({ most: whole(0, 999), paragraph });

const substituteRules = object({
  allowedBefore: says('a substitute is allowed before he plays (DBf 242A2a)', optional(aRule)),
  forOne: says('a substitute plays for one contestant only (DBf 242A2c)', optional(aRule)),
  rounds: says('rounds that one player may play as a substitute for the same contestant', optional(aLimit)),
  inAll: says('substitutes that a contestant may use in all (DBf 242A2e)', optional(aLimit)),
  replaced: says(
    'how much an entered player may be replaced: half of the boards of a session, or as many as a session has (FSB 102B1-2); ' +
      'over all stages that qualify as many as one of them has, or as two have where there are more than four (102B4)',
    optional(object({ most: oneOf('half-of-the-boards', 'a-session', 'a-stage'), paragraph })),
  ),
  newcomers: says('nobody is a substitute who has played in the contest for another (FSB 102B5)', optional(aRule)),
  onePeriod: says('an entered player is replaced in consecutive rounds, once in a stage (DBf 305A2d)', optional(aRule)),
});

/** Who may play for a contestant, and where they sit, as far as a ledger of events can check it. */
export const somePlayerRules = object({
  entered: says(
    'players that are entered for a contestant',
    optional(object({ least: optional(whole(1, 99)), most: optional(whole(1, 99)), paragraph })),
  ),
  inAMatch: says('players that a team may use in one match', optional(aLimit)),
  enteredPlaying: says(
    'entered players who have to be among those who play a round',
    optional(object({ least: whole(0, 4), paragraph })),
  ),
  forOneContestant: says(
    'a player plays for one contestant only; with unless, another one that has left does not count',
    optional(
      object({
        counts: says(
          'only the one that he is entered for is a contestant of his (DBf 305A2c); any that he played for where left out',
          optional(oneOf('entered')),
        ),
        unless: optional(oneOf('withdrawn')),
        paragraph,
      }),
    ),
  ),
  oneARound: says('nobody plays for two contestants in the same round', optional(aRule)),
  substitutes: optional(substituteRules),
  lateReturn: says(
    'a pair that is ready so many minutes after the start of a stage has its place back from its reserve in the next round, and ' +
      'what that has scored is annulled; excused: where it could not help it, and told somebody within so many (DBf 305C2-3)',
    optional(
      object({
        minutes: whole(0, 600),
        excused: optional(object({ minutes: whole(0, 600), told: whole(0, 600) })),
        paragraph,
      }),
    ),
  ),
  rights: says(
    'what an entered player has to play to keep his rights: half of the boards, a third of them to qualify (FSB 102B3), or ' +
      'so many rounds',
    optional(object({ boards: optional(oneOf('half', 'third')), rounds: optional(whole(1, 999)), paragraph })),
  ),
  seating: says('who seats himself last; as the regulations have it where left out', optional(oneOf(...SEATINGS))),
  illegalPlayersUntil: says(
    'until when an illegal player can be held against a contestant (DBf X79B3)',
    optional(object({ day: aDayOfTheYear, paragraph })),
  ),
  eligibility: says(
    'what the ledger cannot check, for a person to: membership, age, sex, strength, former seasons',
    optional(listOf(object({ says: text(), paragraph }), 1)),
  ),
});

export type PlayerRules = Infer<typeof somePlayerRules>;
