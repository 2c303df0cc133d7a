import type { BySide, Card, Seat, Side } from '@app/bridge';
import { partnerOf } from '@app/bridge';
import type { BoardView, CallStatus } from '@app/session';
import { duty as dutyInWords } from '../../words/da/duty';
import { moment as momentInWords } from '../../words/da/moments';
import { name as nameInWords } from '../../words/da/names';
import { advice as adviceInWords, claim as claimInWords, revoke as revokeInWords } from '../../words/da/play';
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
  E: 'Øst',
  S: 'Syd',
  W: 'Vest',
  director: 'Turneringslederen',
};
const SIDE: BySide<string> = { NS: 'N-S', EW: 'Ø-V' };

const STATUS: Readonly<Record<Status, string>> = {
  unnoticed: 'ingen har gjort opmærksom på den',
  'attention-drawn': 'der er gjort opmærksom på den, turneringslederen ikke tilkaldt',
  'director-called': 'turneringslederen tilkaldt',
  'options-offered': 'mulighederne forklaret',
  accepted: 'accepteret',
  ruled: 'afgjort',
  condoned: 'eftergivet',
  forfeited: 'retten til berigtigelse fortabt',
};

const NOT_IN_FORCE: Readonly<Record<Exclude<CallStatus, 'in-force'>, string>> = {
  withdrawn: 'taget tilbage',
  cancelled: 'annulleret',
  attempted: 'en ændring af meldingen, endnu ikke afgjort',
};

const SCORE: Readonly<Record<Score, string>> = {
  assigned: 'korrigeret score',
  artificial: 'kunstig score',
  adjusted: 'justeret score',
  cancelled: 'scoren annulleres',
};

/** What a judgement is about, as a director asks it; others by their name alone. */
const ASKED: Readonly<Record<string, string>> = {
  unintended: 'Var den første melding en, som spilleren ikke mente at afgive?',
  'same-denomination': 'Viser begge bud den samme benævnelse?',
  comparable: 'Er den nye melding en tilsvarende melding til den, den erstatter?',
  'over-or-own-turn': 'Blev der meldt over meldingen uden for tur, eller i egen tur, som om den ikke var afgivet?',
  'led-or-followed': 'Blev kortet lagt til udspillet uden for tur, eller spillet ud i egen tur?',
  'suits-shown': 'Hvilke farver viste meldingen?',
  misinformation: 'Kan misinformation have haft indflydelse på meldingen eller kortet?',
  'could-have-known': 'Kunne den fejlende have vidst, at det meget vel kunne betale sig?',
  'logical-alternative': 'Var der et logisk alternativ?',
  'unintended-designation': 'Var det en fortalelse?',
  'unintended-play': 'Var det et kort, som spilleren ikke mente at spille?',
  'other-intention': 'Mente spilfører uden for enhver tvivl et andet kort?',
  'lead-or-fifth-card': 'Var kortet et femte kort i stikket, eller et udspil til det næste?',
  'meant-another-card': 'Havde spilleren ment at spille et af kortene, eller et andet?',
  'claim-ruling': 'Hvor mange af de resterende stik har den side, der krævede eller gav afkald?',
  acquiescence: 'Havde den side, der accepterede, vundet disse stik, eller ville den sandsynligvis have vundet dem?',
  concession: 'Havde den side, der gav afkald, vundet disse stik, eller kunne intet normalt spil tabe dem?',
};

/** What the Laws say at a moment of the replay, in Danish. */
export const laws: Strings['laws'] = {
  heading: 'Hvad lovene siger her',
  nothing: 'Intet er uafgjort på dette tidspunkt.',
  sign: {
    director: 'turneringslederen tilkaldt',
    choice: 'valg',
    judgement: 'skøn',
    ruling: 'afgørelse',
    reversal: 'omgjort',
    score: 'en anden score',
  },
  kind: {
    director: 'Turneringsleder',
    irregularity: 'Uregelmæssighed',
    option: 'Mulighed',
    duty: 'Pligt',
    question: 'Spørgsmål til turneringslederen',
    penalty: 'Strafkort',
    withdrawn: 'Taget tilbage',
    revoke: 'Kulørsvigt',
    claim: 'Krav',
    advice: 'Råd, ingen afgørelse',
    fact: 'Fastslået',
    spectator: 'Sagt af en tilskuer',
    poll: 'Rundspørge',
    review: 'Efter spillet',
    reviewed: 'Set på efter spillet',
    information: 'Ubeføjede oplysninger',
  },
  paragraph: (law: string) => `§ ${law}`,
  directorHere: 'Turneringslederen er ved bordet.',
  callsDirector: (seat: Seat) => `${WHO[seat]} tilkalder turneringslederen`,
  chose: (who: Chooser, choice: string) => `${WHO[who]} vælger: ${nameInWords(choice)}`,
  judged: (question: string, answer: string) => `Skøn, ${nameInWords(question)}: ${nameInWords(answer)}`,
  notInForce: (status: Exclude<CallStatus, 'in-force'>, law: string | null) =>
    law === null ? NOT_IN_FORCE[status] : `${NOT_IN_FORCE[status]} efter ${law}`,
  deemed: 'anses for at have passet',
  pass: '(Pas)',
  irregularity: (seat: Seat, rule: string) => `${WHO[seat]}: ${rule}`,
  status: (status: Status) => STATUS[status],
  mayChoose: (who: Chooser, orPartner: boolean) =>
    orPartner && who !== 'director' ? `${WHO[who]} eller ${WHO[partnerOf(who)]} kan vælge` : `${WHO[who]} kan vælge`,
  choice: nameInWords,
  until: (moment: string) => `indtil ${momentInWords(moment)}`,
  duty: (obligation: Obligation) => `${WHO[obligation.for]} ${dutyInWords(obligation)}`,
  penaltyCard: (seat: Seat, card: Card, kind: PenaltyCard['kind']) =>
    `${WHO[seat]} har ${card} som ${kind === 'major' ? 'stort' : 'lille'} strafkort`,
  takenBack: (seat: Seat, card: Card) => `${WHO[seat]} har taget ${card} tilbage`,
  revoke: (revoke: Revoke) => `${WHO[revoke.seat]}: ${revokeInWords(revoke)}`,
  claim: claimInWords,
  advice: adviceInWords,
  asked: (question: string) => ASKED[question] ?? `${nameInWords(question)}?`,
  answers: 'Svar',
  presumed: (answer: string) => `uden bevis: ${nameInWords(answer)}`,
  review: (side: Side | null) =>
    side === null ? 'Turneringslederen ser på spillet' : `Turneringslederen ser på det; fejlende side ${SIDE[side]}`,
  decided: (decision: Decision, by: string) =>
    `${decision === 'adjustment' ? 'Scoren justeres' : 'Ingen justering'} (${by})`,
  score: (score: Score) => SCORE[score],
  unusable: (side: Side) => `${SIDE[side]} må ikke bruge:`,
  source: nameInWords,
  disputed: 'bestridt',
  about: 'Om',
  against: 'mod',
  event: (number: number) => `hændelse ${number}`,
};
