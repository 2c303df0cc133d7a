import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Evidence } from '@app/ledger/evidence';
import { answerTo } from '../ledger/api';
import { client } from '../ledger/client';
import { verifyHref } from '../route';
import { ProblemNote } from '../shared/awaited';
import { messages } from '../strings';
import { verifyMessages } from '../strings/verify';
import { askedFor } from './asked';
import { evidenceIn } from './brought';
import { type Check, fails } from './check';
import { checkEvents } from './check-events';
import { Checks } from './checks';
import { type Head, checkSameLedger, headOf } from './head';
import type { Keyring } from './keyring';
import { ProvedEvents } from './proved-events';
import { askConsistency } from './served';
import { useWork } from '../shared/use-work';
import type { BrowserCrypto } from './web-crypto';

interface Checking {
  readonly head: Head;
  readonly keyring: Keyring;
  readonly crypto: BrowserCrypto;
}

interface AnswerProps extends Checking {
  readonly of: string;
}

const checksOf = async (of: string, evidence: Evidence, checking: Checking): Promise<readonly Check[]> => {
  const { head, keyring, crypto } = checking;
  const asked = askedFor(of);
  if (!asked.isAnsweredBy(evidence.events.map(({ event }) => event)))
    return [fails(verifyMessages.events.other(asked.what), verifyMessages.events.otherMeans)];
  const events = await checkEvents(evidence, keyring, crypto, asked.what);
  const own = headOf(evidence.checkpoint);
  // Signed between two questions of this page: it has to continue what is shown above.
  const isNewer = own !== null && own.note !== head.note;
  return isNewer ? [events, await checkSameLedger(own, head, askConsistency, crypto)] : [events];
};

/** What the server proves about one thing, checked here. */
const Answer = ({ of, head, keyring, crypto }: AnswerProps) => {
  const answer = useWork(
    useCallback(() => answerTo(client.GET('/evidence/{address}', { params: { path: { address: of } } })), [of, head]),
  );
  const evidence = answer?.ok === true ? evidenceIn(answer.value) : null;
  const checks = useWork(
    useCallback(
      () => (evidence ? checksOf(of, evidence, { head, keyring, crypto }) : Promise.resolve(null)),
      [answer, keyring, crypto],
    ),
  );
  if (answer?.ok === false) return <ProblemNote problem={answer.error} />;
  if (answer && !evidence)
    return <ProblemNote problem={{ title: messages.problem.unreadable, detail: `/evidence/${of}`, code: null }} />;
  return (
    <>
      <Checks checks={checks} />
      {evidence && checks?.every(({ state }) => state === 'holds') === true && (
        <ProvedEvents events={evidence.events} />
      )}
    </>
  );
};

/** Asks the server for the proofs of one thing. What is asked for is in the address of the page. */
export const AskPanel = ({ of, ...checking }: Checking & { readonly of: string | null }) => {
  const [text, setText] = useState('');
  useEffect(() => setText(of ?? ''), [of]);
  return (
    <section class="verify-part" aria-labelledby="verify-ask">
      <h2 id="verify-ask">{verifyMessages.ask.heading}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') location.hash = verifyHref(text.trim());
        }}
      >
        <label for="verify-of">{verifyMessages.ask.label}</label>{' '}
        <input
          id="verify-of"
          type="text"
          autocomplete="off"
          spellcheck={false}
          aria-describedby="verify-of-hint"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />{' '}
        <button type="submit">{verifyMessages.ask.check}</button>
        <p id="verify-of-hint" class="quiet">
          {verifyMessages.ask.hint}
        </p>
      </form>
      {of !== null && <Answer key={of} of={of} {...checking} />}
    </section>
  );
};
