import type { Session } from '../session/fold';
import { keptOf } from '../session/kept';
import type { SessionDoc } from './session-doc';

/** A session as deciders have it, as the document that periods, penalties and standings are worked out from. */
export const sessionDocOf = (
  id: string,
  { opened, closed, sections, contestants, rounds, kept }: Session,
): SessionDoc => ({
  id,
  title: opened?.title ?? null,
  date: opened?.date ?? null,
  laws: opened?.laws ?? 'wbf-2017',
  regulations: opened?.regulations ?? null,
  scoring: opened?.scoring ?? 'matchpoints',
  conditions: keptOf({ kept }, 'ConditionsChanged').at(-1)?.data.conditions ?? opened?.conditions ?? null,
  contest: opened?.contest ?? null,
  closed,
  sections: sections.map((section) => ({ section, title: null })),
  contestants: [...contestants.values()],
  rounds: [...rounds.values()],
  kept,
});
