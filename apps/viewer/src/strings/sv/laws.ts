import type { BySide, Card, Seat, Side } from '@app/bridge';
import { partnerOf } from '@app/bridge';
import type { BoardView, CallStatus } from '@app/session';
import { duty as dutyInWords } from '../../words/sv/duty';
import { moment as momentInWords } from '../../words/sv/moments';
import { name as nameInWords } from '../../words/sv/names';
import { advice as adviceInWords, claim as claimInWords, revoke as revokeInWords } from '../../words/sv/play';
import type { Strings } from '../en';

type Status = BoardView['irregularities'][number]['status'];
type Obligation = BoardView['obligations'][number];
type PenaltyCard = BoardView['penaltyCards'][number];
type Revoke = BoardView['revokes'][number];
type Decision = BoardView['closedReviews'][number]['decision'];
type Score = NonNullable<BoardView['reviews'][number]['score']>;
type Chooser = Seat | 'director';

const WHO: Readonly<Record<Chooser, string>> = {
  N: 'Nord',
  E: 'Öst',
  S: 'Syd',
  W: 'Väst',
  director: 'Tävlingsledaren',
};
const SIDE: BySide<string> = { NS: 'N-S', EW: 'Ö-V' };

const STATUS: Readonly<Record<Status, string>> = {
  unnoticed: 'ingen har påpekat den',
  'attention-drawn': 'påpekad, tävlingsledaren inte tillkallad',
  'director-called': 'tävlingsledaren tillkallad',
  'options-offered': 'valmöjligheterna förklarade',
  accepted: 'godkänd',
  ruled: 'avgjord',
  condoned: 'överseende',
  forfeited: 'rätten till korrigering förlorad',
};

const NOT_IN_FORCE: Readonly<Record<Exclude<CallStatus, 'in-force'>, string>> = {
  withdrawn: 'återtaget',
  cancelled: 'struket',
  attempted: 'en ändring av budet, ännu inte avgjord',
};

const SCORE: Readonly<Record<Score, string>> = {
  assigned: 'tilldelat resultat',
  artificial: 'korrigerad procentuell poäng',
  adjusted: 'korrigerad poäng',
  cancelled: 'resultatet stryks',
};

/** What a judgement is about, as a director asks it; others by their name alone. */
const ASKED: Readonly<Record<string, string>> = {
  unintended: 'Var det första budet ett som spelaren inte avsåg att avge?',
  'same-denomination': 'Visar båda buden samma benämning?',
  comparable: 'Är det nya budet jämförbart med det som det ersätter?',
  'over-or-own-turn': 'Avgavs budet över budet utom tur, eller i egen tur som om det inte hade avgivits?',
  'led-or-followed': 'Spelades kortet till utspelet utom tur, eller ut i egen tur?',
  'suits-shown': 'Vilka färger visade budet?',
  misinformation: 'Kan felaktiga upplysningar ha påverkat budet eller kortet?',
  'could-have-known': 'Kunde den felande ha vetat att det mycket väl kunde löna sig?',
  'logical-alternative': 'Fanns det ett logiskt alternativ?',
  'unintended-designation': 'Var det en felsägning?',
  'unintended-play': 'Var det ett kort som spelaren inte avsåg att spela?',
  'other-intention': 'Menade spelföraren utan tvivel ett annat kort?',
  'lead-or-fifth-card': 'Var kortet ett femte i sticket, eller ett utspel till nästa?',
  'meant-another-card': 'Hade spelaren avsett att spela ett av korten, eller ett annat?',
  'claim-ruling': 'Hur många av de återstående sticken har sidan som gjorde anspråk eller avstod?',
  acquiescence: 'Hade sidan som godkände vunnit dessa stick, eller skulle den sannolikt ha vunnit dem?',
  concession: 'Hade sidan som avstod vunnit dessa stick, eller kunde inget normalt spel förlora dem?',
};

/** What the Laws say at a moment of the replay, in Swedish. */
export const laws: Strings['laws'] = {
  heading: 'Vad lagarna säger här',
  nothing: 'Inget är öppet i det här ögonblicket.',
  sign: {
    director: 'tävlingsledaren tillkallad',
    choice: 'val',
    judgement: 'bedömning',
    ruling: 'domslut',
    reversal: 'upphävt',
    score: 'en annan poäng',
  },
  kind: {
    director: 'Tävlingsledare',
    irregularity: 'Felaktighet',
    option: 'Valmöjlighet',
    duty: 'Skyldighet',
    question: 'Fråga till tävlingsledaren',
    penalty: 'Straffkort',
    withdrawn: 'Återtaget',
    revoke: 'Revoke',
    claim: 'Anspråk',
    advice: 'Råd, inget domslut',
    fact: 'Fastställt',
    spectator: 'Sagt av en åskådare',
    poll: 'Rundfrågning',
    review: 'Efter spelet',
    reviewed: 'Granskat efter spelet',
    information: 'Otillåtna upplysningar',
  },
  paragraph: (law: string) => `§ ${law}`,
  directorHere: 'Tävlingsledaren är vid bordet.',
  callsDirector: (seat: Seat) => `${WHO[seat]} tillkallar tävlingsledaren`,
  chose: (who: Chooser, choice: string) => `${WHO[who]} väljer: ${nameInWords(choice)}`,
  judged: (question: string, answer: string) => `Bedömning, ${nameInWords(question)}: ${nameInWords(answer)}`,
  notInForce: (status: Exclude<CallStatus, 'in-force'>, law: string | null) =>
    law === null ? NOT_IN_FORCE[status] : `${NOT_IN_FORCE[status]} enligt ${law}`,
  deemed: 'anses ha passat',
  pass: '(Pass)',
  irregularity: (seat: Seat, rule: string) => `${WHO[seat]}: ${rule}`,
  status: (status: Status) => STATUS[status],
  mayChoose: (who: Chooser, orPartner: boolean) =>
    orPartner && who !== 'director' ? `${WHO[who]} eller ${WHO[partnerOf(who)]} får välja` : `${WHO[who]} får välja`,
  choice: nameInWords,
  until: (moment: string) => `tills ${momentInWords(moment)}`,
  duty: (obligation: Obligation) => `${WHO[obligation.for]} ${dutyInWords(obligation)}`,
  penaltyCard: (seat: Seat, card: Card, kind: PenaltyCard['kind']) =>
    `${WHO[seat]} har ${card} som ${kind === 'major' ? 'stort' : 'litet'} straffkort`,
  takenBack: (seat: Seat, card: Card) => `${WHO[seat]} har tagit tillbaka ${card}`,
  revoke: (revoke: Revoke) => `${WHO[revoke.seat]}: ${revokeInWords(revoke)}`,
  claim: claimInWords,
  advice: adviceInWords,
  asked: (question: string) => ASKED[question] ?? `${nameInWords(question)}?`,
  answers: 'Svar',
  presumed: (answer: string) => `utan bevis: ${nameInWords(answer)}`,
  review: (side: Side | null) =>
    side === null ? 'Tävlingsledaren ser på brickan' : `Tävlingsledaren ser på den; felande sida ${SIDE[side]}`,
  decided: (decision: Decision, by: string) =>
    `${decision === 'adjustment' ? 'Poängen korrigeras' : 'Ingen korrigering'} (${by})`,
  score: (score: Score) => SCORE[score],
  unusable: (side: Side) => `${SIDE[side]} får inte använda:`,
  source: nameInWords,
  disputed: 'bestritt',
  about: 'Om',
  against: 'mot',
  event: (number: number) => `händelse ${number}`,
};
