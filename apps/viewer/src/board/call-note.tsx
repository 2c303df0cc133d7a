import { CallText, FlagSign } from '@app/components';
import type { CallView } from '@app/session';
import { AlertSign, TempoSign } from '../shared/signs';
import { messages } from '../strings';

export const hasNotes = (call: CallView): boolean =>
  call.status !== 'in-force' ||
  call.alerted ||
  call.explanations.length > 0 ||
  call.tempo.length > 0 ||
  call.findings.length > 0;

/** The marks of a call, after it. */
export const CallSigns = ({ call }: { readonly call: CallView }) => (
  <>
    {(call.alerted || call.explanations.length > 0) && <AlertSign />}
    {call.tempo.map(({ kind }, index) => (
      <TempoSign key={index} kind={kind} />
    ))}
    {call.findings.length > 0 && <FlagSign />}
  </>
);

/** Everything on record about one call. */
export const CallNote = ({ call }: { readonly call: CallView }) => (
  <div class="call-note" id="call-note">
    <p class="call-note-title">
      {messages.seat(call.seat)} <CallText call={call.call} />
    </p>
    <ul>
      {call.status !== 'in-force' && <li class="call-note-gone">{messages.play.notInForce(call)}</li>}
      {call.findings.map(({ rule, label, citation }) => (
        <li key={rule}>
          <FlagSign /> <b>{label}.</b> {citation}
        </li>
      ))}
      {call.tempo.map(({ kind, seconds, disputed }, index) => (
        <li key={index}>
          <TempoSign kind={kind} /> {messages.board.tempo(kind, seconds)}
          {disputed && `, ${messages.board.disputed}`}
        </li>
      ))}
      {call.alerted && (
        <li>
          <AlertSign /> {messages.board.alerted}
        </li>
      )}
      {call.explanations.map(({ by, text }, index) => (
        <li key={index}>
          {messages.board.explained(by)} “{text}”
        </li>
      ))}
    </ul>
  </div>
);
