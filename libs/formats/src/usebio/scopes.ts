import { type XmlElement, childrenOf, textOf, valueOf } from './xml';

/** A part of the event in which numbers of pairs and boards have one meaning: the event itself, a session, a section. */
export interface UsebioScope {
  /** `A`; `2 A` where there are several sessions; null for the event as a whole. */
  readonly label: string | null;
  readonly element: XmlElement;
}

/** Where a BOARD of results stands. */
interface BoardPlace {
  /** The label of its scope. */
  readonly section: string | null;
  readonly match: XmlElement | null;
}

/** A BOARD with what stands around it. */
export interface UsebioBoard extends BoardPlace {
  readonly element: XmlElement;
}

/** What stands where, by `nth` of the elements that have BOARDs in them. */
export type ByParent<T> = ReadonlyMap<number, T>;

const idOf = (element: XmlElement, index: number): string =>
  valueOf(element, `${element.name}_ID`) ?? valueOf(element, `${element.name}_NAME`) ?? String(index + 1);

const sectionsOf = (element: XmlElement, prefix: string): readonly UsebioScope[] => {
  const sections = childrenOf(element, 'SECTION');
  return sections.map((section, index) => ({
    label: sections.length === 1 && prefix === '' ? null : `${prefix}${idOf(section, index)}`,
    element: section,
  }));
};

/** The event and its sessions and sections, outer ones first. A single session or section needs no name. */
export const scopesOf = (event: XmlElement): readonly UsebioScope[] => {
  const sessions = childrenOf(event, 'SESSION');
  return [
    { label: null, element: event },
    ...sectionsOf(event, ''),
    ...sessions.flatMap((session, index) => {
      const label = sessions.length === 1 ? null : idOf(session, index);
      return [{ label, element: session }, ...sectionsOf(session, label === null ? '' : `${label} `)];
    }),
  ];
};

/** The elements in which BOARDs of results may stand: scopes, and the MATCHes in them. */
export const boardPlaces = (scopes: readonly UsebioScope[]): ByParent<BoardPlace> =>
  new Map(
    scopes.flatMap(({ label, element }): readonly (readonly [number, BoardPlace])[] => [
      [element.nth, { section: label, match: null }],
      ...childrenOf(element, 'MATCH').map((match): [number, BoardPlace] => [match.nth, { section: label, match }]),
    ]),
  );

/** The elements in which deals may stand, each with its section: those of results, then the HANDSETs of file and scopes. */
export const dealPlaces = (usebio: XmlElement, scopes: readonly UsebioScope[]): ByParent<string | null> =>
  new Map([
    ...[...boardPlaces(scopes)].map(([nth, { section }]): [number, string | null] => [nth, section]),
    ...[{ label: null, element: usebio }, ...scopes].flatMap(({ label, element }) =>
      childrenOf(element, 'HANDSET').map(({ nth }): [number, string | null] => [nth, label]),
    ),
  ]);

/** The number of a BOARD: 1, 2, …; null where it is missing or none. */
export const boardNumberOf = (board: XmlElement): number | null => {
  const text = textOf(board, 'BOARD_NUMBER') ?? '';
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 ? Number(text) : null;
};
