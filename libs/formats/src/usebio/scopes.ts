import type { XmlElement } from './xml';
import { childrenOf, textOf, valueOf } from './xml';

/** A part of the event in which numbers of pairs and boards have one meaning: the event itself, a session, a section. */
export interface UsebioScope {
  /** `A`; `2 A` where there are several sessions; null for the event as a whole. */
  readonly label: string | null;
  readonly element: XmlElement;
}

/** A BOARD with what stands around it. */
export interface UsebioBoard {
  readonly scope: UsebioScope;
  readonly match: XmlElement | null;
  readonly element: XmlElement;
}

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

/** Every BOARD of the event, also those inside a MATCH, in file order. */
export const boardsOf = (scopes: readonly UsebioScope[]): readonly UsebioBoard[] =>
  scopes.flatMap((scope) =>
    scope.element.children.flatMap((child): UsebioBoard[] => {
      if (child.name === 'BOARD') return [{ scope, match: null, element: child }];
      if (child.name !== 'MATCH') return [];
      return childrenOf(child, 'BOARD').map((element) => ({ scope, match: child, element }));
    }),
  );

/** The number of a BOARD: 1, 2, …; null where it is missing or none. */
export const boardNumberOf = (board: XmlElement): number | null => {
  const text = textOf(board, 'BOARD_NUMBER') ?? '';
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 ? Number(text) : null;
};
