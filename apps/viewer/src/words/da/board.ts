import type { Card } from '@app/bridge';
import { type BoardEvent, saidText } from '@app/session';
import { type Told, after, cited } from '../told';
import type { RulingEvent } from '../words';
import { adjustment } from './outcome';
import { advice } from './play';
import { calls, name, result, seat, seats, side, tricks } from './terms';

const ASKS = {
  meaning: '',
  call: ', hvad der blev meldt',
  review: ' om at få meldeforløbet gentaget',
  'part-of-review': ' om at få en del af meldeforløbet gentaget',
  lead: ', hvem der skal spille ud',
  contract: ', hvad kontrakten er',
} as const;

const GROUNDS = {
  won: 'som allerede var vundet',
  likely: 'som sandsynligvis ville være vundet',
  'cannot-be-lost': 'som ikke kan tabes',
} as const;

const VULNERABLE = { None: 'ingen', NS: 'N-S', EW: 'Ø-V', All: 'alle' } as const;

/** What declarer says, and the card where it is known: `': lille hjerter (H2)'` */
const designation = ({ words, card }: { readonly words?: string; readonly card?: Card }): string => {
  const known = card === undefined || words === undefined ? card : `(${card})`;
  const said = [words, known].filter((one) => one !== undefined).join(' ');
  return said === '' ? '' : `: ${said}`;
};

