/** The tags of PBN 2.1: the fifteen mandatory ones, the supplemental ones, the sections. */
const STANDARD: ReadonlySet<string> = new Set(
  `Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result
   Competition DealId Description FrenchMP Generator Hidden Room Termination
   Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ScoreRubberHistory OptimumScore
   BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType NorthType EastType SouthType
   EventDate EventSponsor HomeTeam VisitTeam Round Section Stage Table
   Time UTCDate UTCTime TimeControl TimeCall TimeCard Annotator AnnotatorNA Application Mode
   Auction Play Note
   ActionTable AuctionTimeTable InstantScoreTable OptimumPlayTable OptimumResultTable PlayTimeTable
   ScoreTable TotalScoreTable`.split(/\s+/),
);

export const isStandardTag = (name: string): boolean => STANDARD.has(name);

/** Tags that say something of one game only: `#` and `##` are forbidden in them (PBN 2.1, 4.8). */
const OWN: ReadonlySet<string> = new Set([
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Auction',
  'Play',
  'Note',
]);

export const mayInherit = (name: string): boolean => !OWN.has(name);
