import { type Schema, named, textOf } from './schema/schema';

/** An event by its stream and its revision in it, as decisions are named everywhere: `board-q21.4.11@37`. */
export type DecisionAddress = string;

export const decisionAddress = (stream: string, revision: number): DecisionAddress => `${stream}@${revision}`;

const PATTERN = '^((?:board|session|appeal)-[A-Za-z0-9][\\w.-]{0,200})@(0|[1-9]\\d{0,14})$';
const ADDRESS = new RegExp(PATTERN);

/** Reads `board-q21.4.11@37`; null for anything else. */
export const parseDecisionAddress = (text: string): { readonly stream: string; readonly revision: number } | null => {
  const [, stream, revision] = ADDRESS.exec(text) ?? [];
  return stream === undefined ? null : { stream, revision: Number(revision) };
};

/** A decision's address in commands and events. */
export const aDecision: Schema<DecisionAddress> = named(
  'DecisionAddress',
  textOf('a decision by its stream and revision, like board-q21.4.11@37', { pattern: PATTERN }),
);
