import type { Card } from '@app/bridge';
import { type BoardEvent, saidText } from '@app/session';
import { type Told, after, cited } from '../told';
import type { RulingEvent } from '../words';
import { adjustment } from './outcome';
import { advice } from './play';
import { calls, name, result, seat, seats, side, tricks } from './terms';

const ASKS = {
  meaning: '',
  call: ' vilket bud som avgavs',
  review: ' efter en upprepning av budgivningen',
  'part-of-review': ' efter en upprepning av en del av budgivningen',
  lead: ' vem som ska spela ut',
  contract: ' vad kontraktet är',
} as const;

const GROUNDS = {
  won: 'som redan var vunna',
  likely: 'som sannolikt skulle ha vunnits',
  'cannot-be-lost': 'som inte kan förloras',
} as const;

const VULNERABLE = { None: 'ingen', NS: 'N-S', EW: 'Ö-V', All: 'alla' } as const;

/** What declarer says, and the card where it is known: `': liten hjärter (H2)'` */
const designation = ({ words, card }: { readonly words?: string; readonly card?: Card }): string => {
  const known = card === undefined || words === undefined ? card : `(${card})`;
  const said = [words, known].filter((one) => one !== undefined).join(' ');
  return said === '' ? '' : `: ${said}`;
};

/** The events of a board but for its rulings, as a committee reads them. */
export const board: Told<Exclude<BoardEvent, RulingEvent>> = {
  BoardOpened: (data) =>
    `Bricka ${data.board} vid bord ${data.table}: ${seat(data.dealer)} ger, i zonen ${VULNERABLE[data.vulnerability]}`,
  CallMade: (data) => `${seat(data.seat)} ${calls(data.call)}`,
  CallSubstituted: (data) => `${seat(data.seat)} vill ändra: ${calls(data.call)} i stället`,
  HandTaken: (data) => `${seat(data.seat)} tar korten från ${seat(data.from)}${after(' på bricka ', data.board)}`,
  CardsCounted: (data) => `${seat(data.seat)} räknar till ${data.count} kort`,
  CardSeen: (data) => `${seat(data.by)} har sett ${data.cards?.join(' ') ?? 'kort'} hos ${seat(data.of)}`,
  HandsCorrected: (data) => `Tävlingsledaren rättar händerna${after(': ', data.text)}`,
  CardRestored: (data) => `${data.card} läggs tillbaka hos ${seat(data.seat)} (${name(data.found)})`,
  BoardTurned: () => 'Brickan vänds',
  SeatsExchanged: (data) => `${seats(data.seats)} byter plats`,
  BoardRedealt: () => 'Given ges om',
  HandsReturned: (data) =>
    data.seat === undefined ? 'Korten är tillbaka i brickan' : `${seat(data.seat)} lägger tillbaka sina kort`,
  AnnouncementMade: (data) => `${seat(data.by)} tillkännager: ${data.text}`,
  QuestionAsked: (data) => `${seat(data.by)} frågar${ASKS[data.asks ?? 'meaning']}${after(': ', data.text)}`,
  ExplanationCorrected: (data) => `${seat(data.by)} rättar förklaringen: ${data.text}`,
  ReviewOfAuctionGiven: (data) => `${seat(data.by)} upprepar budgivningen för ${seat(data.to)}`,
  StopShown: (data) => `${seat(data.by)} visar stoppkortet`,
  StopRemoved: (data) => `${seat(data.by)} tar bort stoppkortet`,
  RemarkMade: (data) => `${seat(data.by)} säger: ${saidText(data.text)}`,
  MannerNoted: (data) => `${seat(data.by)}: ${data.text}`,
  SpectatorSpoke: (data) =>
    `En åskådare${data.asked === true ? ', tillfrågad av tävlingsledaren,' : ''} säger: ${data.text}`,
  CardExposed: (data) =>
    data.manner === 'led'
      ? `${seat(data.seat)} spelar ut ${data.cards.join(' ')} för tidigt`
      : `${seat(data.seat)} visar ${data.cards.join(' ')}`,
  AttentionDrawn: (data) => `${seat(data.by)} påpekar det`,
  RightsReserved: (data) => `${seat(data.by)} förbehåller sig rätten att tillkalla tävlingsledaren senare`,
  DirectorCalled: (data) => `${seat(data.by)} tillkallar tävlingsledaren`,
  StatementTaken: (data) => `${seat(data.by)} uppger: ${saidText(data.text)}`,
  FactFound: (data) => {
    const from = data.statements?.map((at) => at + 1).join(', ');
    return `Fastställt (${data.basis === 'agreed' ? 'enighet' : 'övervägande sannolikt'}${after(', efter händelse ', from)}): ${data.text}`;
  },
  OptionsOffered: () => 'Tävlingsledaren förklarar valmöjligheterna',
  OptionChosen: (data) =>
    `${data.seat === undefined ? 'Tävlingsledaren' : seat(data.seat)} väljer: ${name(data.choice)} (${cited(data.law)})`,
  JudgementMade: (data) => {
    const advised = data.advice === undefined ? undefined : data.advice + 1;
    return `Bedömning, ${name(data.question)}: ${name(data.answer)} (${cited(data.law)})${after(', efter rådet i händelse ', advised)}${after(': ', data.reasons)}`;
  },
  PollTaken: (data) => `Rundfrågning: ${data.question} ${data.asked.map(({ answer }) => answer).join(', ')}`,
  AlertGiven: (data) => `${seat(data.by)} alerterar`,
  ExplanationGiven: (data) => `${seat(data.by)} förklarar: ${data.text}`,
  TempoNoted: (data) =>
    `${seat(data.seat)} är ${data.kind === 'slow' ? 'långsam' : 'snabb'}${after(' (', data.seconds, ' s)')}${data.disputed === true ? ', bestritt' : ''}`,
  LeadPlaced: (data) => `${seat(data.seat)} lägger första utspelet med bildsidan ned`,
  LeadWithdrawn: (data) => `${seat(data.seat)} tar tillbaka första utspelet`,
  LeadFaced: (data) => `${seat(data.seat)} vänder upp första utspelet, ${data.card}`,
  HandSpread: (data) => `${seat(data.seat)} lägger upp sina kort`,
  CardPlayed: (data) => `${seat(data.seat)}: ${data.card}`,
  CardDesignated: (data) => `Spelföraren begär ett kort från träkarlen${designation(data)}`,
  DesignationChanged: (data) => `Spelföraren vill ändra kortet${designation(data)}`,
  DummyPlayed: (data) => `Träkarlen lägger ${data.card} bland de spelade korten`,
  CardWithdrawn: (data) => `${seat(data.seat)} tar tillbaka ${data.card ?? 'kortet'}`,
  RevokeAskedAbout: (data) => `${seat(data.by)} frågar ${seat(data.of)} om färgen är slut`,
  TrickPointed: (data) => `${seat(data.seat)} lägger stick ${data.trick} som vunnet av ${side(data.to)}`,
  TricksInspected: (data) =>
    `${seat(data.by)} ${data.own === true ? 'ser på sitt senaste kort igen' : 'granskar de vända sticken'}`,
  TricksClaimed: (data) => `${seat(data.by)} gör anspråk på ${tricks(data.tricks)}${after(': ', data.statement)}`,
  TricksConceded: (data) => `${seat(data.by)} avstår från ${tricks(data.tricks)}${after(': ', data.statement)}`,
  ClaimAccepted: (data) => `${seat(data.by)} godkänner`,
  ObjectionMade: (data) => `${seat(data.by)} protesterar`,
  PlayOnAgreed: (data) => `${seat(data.by)} går med på att spela vidare`,
  AcquiescenceWithdrawn: (data) =>
    `${seat(data.by)} godkänner inte längre: ${tricks(data.tricks)}, ${GROUNDS[data.ground]}`,
  ConcessionWithdrawn: (data) =>
    `${seat(data.by)} tar tillbaka avståendet: ${tricks(data.tricks)}, ${GROUNDS[data.ground]}`,
  NextBoardCalledOn: (data) => `${seat(data.by)} har bjudit på en senare bricka`,
  TableRoundEnded: () => 'Ronden är slut',
  ClaimAnalysed: (data) => `Råd om anspråket, inget domslut: ${advice(data)}`,
  ReviewClosed: (data) =>
    `Granskat efter spelet av ${data.by} (${data.law}): ${data.decision === 'adjustment' ? 'poängen korrigeras' : 'ingen korrigering'}: ${data.reasons}`,
  ResultConfirmed: () => 'Resultatet är bekräftat',
  ResultAgreed: (data) => `Resultat, överenskommet: ${result(data.result)}`,
  ResultEntered: (data) => `Resultat inmatat: ${result(data.result)} (${data.source})`,
  BoardNotPlayed: (data) => `Inte spelad: ${data.reason}`,
  InfractionNoted: (data) => `Konstaterat: ${name(data.rule)} av ${seat(data.seat)}, ${cited(data.law)}`,
  ScoreAdjusted: adjustment,
};
