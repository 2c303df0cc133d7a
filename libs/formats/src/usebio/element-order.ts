import { type XmlElement, readXml } from './xml';
import { runToEnd } from '../reader';

/*
 * The order of elements for the specs; nothing else uses it. The DTD could not be had, so that this is what programs write
 * and read: Compscore (examples of the project), and of public programs the writers scorer-to-usebio 0.3 (pairs) and
 * the exporter of Swiss teams that cites usebio.org/documentation/usebio-1.2.pdf, and the reader of
 * marcshearer/ImportUsebio. Where programs differ (the head of EVENT), any of its elements may stand before another.
 */

const HEAD = [
  'BOARD_SCORING_METHOD',
  'MATCH_SCORING_METHOD',
  'EVENT_IDENTIFIER',
  'EVENT_DESCRIPTION',
  'PROGRAM_NAME',
  'WINNER_TYPE',
  'DATE',
  'SESSION_COUNT',
  'SECTION_COUNT',
];
const RANKED = ['TOTAL_SCORE', 'PERCENTAGE', 'PLACE'];
const SUITS = ['CLUBS', 'DIAMONDS', 'HEARTS', 'SPADES'];
const of = (side: string) => [`${side}_MATCH_POINTS`, `${side}_CROSS_IMP_POINTS`, `${side}_BUTLER_POINTS`];

/** The children that an element may have, in their order. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  USEBIO: ['CLUB', 'EVENT', 'HANDSET'],
  CLUB: ['CLUB_NAME'],
  EVENT: [...HEAD, 'PARTICIPANTS', 'SECTION', 'MATCH', 'BOARD'],
  SECTION: ['PARTICIPANTS', 'MATCH', 'BOARD', 'HANDSET'],
  PARTICIPANTS: ['PAIR', 'TEAM'],
  TEAM: [...RANKED, 'PAIR', 'PLAYER'],
  PAIR: ['PAIR_NUMBER', 'DIRECTION', ...RANKED, 'PLAYER'],
  PLAYER: ['PLAYER_NAME'],
  MATCH: [
    ...['ROUND_NUMBER', 'TEAM', 'OPPOSING_TEAM', 'START_BOARD_NUMBER', 'END_BOARD_NUMBER'],
    ...['TEAM_SCORE', 'OPPOSING_TEAM_SCORE', 'BOARD'],
  ],
  HANDSET: ['BOARD'],
  BOARD: ['BOARD_NUMBER', 'IMPS', 'HAND', 'TRAVELLER_LINE'],
  HAND: ['DIRECTION', ...SUITS],
  TRAVELLER_LINE: [
    ...['DIRECTION', 'NS_PAIR_NUMBER', 'EW_PAIR_NUMBER', 'CONTRACT', 'PLAYED_BY', 'LEAD', 'TRICKS', 'SCORE'],
    ...of('NS'),
    ...of('EW'),
  ],
};

/** Where TEAM is a name: in a MATCH. */
const NAMES: Readonly<Record<string, readonly string[]>> = { MATCH: ['TEAM'] };

const wrongIn = (element: XmlElement): readonly string[] => {
  const order = CHILDREN[element.name] ?? [];
  const places = element.children.map(({ name }) => order.indexOf(name));
  const wrong = element.children.filter((_, at) => {
    const place = places[at] ?? -1;
    return place === -1 || place < Math.max(0, ...places.slice(0, at));
  });
  const inside = element.children.filter(({ name }) => !NAMES[element.name]?.includes(name));
  return [...wrong.map(({ name, line }) => `${element.name}/${name}, line ${line}`), ...inside.flatMap(wrongIn)];
};

/** Every element of a file that no element may have where it stands, or that stands behind one that comes after it. */
export const outOfOrder = (text: string): readonly string[] => {
  const wrong: string[] = [];
  const parsed = runToEnd(readXml([text], 'BOARD'), ({ element }) => {
    wrong.push(...wrongIn(element));
  });
  return parsed.ok ? [...wrong, ...wrongIn(parsed.value)] : ['not XML'];
};
