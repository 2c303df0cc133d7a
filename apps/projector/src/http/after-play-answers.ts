import { SEATS } from '@app/bridge';
import { DEADLINE_RIGHTS, PENALTY_TARGETS, PENALTY_UNITS } from '@app/session';
import { getSchemaPath } from '@nestjs/swagger';
import { DerivationNode } from './lineage-answer';
import { flag, list, object, oneOf, orNull, text, whole } from './schema';
import { names, next, position } from './words';

/** Schemas of the answers about penalties, deadlines, carry-over and line-ups; their types are those of the queries. */

const contestant = text('its id');
const revision = whole("in the session's stream");
const paragraph = text('DBf 212A1a');
const from = oneOf(...PENALTY_TARGETS);

const amount = object({ value: text('an exact number: 18, 0.5 or 7/3'), unit: oneOf(...PENALTY_UNITS), paragraph });

const penalty = object({
  revision,
  contestant,
  kind: oneOf('procedural', 'disciplinary'),
  offence: text(),
  amount,
  from: { ...from, description: 'what it comes off' },
  round: orNull(text()),
  paragraph,
  fact: orNull(revision),
  ruling: orNull(text('the ruling about a board that it is a part of: board-q21.4.11@37')),
  decisions: list(revision, 'imposed, and varied after that; the amount is from the last'),
  unitProblem: orNull(text('why the amount cannot come off there')),
});

const warning = object({ revision, contestant, offence: text(), paragraph, fact: orNull(revision) });

const suggestion = object({
  fact: { ...revision, description: 'the fact that it is about' },
  contestant,
  offence: text(),
  round: orNull(text()),
  kind: oneOf('none', 'warning', 'deduction', 'walk-over', 'fixed-result', 'director-decides'),
  paragraph,
  amount: orNull(amount),
  size: orNull(oneOf('fixed', 'at-least')),
  from: orNull(from),
  range: orNull(object({ from: amount, to: amount, paragraph })),
  remark: orNull(text()),
  words: text('all of it in words'),
  decided: orNull(object({ revision, how: oneOf('imposed', 'warned', 'waived', 'walk-over') })),
});

export const PENALTIES_ANSWER = object({
  position,
  penalties: list(penalty, 'that stand; pages are of these'),
  warnings: list(warning, 'that stand'),
  suggestions: list(suggestion, 'what the regulations foresee, and what a person has decided on it'),
  names,
  next,
});

const instant = text('2026-02-01T19:30:00Z');

const deadline = object({
  right: oneOf(...DEADLINE_RIGHTS),
  round: orNull(text('null for the session')),
  publication: orNull({ ...revision, description: 'the published results that it is about' }),
  until: orNull(instant),
  awaits: orNull(text('what has not come about yet')),
  paragraph,
  rests: list(revision, 'the events that it is counted from'),
  least: orNull(object({ until: instant, paragraph }, 'the earliest that it may be shortened to')),
  only: orNull(text('what it is for, where not for everything')),
  needs: orNull(text('whose consent it takes')),
  decided: orNull(object({ revision, how: oneOf('set', 'shortened', 'extended'), was: orNull(instant), paragraph })),
  problems: list(text(), 'what is wrong with that decision'),
  open: orNull({ ...flag, description: 'the right is there at that moment; the last moment is in it' }),
});

const correction = object({
  round: orNull(text('null for the session')),
  allowed: flag,
  needsOrganiser: { ...flag, description: 'only with the consent of the organiser, and beyond reasonable doubt' },
  paragraph: text('L79C2'),
  why: text('in words'),
});

export const DEADLINES_ANSWER = object({
  position,
  at: orNull({ ...instant, description: 'the moment that was asked about' }),
  deadlines: list(deadline, 'pages are of these'),
  corrections: list(
    correction,
    'whether an error in the score may be put right then; none where no moment was asked about',
  ),
  names,
  next,
});

const carryOver = object({
  contestant: text('its id: the one that takes it'),
  match: orNull(text('null where it is not taken into one match')),
  amount: text('an exact number, 11/3; below zero the opponents take it'),
  paragraph,
  derivation: { $ref: getSchemaPath(DerivationNode) },
});

export const CARRY_OVER_ANSWER = object({
  position,
  from: orNull(text('the stage that it comes from; null where the conditions name none')),
  suggestions: list(
    carryOver,
    'one a match: recorded for this contestant alone (SetCarryOver); records for both teams of a match add up',
  ),
  missing: list(text(), 'why there are none, or not for every match'),
  names,
});

const lineUpFinding = object({
  fault: text('not-entered'),
  contestant,
  player: orNull(text('an id of the directory')),
  rounds: list(text()),
  table: orNull(text()),
  seat: orNull(oneOf(...SEATS)),
  what: text('in words'),
  paragraph,
  leadsTo: list(object({ what: text(), paragraph }), 'unless a person decides otherwise'),
  sources: list(text(), 'the events that it rests on, as STREAM@REVISION'),
});

export const LINE_UPS_ANSWER = object({
  position,
  findings: list(lineUpFinding, 'who played without a right to, or sat where he may not'),
  names,
  next,
});
