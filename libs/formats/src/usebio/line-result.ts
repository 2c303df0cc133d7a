import { type KnownHands, type Result, err, leftOf, ok, seatName } from '@app/bridge';
import type { ImportedResult } from '../imported';
import { type Finding, contradiction, error, quoted } from '../finding';
import { type WrittenContract, parseArtificial, parseContract, parseDecimal, parseLead, parseSeat } from './values';
import { type XmlElement, textOf } from './xml';

interface LineResult {
  readonly result: ImportedResult;
  /** Contract score seen from N-S; null where the line has none or an artificial one. */
  readonly score: string | null;
  readonly findings: readonly Finding[];
}

type Bid = Extract<WrittenContract, { readonly kind: 'bid' }>;

const leadOf = (
  text: string | null,
  line: number,
): Pick<LineResult, 'findings'> & { lead: ReturnType<typeof parseLead> } => {
  const lead = text === null ? null : parseLead(text);
  const unreadable = text !== null && !lead && !/^[-?]$/.test(text);
  const message = `LEAD ${quoted(text ?? '')} is no card; left out`;
  return { lead, findings: unreadable ? [contradiction('lead-unreadable', line, message)] : [] };
};

const played = (
  element: XmlElement,
  { bid, risk }: Bid,
  hands: KnownHands,
): Result<{ result: ImportedResult; findings: readonly Finding[] }, Finding> => {
  const { line } = element;
  const by = textOf(element, 'PLAYED_BY') ?? '';
  const declarer = parseSeat(by);
  if (!declarer) return err(error('declarer-unreadable', line, `PLAYED_BY ${quoted(by)} is no seat`));
  const written = textOf(element, 'TRICKS') ?? '';
  const tricks = /^\d{1,2}$/.test(written) ? Number(written) : null;
  if (tricks === null || tricks > 13) {
    return err(error('tricks-unreadable', line, `TRICKS ${quoted(written)} is no number from 0 to 13`));
  }
  const { lead, findings } = leadOf(textOf(element, 'LEAD'), line);
  const leader = leftOf(declarer);
  const foreign = lead !== null && hands[leader] !== undefined && !hands[leader].includes(lead);
  const message = `LEAD ${lead} is not in the hand of ${seatName(leader)}, who was to lead against ${declarer}`;
  return ok({
    result: { kind: 'played', bid, risk, declarer, tricks, lead, irregular: false, line },
    findings: [...findings, ...(foreign ? [contradiction('lead-not-in-hand', line, message)] : [])],
  });
};

/**
 * What happened at the table: an artificial score (`A6040`), a pass-out, no play, or contract, declarer and tricks.
 * Refuses a line that says none of these. Whether SCORE follows from the tricks is not looked at here.
 */
export const readLineResult = (element: XmlElement, hands: KnownHands): Result<LineResult, Finding> => {
  const { line } = element;
  const written = textOf(element, 'SCORE');
  const contractText = textOf(element, 'CONTRACT');
  const percent = parseArtificial(written ?? '') ?? parseArtificial(contractText ?? '');
  if (percent) {
    const contract = contractText === null ? null : parseContract(contractText);
    const message = `an artificial score beside the contract ${quoted(contractText ?? '')}; the artificial score is taken`;
    return ok({
      result: { kind: 'artificial', percent, line },
      score: null,
      findings: contract?.kind === 'bid' ? [contradiction('artificial-with-contract', line, message)] : [],
    });
  }
  const score = written === null ? null : parseDecimal(written);
  if (written !== null && score === null && !/^(?:NP|PASS|-)$/i.test(written)) {
    return err(error('score-unreadable', line, `SCORE ${quoted(written)} is neither a number nor an artificial score`));
  }
  const contract = parseContract(contractText ?? (/^(?:NP|PASS)$/i.test(written ?? '') ? (written ?? '') : ''));
  if (!contract) {
    const message =
      contractText === null ? 'no CONTRACT and no artificial SCORE' : `CONTRACT ${quoted(contractText)} is none`;
    return err(error('contract-unreadable', line, message));
  }
  if (contract.kind === 'passed-out') return ok({ result: { kind: 'passed-out', line }, score, findings: [] });
  if (contract.kind === 'not-played') {
    return ok({ result: { kind: 'not-played', reason: 'marked as not played', line }, score, findings: [] });
  }
  const result = played(element, contract, hands);
  return result.ok ? ok({ ...result.value, score }) : result;
};
