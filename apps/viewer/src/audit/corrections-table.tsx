import type { Message } from '@app/bridge';
import { EventLink } from '../lineage/event-link';
import { WithSigns } from '../shared/event-text';
import { timeText } from '../shared/numbers';
import { auditMessages } from '../strings/audit';
import { texts } from '../texts';
import type { Correction } from './corrections-source';
import { EvidenceLink } from './evidence-link';
import { RecordedBy } from './recorded-by';

/** A shape and a word, never a colour alone. */
const SIGN: Readonly<Record<Correction['timely'], string>> = { 'in-time': '✓', late: '✕', 'no-period': 'i' };

const authorityText = ({ authority, consent }: Correction): string => {
  const by = texts.value({ authority });
  if (consent.length === 0) return by;
  return `${by}, ${auditMessages.corrections.consent(texts.value({ list: consent.map((name) => ({ name })), joined: 'and' }))}`;
};

const Timely = ({ timely, period }: Pick<Correction, 'timely' | 'period'>) => (
  <>
    <b class={`timely-${timely}`}>
      <span aria-hidden="true">{SIGN[timely]}</span> {auditMessages.corrections.timely[timely]}
    </b>
    {period !== null && <span class="quiet below-it">{texts.say(period)}</span>}
  </>
);

const scoreText = (score: Message | null): string | null => score && texts.say(score);

const Row = ({ correction }: { readonly correction: Correction }) => {
  const { decision, words, occurredAt, recordedAt, by, paragraph, inForce } = correction;
  const before = scoreText(correction.before);
  const after = scoreText(correction.after);
  return (
    <tr>
      <td>
        <time dateTime={occurredAt ?? undefined}>{timeText(occurredAt)}</time>
        <span class="below-it">
          {authorityText(correction)} {paragraph !== null && <cite class="paragraph">{paragraph}</cite>}
        </span>
        <RecordedBy by={by} recordedAt={recordedAt} />
      </td>
      <th scope="row">
        <WithSigns text={words} />
        <span class="quiet below-it">
          {before !== null && before !== after && <WithSigns text={auditMessages.corrections.was(before)} />}
          {after !== null && after !== before && after !== words && (
            <WithSigns text={` ${auditMessages.corrections.became(after)}`} />
          )}
          {!inForce && <b> {auditMessages.corrections.fallen}</b>}
        </span>
        <span class="only-narrow">
          <Timely {...correction} />
        </span>
        <span class="deed-links">
          <EventLink source={decision} />
          <EvidenceLink address={decision} />
        </span>
      </th>
      <td class="roomy">
        <Timely {...correction} />
      </td>
    </tr>
  );
};

/** Corrections as a spreadsheet takes them; the first row has the headings. */
export const correctionRows = (corrections: readonly Correction[]): readonly (readonly string[])[] => [
  [
    auditMessages.deeds.address,
    auditMessages.deeds.when,
    auditMessages.corrections.recorded,
    auditMessages.corrections.what,
    auditMessages.corrections.authority,
    auditMessages.corrections.paragraph,
    auditMessages.corrections.timeliness,
    '',
  ],
  ...corrections.map((one) => [
    one.decision,
    one.occurredAt ?? '',
    one.recordedAt ?? '',
    one.words,
    authorityText(one),
    one.paragraph ?? '',
    auditMessages.corrections.timely[one.timely],
    one.period ? texts.say(one.period) : '',
  ]),
];

/** Corrections, each with the way to its event and to the proof of that. */
export const CorrectionsTable = ({ corrections }: { readonly corrections: readonly Correction[] }) => (
  <table class="list deeds">
    <caption class="sr-only">{auditMessages.corrections.heading}</caption>
    <thead>
      <tr>
        <th scope="col">{auditMessages.corrections.whenAndBy}</th>
        <th scope="col">{auditMessages.corrections.what}</th>
        <th scope="col" class="roomy">
          {auditMessages.corrections.timeliness}
        </th>
      </tr>
    </thead>
    <tbody>
      {corrections.map((one) => (
        <Row key={one.decision} correction={one} />
      ))}
    </tbody>
  </table>
);
