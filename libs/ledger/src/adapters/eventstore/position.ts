import type { Position } from '@eventstore/db-client';

/** Where the engine keeps an event: increasing, with gaps, and of no meaning outside the engine. */
export const isAfter = (one: Position, other: Position | undefined): boolean =>
  other === undefined || one.commit > other.commit || (one.commit === other.commit && one.prepare > other.prepare);

export const positionText = ({ commit, prepare }: Position): string => `${commit}/${prepare}`;

export const parsePosition = (text: string): Position => {
  const [commit = '0', prepare = '0'] = text.split('/');
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
};
