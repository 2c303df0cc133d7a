import type { BoardCommand, BoardEvent } from '@app/contract';
import type { Edition } from '@app/bridge';
import { explain } from '@app/laws';
import type { BoardView, Refusal } from '@app/session';
import { actNamed, actsNamedIn } from './acts';
import type { StepCommand } from './schema';

type Resolved =
  { readonly ok: true; readonly command: BoardCommand } | { readonly ok: false; readonly refusal: Refusal };

/**
 * The paragraph of a choice, or of a review, as this edition numbers it. A scenario numbers as its first edition does;
 * where nothing is open under that number, the same matter may be open where it stands here (25A6 of 2017 is 25A4 of 2007).
 */
const paragraphHere = (law: string, type: StepCommand, view: BoardView, home: Edition | undefined): string => {
  const open = (type === 'CloseReview' ? view.reviews : view.options).map((one) => one.law);
  if (home === undefined || home === view.laws || open.includes(law)) return law;
  const there = explain(home, law);
  const elsewhere = there.found ? (there.paragraphs[0]?.elsewhere ?? []) : [];
  const moved = elsewhere.find(({ edition }) => edition === view.laws)?.at;
  return typeof moved === 'string' && open.includes(moved) ? moved : law;
};

/**
 * A command as the board at this moment takes it: acts by their revisions, a choice by its paragraph here.
 * @param data what the scenario says under this edition
 * @param stream the board's events so far
 * @param home the edition whose numbers the scenario uses
 */
export const resolved = (
  type: StepCommand,
  data: Readonly<Record<string, unknown>>,
  stream: readonly BoardEvent[],
  view: BoardView,
  home: Edition | undefined,
): Resolved => {
  const acts = actsNamedIn(data).map((named) => ({ ...named, act: actNamed(stream, view, named) }));
  const unknown = acts.find(({ act }) => act === null);
  if (unknown) {
    const message = `${unknown.field}: ${unknown.seat} has made no call and shown no card ${unknown.name}`;
    return { ok: false, refusal: { code: 'ActUnknown', message } };
  }
  const revisions = Object.fromEntries(acts.map(({ field, act }) => [field, act]));
  const law = typeof data.law === 'string' ? { law: paragraphHere(data.law, type, view, home) } : {};
  return { ok: true, command: { type, data: { ...data, ...revisions, ...law } } as BoardCommand };
};
