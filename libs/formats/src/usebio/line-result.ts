import { type KnownHands, type Result, err, leftOf, ok } from '@app/bridge';
import { place } from '../import-texts';
import type { ImportedResult } from '../imported';
import { type Finding, contradiction, error, note, quoted } from '../finding';
import { scoreAlone } from '../score-alone';
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
  return { lead, findings: unreadable ? [contradiction('lead-unreadable', line, { text: quoted(text) })] : [] };
};

const played = (
  element: XmlElement,
  { bid, risk }: Bid,
  hands: KnownHands,
): Result<{ result: ImportedResult; findings: readonly Finding[] }, Finding> => {
  const { line } = element;
  const by = textOf(element, 'PLAYED_BY') ?? '';
  const declarer = parseSeat(by);
  if (!declarer) return err(error('declarer-unreadable', line, { text: quoted(by) }));
  const written = textOf(element, 'TRICKS') ?? '';
  const tricks = /^\d{1,2}$/.test(written) ? Number(written) : null;
  if (tricks === null || tricks > 13) {
    return err(error('tricks-unreadable', line, { text: quoted(written) }));
  }
  const { lead, findings } = leadOf(textOf(element, 'LEAD'), line);
  const leader = leftOf(declarer);
  const foreign = lead !== null && hands[leader] !== undefined && !hands[leader].includes(lead);
  const against = { lead, leader: place(leader), declarer: { seat: declarer } };
  return ok({
    result: { kind: 'played', bid, risk, declarer, tricks, lead, irregular: false, line },
    findings: [...findings, ...(foreign ? [contradiction('lead-not-in-hand', line, against)] : [])],
  });
};

/** What a line without a contract says by its score alone; that has nothing else to agree with. */
const withoutContract = (line: number, score: string | null): Result<LineResult, Finding> => {
  if (score === null) return err(error('contract-unreadable.nothing', line));
  const points = scoreAlone(score);
  return points === null
    ? err(error('score-alone.impossible', line, { text: quoted(score) }))
    : ok({
        result: { kind: 'score-only', score: points, line },
        score: null,
        findings: [note('score-alone.taken', line)],
      });
};

/**
 * What happened at the table: an artificial score (`A6040`), a pass-out, no play, contract, declarer and tricks, or a score
 * of a contract that the line does not name. Refuses a line that says none of these. Whether SCORE follows from the tricks is not looked at here.
 */
export const readLineResult = (element: XmlElement, hands: KnownHands): Result<LineResult, Finding> => {
  const { line } = element;
  const written = textOf(element, 'SCORE');
  const contractText = textOf(element, 'CONTRACT');
  const percent = parseArtificial(written ?? '') ?? parseArtificial(contractText ?? '');
  if (percent) {
    const contract = contractText === null ? null : parseContract(contractText);
    const beside = { text: quoted(contractText ?? '') };
    return ok({
      result: { kind: 'artificial', percent, line },
      score: null,
      findings: contract?.kind === 'bid' ? [contradiction('artificial-with-contract', line, beside)] : [],
    });
  }
  const score = written === null ? null : parseDecimal(written);
  if (written !== null && score === null && !/^(?:NP|PASS|-)$/i.test(written)) {
    return err(error('score-unreadable', line, { text: quoted(written) }));
  }
  const contract = parseContract(contractText ?? (/^(?:NP|PASS)$/i.test(written ?? '') ? (written ?? '') : ''));
  if (!contract) {
    return contractText === null || /^[-?]$/.test(contractText)
      ? withoutContract(line, score)
      : err(error('contract-unreadable.text', line, { text: quoted(contractText) }));
  }
  if (contract.kind === 'passed-out') return ok({ result: { kind: 'passed-out', line }, score, findings: [] });
  if (contract.kind === 'not-played') {
    return ok({ result: { kind: 'not-played', reason: 'marked as not played', line }, score, findings: [] });
  }
  const result = played(element, contract, hands);
  return result.ok ? ok({ ...result.value, score }) : result;
};
