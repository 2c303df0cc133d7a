import type { Call } from '@app/bridge';
import type { Entry } from './entries';
import type { Finding, Found } from './findings';
import { contradiction, deviation, note, quoted, refused } from './findings';
import { readCall } from './spelling';

/** One step of an auction as it is written down, before it is known who took it. */
export type Step =
  | {
      readonly kind: 'call';
      readonly call: Call;
      readonly line: number;
      /** `^I` stands before it. */
      readonly insufficient: boolean;
      readonly note: number | null;
    }
  /** `^S`: the player whose turn it was did not call. */
  | { readonly kind: 'skip'; readonly line: number }
  /** `AP`: everybody passes who still has to. */
  | { readonly kind: 'all-pass'; readonly line: number; readonly note: number | null };

export interface AuctionText {
  /** Columns left empty (`-`) before the first call. */
  readonly blanks: number;
  readonly steps: readonly Step[];
  /** `+`: to be continued; `*`: no more calls. */
  readonly end: '+' | '*' | null;
}

const readStep = (entry: Entry): Found<Step> | Finding => {
  const { line, note: explained } = entry;
  if (entry.text === '^S') return { value: { kind: 'skip', line }, findings: [] };
  if (entry.text.toUpperCase() === 'AP') return { value: { kind: 'all-pass', line, note: explained }, findings: [] };
  const call = readCall(entry.text);
  if (!call) return refused('unreadable-call', line, `${quoted(entry.text)} is no call`);
  const text = `call ${quoted(entry.text)} is read as ${call.value}`;
  const findings = {
    standard: [],
    small: [note('small-letters', line, text)],
    odd: [deviation('call-spelling', line, text)],
  }[call.spelling];
  const insufficient = entry.marks.includes('I');
  return { value: { kind: 'call', call: call.value, line, insufficient, note: explained }, findings };
};

/** What stands behind the end of an auction or a play. */
const afterEnd = (end: '+' | '*', { text, line }: Entry): Finding =>
  text === '+' || text === '*'
    ? deviation('second-end', line, `${text} stands behind ${end}`)
    : contradiction('entry-after-end', line, `${quoted(text)} stands behind ${end} and is not taken`);

/** Reads what is written in an auction section, call by call. */
export const readAuctionText = (entries: readonly Entry[]): Found<AuctionText> => {
  const steps: Step[] = [];
  const findings: Finding[] = [];
  let blanks = 0;
  let end: AuctionText['end'] = null;
  for (const entry of entries) {
    if (end !== null) findings.push(afterEnd(end, entry));
    else if (entry.text === '+' || entry.text === '*') end = entry.text;
    else if (entry.text === '-' && steps.length === 0) blanks += 1;
    else {
      const step = readStep(entry);
      if ('grade' in step) findings.push(step);
      else {
        steps.push(step.value);
        findings.push(...step.findings);
      }
    }
  }
  return { value: { blanks, steps, end }, findings };
};
