import { type Message, type Params, message } from '@app/bridge';

/** What is wrong with who played, and where. */
const FOUND = [
  'changed-during-round',
  'entered-too-few',
  'entered-too-many',
  'entered-who-played',
  'in-match-too-many',
  'met',
  'met-again',
  'met-too-often',
  'not-allowed',
  'not-a-third',
  'not-as-before',
  'not-entered',
  'not-in-round-before',
  'place-given-back',
  'place-not-given-back',
  'plays-for-two',
  'ready-too-late',
  'replaced-again',
  'replaced-too-much',
  'rights-lost',
  'room-changed',
  'rooms-not-changed',
  'rounds-as-substitute',
  'rounds-played',
  'sat-last-twice',
  'seated-first',
  'substitutes-too-many',
  'told-too-late',
  'wrong-direction',
] as const;

/** What follows, unless a person decides otherwise. */
const CONSEQUENCES = [
  'absent-pair',
  'absent-player',
  'absent-team',
  'annulled',
  'artificial-sits-first',
  'artificial-system-away',
  'directors-error',
  'disqualified',
  'found-out-late',
  'may-be-let',
  'player-disqualified',
  'reserve-stays',
  'returns-next-round',
  'same-way',
  'scored-as-absent',
  'scored-as-absent-excused',
  'substitute-takes-over',
] as const;

/** Codes of findings about line-ups. */
export const LINE_UP_CODES: readonly string[] = [
  ...FOUND.map((name) => `line-up.${name}`),
  ...CONSEQUENCES.map((name) => `line-up.leads-to.${name}`),
  'line-up.day',
];

export const lineUpMessage = (name: (typeof FOUND)[number], params: Params): Message =>
  message(`line-up.${name}`, params);

export const consequenceMessage = (name: (typeof CONSEQUENCES)[number], params?: Params): Message =>
  message(`line-up.leads-to.${name}`, params);

/** A day of the year, `'08-31'`, or of one year, `'2026-08-31'`. */
export const dayMessage = (day: string): Message => {
  const [date = '', month = '', year] = day.split('-').toReversed();
  return message('line-up.day', { day: Number(date), month: String(Number(month)), year: year ?? null });
};

/** Contestants or players by their ids. */
export const people = (ids: readonly string[]): Params[string] => ({
  list: ids.map((contestant) => ({ contestant })),
});