/** The events of a board but for its rulings, as a committee reads them. */
export const board: Told<Exclude<BoardEvent, RulingEvent>> = {
  BoardOpened: (data) =>
    `Spil ${data.board} ved bord ${data.table}: ${seat(data.dealer)} giver, i zonen ${VULNERABLE[data.vulnerability]}`,
  CallMade: (data) => `${seat(data.seat)} ${calls(data.call)}`,
  CallSubstituted: (data) => `${seat(data.seat)} vil ændre: ${calls(data.call)} i stedet`,
  HandTaken: (data) => `${seat(data.seat)} tager ${seat(data.from)}s kort${after(' fra spil ', data.board)}`,
  CardsCounted: (data) => `${seat(data.seat)} tæller ${data.count} kort`,
  CardSeen: (data) => `${seat(data.by)} har set ${data.cards?.join(' ') ?? 'kort'} hos ${seat(data.of)}`,
  HandsCorrected: (data) => `Turneringslederen retter hænderne${after(': ', data.text)}`,
  CardRestored: (data) => `${data.card} lægges tilbage hos ${seat(data.seat)} (${name(data.found)})`,
  BoardTurned: () => 'Mappen vendes',
  SeatsExchanged: (data) => `${seats(data.seats)} bytter plads`,
  BoardRedealt: () => 'Spillet gives om',
  HandsReturned: (data) =>
    data.seat === undefined ? 'Kortene er tilbage i mappen' : `${seat(data.seat)} lægger kortene tilbage`,
  AnnouncementMade: (data) => `${seat(data.by)} annoncerer: ${data.text}`,
  QuestionAsked: (data) => `${seat(data.by)} spørger${ASKS[data.asks ?? 'meaning']}${after(': ', data.text)}`,
  ExplanationCorrected: (data) => `${seat(data.by)} retter forklaringen: ${data.text}`,
  ReviewOfAuctionGiven: (data) => `${seat(data.by)} gentager meldeforløbet for ${seat(data.to)}`,
  StopShown: (data) => `${seat(data.by)} viser stopkortet`,
  StopRemoved: (data) => `${seat(data.by)} fjerner stopkortet`,
  RemarkMade: (data) => `${seat(data.by)} siger: ${saidText(data.text)}`,
  MannerNoted: (data) => `${seat(data.by)}: ${data.text}`,
  SpectatorSpoke: (data) =>
    `En tilskuer${data.asked === true ? ', spurgt af turneringslederen,' : ''} siger: ${data.text}`,
  CardExposed: (data) =>
    data.manner === 'led'
      ? `${seat(data.seat)} spiller ${data.cards.join(' ')} ud for tidligt`
      : `${seat(data.seat)} viser ${data.cards.join(' ')}`,
  AttentionDrawn: (data) => `${seat(data.by)} gør opmærksom på det`,
  RightsReserved: (data) => `${seat(data.by)} forbeholder sig ret til at tilkalde turneringslederen senere`,
  DirectorCalled: (data) => `${seat(data.by)} tilkalder turneringslederen`,
  StatementTaken: (data) => `${seat(data.by)} forklarer: ${saidText(data.text)}`,
  FactFound: (data) => {
    const from = data.statements?.map((at) => at + 1).join(', ');
    return `Fastslået (${data.basis === 'agreed' ? 'der er enighed' : 'overvejende sandsynligt'}${after(', efter hændelse ', from)}): ${data.text}`;
  },
  OptionsOffered: () => 'Turneringslederen forklarer mulighederne',
  OptionChosen: (data) =>
    `${data.seat === undefined ? 'Turneringslederen' : seat(data.seat)} vælger: ${name(data.choice)} (${cited(data.law)})`,
  JudgementMade: (data) => {
    const advised = data.advice === undefined ? undefined : data.advice + 1;
    return `Skøn, ${name(data.question)}: ${name(data.answer)} (${cited(data.law)})${after(', efter rådet i hændelse ', advised)}${after(': ', data.reasons)}`;
  },
  PollTaken: (data) => `Rundspørge: ${data.question} ${data.asked.map(({ answer }) => answer).join(', ')}`,
  AlertGiven: (data) => `${seat(data.by)} alerter`,
  ExplanationGiven: (data) => `${seat(data.by)} forklarer: ${data.text}`,
  TempoNoted: (data) =>
    `${seat(data.seat)} er ${data.kind === 'slow' ? 'langsom' : 'hurtig'}${after(' (', data.seconds, ' s)')}${data.disputed === true ? ', bestridt' : ''}`,
  LeadPlaced: (data) => `${seat(data.seat)} lægger åbningsudspillet fordækt`,
  LeadWithdrawn: (data) => `${seat(data.seat)} tager åbningsudspillet tilbage`,
  LeadFaced: (data) => `${seat(data.seat)} vender åbningsudspillet, ${data.card}`,
  HandSpread: (data) => `${seat(data.seat)} lægger sine kort op`,
  CardPlayed: (data) => `${seat(data.seat)}: ${data.card}`,
  CardDesignated: (data) => `Spilfører beder om et kort fra bordet${designation(data)}`,
  DesignationChanged: (data) => `Spilfører vil ændre kortet${designation(data)}`,
  DummyPlayed: (data) => `Den blinde lægger ${data.card} blandt de spillede kort`,
  CardWithdrawn: (data) => `${seat(data.seat)} tager ${data.card ?? 'kortet'} tilbage`,
  RevokeAskedAbout: (data) => `${seat(data.by)} spørger ${seat(data.of)}, om der ikke er flere i farven`,
  TrickPointed: (data) => `${seat(data.seat)} lægger stik ${data.trick} som vundet af ${side(data.to)}`,
  TricksInspected: (data) =>
    `${seat(data.by)} ${data.own === true ? 'ser sit sidste kort igen' : 'ser de vendte stik efter'}`,
  TricksClaimed: (data) => `${seat(data.by)} kræver ${tricks(data.tricks)}${after(': ', data.statement)}`,
  TricksConceded: (data) => `${seat(data.by)} giver afkald på ${tricks(data.tricks)}${after(': ', data.statement)}`,
  ClaimAccepted: (data) => `${seat(data.by)} accepterer`,
  ObjectionMade: (data) => `${seat(data.by)} protesterer`,
  PlayOnAgreed: (data) => `${seat(data.by)} er indforstået med at spille videre`,
  AcquiescenceWithdrawn: (data) =>
    `${seat(data.by)} accepterer ikke længere: ${tricks(data.tricks)}, ${GROUNDS[data.ground]}`,
  ConcessionWithdrawn: (data) =>
    `${seat(data.by)} tager afkaldet tilbage: ${tricks(data.tricks)}, ${GROUNDS[data.ground]}`,
  NextBoardCalledOn: (data) => `${seat(data.by)} har meldt på et senere spil`,
  TableRoundEnded: () => 'Runden er slut',
  ClaimAnalysed: (data) => `Råd om kravet, ingen afgørelse: ${advice(data)}`,
  ReviewClosed: (data) =>
    `Set på efter spillet af ${data.by} (${data.law}): ${data.decision === 'adjustment' ? 'scoren justeres' : 'ingen justering'}: ${data.reasons}`,
  ResultConfirmed: () => 'Resultatet er bekræftet',
  ResultAgreed: (data) => `Resultat, enighed om: ${result(data.result)}`,
  ResultEntered: (data) => `Resultat indtastet: ${result(data.result)} (${data.source})`,
  BoardNotPlayed: (data) => `Ikke spillet: ${data.reason}`,
  InfractionNoted: (data) => `Konstateret: ${name(data.rule)} af ${seat(data.seat)}, ${cited(data.law)}`,
  ScoreAdjusted: adjustment,
};
