import type { Me } from './me';

/** Whether somebody may rule here: a director, and not while he looks with another's eyes. */
export const isDirecting = ({ role, viewAs }: Pick<Me, 'role' | 'viewAs'>): boolean =>
  viewAs === null && (role === 'director' || role === 'chief-director');
