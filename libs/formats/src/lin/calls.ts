import { type Call, isBid } from '@app/bridge';

/** Two explanations (`an`) in a row are one text. */
export const joined = (before: string | null, text: string): string => (before === null ? text : `${before} ${text}`);

interface WrittenCall {
  readonly call: Call;
  readonly alerted: boolean;
  /** Written `-`, which some vugraph operators use for a pass. */
  readonly dash: boolean;
}

const ONE_CALL = /\s*([1-7](?:NT?|[CDHS])|PASS|P|DBL|D|XX|X|RDBL|R|-)(!?)\??/iy;

const SPOKEN: ReadonlyMap<string, Call> = new Map([
  ['P', 'Pass'],
  ['PASS', 'Pass'],
  ['-', 'Pass'],
  ['D', 'X'],
  ['DBL', 'X'],
  ['X', 'X'],
  ['R', 'XX'],
  ['RDBL', 'XX'],
  ['XX', 'XX'],
]);

const callOf = (text: string): Call | null => {
  const bid = text.replace(/^(\d)N$/, '$1NT');
  return isBid(bid) ? bid : (SPOKEN.get(text) ?? null);
};

/** Reads an `mb` value, mostly one call (`1N`, `p`, `d!`), in some files several in a row; null when it is none. */
export const parseLinCalls = (value: string): readonly WrittenCall[] | null => {
  const calls: WrittenCall[] = [];
  const text = value.trimEnd();
  ONE_CALL.lastIndex = 0;
  while (ONE_CALL.lastIndex < text.length) {
    const [, written = '', alert] = ONE_CALL.exec(text) ?? [];
    const call = callOf(written.toUpperCase());
    if (!call) return null;
    calls.push({ call, alerted: alert === '!', dash: written === '-' });
  }
  return calls.length > 0 ? calls : null;
};
