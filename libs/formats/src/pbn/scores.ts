import { type Side, type Contract, type Vulnerability, otherSide, sideOf } from '@app/bridge';
import { contractScore } from '@app/scoring';
import type { ImportedResult, ImportedScoring, StatedScore } from '../imported';
import { type Finding, contradiction, deviation, quoted } from './findings';
import { type Game, lineOf, valueOf } from './game';
import { readVulnerability } from './deal';
import { negated } from '../negated';

/** A score as a tag gives it: of declarer's side, or of named sides. Decimal text, exact. */
interface ScoreTag {
  readonly declarer?: string;
  readonly NS?: string;
  readonly EW?: string;
}

const NUMBER = String.raw`([+-]?\d+(?:\.\d*)?)`;
const ALONE = new RegExp(`^${NUMBER}$`);
const SIDES = new RegExp(`^(NS|EW)\\s*${NUMBER}(?:\\s*(NS|EW)\\s*${NUMBER})?$`);

/** `'+550'` is `'550'`, `'-0'` is `'0'`, `'4.'` is `'4'`. */
const plain = (number: string): string => {
  const text = number
    .replace(/^\+/, '')
    .replace(/\.0*$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
  return /^-0(\.0*)?$/.test(text) ? '0' : text;
};

/** `'-100'`, `'NS +550'`, `'NS 4 EW -4'`, `'EW -2.5'`; null where it is none of these. */
const readScore = (text: string): ScoreTag | null => {
  const [, alone] = ALONE.exec(text.trim()) ?? [];
  if (alone !== undefined) return { declarer: plain(alone) };
  const [, side, own, otherTagged, other] = SIDES.exec(text.trim()) ?? [];
  if ((side !== 'NS' && side !== 'EW') || own === undefined || otherTagged === side) return null;
  return { [side]: plain(own), ...(other === undefined ? {} : { [otherSide(side)]: plain(other) }) };
};

/** The score of each side that the tag names; a score without a side is declarer's, when that is known. */
const bySideOf = (score: ScoreTag, declarer: Side | null): Readonly<Partial<Record<Side, string>>> => {
  const { declarer: alone, NS, EW } = score;
  if (alone !== undefined) return declarer ? { [declarer]: alone } : alone === '0' ? { NS: alone } : {};
  return { ...(NS === undefined ? {} : { NS }), ...(EW === undefined ? {} : { EW }) };
};

/** The score seen from North-South. */
const fromNorthSouth = (score: ScoreTag, declarer: Side | null): string | null => {
  const { NS, EW } = bySideOf(score, declarer);
  return NS ?? (EW === undefined ? null : negated(EW));
};

const scoreOf = ({ tags }: Game, name: string): ScoreTag | null => readScore(valueOf(tags, name) ?? '');

const declaringSide = (contract: Contract | null): Side | null => (contract ? sideOf(contract.declarer) : null);

const WHOLE = /^-?\d+$/;
const COMPARED = ['ScoreIMP', 'ScoreMP'];

/**
 * What the file itself gives as score and comparison, in exact decimal text. A score that is the result itself has nothing
 * to agree with.
 */
export const statedScore = (
  game: Game,
  contract: Contract | null,
  scoring: ImportedScoring | null,
  result: ImportedResult | null,
): StatedScore => {
  const declarer = declaringSide(contract);
  const total = scoreOf(game, 'Score');
  const imps = scoreOf(game, 'ScoreIMP');
  const matchpoints = scoreOf(game, 'ScoreMP');
  const score = total && result?.kind !== 'score-only' ? fromNorthSouth(total, declarer) : null;
  const line = ['Score', ...COMPARED].map((name) => game.tags.get(name)?.line).find((at) => at !== undefined);
  return {
    ...(score !== null && WHOLE.test(score) ? { score } : {}),
    ...(imps ? { [scoring === 'cross-imps' ? 'crossImps' : 'imps']: bySideOf(imps, declarer) } : {}),
    ...(matchpoints ? { matchpoints: bySideOf(matchpoints, declarer) } : {}),
    ...(line === undefined ? {} : { line }),
  };
};

/** Forms of scoring in which Score is not what Law 77 gives. */
const OTHER_SCORE = /Rubber|Chicago|Cavendish|OldMP|IMP_19/i;

/** Whether Score is a contract score, as far as Scoring tells. */
export const isContractScore = ({ tags }: Game): boolean => !OTHER_SCORE.test(valueOf(tags, 'Scoring') ?? '');

/** The Score tag seen from North-South; null where there is none. A number without a side is of declarer's. */
export const scoreFromNorthSouth = (game: Game, declarer: Side): string | null => {
  const tag = scoreOf(game, 'Score');
  return tag && fromNorthSouth(tag, declarer);
};

/** The score of a contract that no tag and no call names, as North-South have it; null where Score does not say whose it is. */
export const scoreWithoutContract = (game: Game): string | null => {
  const tag = isContractScore(game) ? scoreOf(game, 'Score') : null;
  return tag && fromNorthSouth(tag, null);
};

/** The Score tag against contract, tricks and vulnerability (Law 77). An irregular result may have any score. */
export const scoreFindings = (
  game: Game,
  result: ImportedResult | null,
  vulnerability: Vulnerability | null,
): readonly Finding[] => {
  const tag = scoreOf(game, 'Score');
  if (!tag || !result || !isContractScore(game)) return [];
  const line = lineOf(game, 'Score');
  if (result.kind === 'passed-out') {
    const score = fromNorthSouth(tag, 'NS');
    return score === null || score === '0' ? [] : [contradiction('score-disagrees.passed-out', line, { score })];
  }
  if (result.kind !== 'played' || result.irregular || !vulnerability) return [];
  const score = fromNorthSouth(tag, sideOf(result.declarer));
  const should = String(contractScore(result, result.tricks, vulnerability));
  if (score === null || score === should) return [];
  const { bid, risk, declarer, tricks } = result;
  const by = { bid, risk, declarer: { seat: declarer }, tricks, vulnerability };
  return [contradiction('score-disagrees.result', line, { score, ...by, should })];
};

const HISTORY = /^NS\s+\d+\s+\d+\s*\/\s*(\d+(?:\s+\d+){0,2})\s+EW\s+\d+\s+\d+\s*\/\s*(\d+(?:\s+\d+){0,2})\s*$/;
const GAME_POINTS = 100;

/**
 * The games won in a rubber tell who is vulnerable (PBN 2.1, 4.2.6: `NS above above/below... EW above above/below...`).
 * The Vulnerable tag must say the same.
 */
export const rubberFindings = (game: Game): readonly Finding[] => {
  const text = valueOf(game.tags, 'ScoreRubberHistory');
  if (text === null) return [];
  const line = lineOf(game, 'ScoreRubberHistory');
  const [, ns, ew] = HISTORY.exec(text) ?? [];
  if (ns === undefined || ew === undefined) {
    return [deviation('tag-value.rubber', line, { text: quoted(text) })];
  }
  const won = (below: string): boolean => below.split(/\s+/).some((points) => Number(points) >= GAME_POINTS);
  const should = won(ns) ? (won(ew) ? 'All' : 'NS') : won(ew) ? 'EW' : 'None';
  const stated = readVulnerability(game.tags.get('Vulnerable')).value;
  if (stated === null || stated === should) return [];
  return [contradiction('vulnerable-disagrees', line, { says: stated, shows: should })];
};
