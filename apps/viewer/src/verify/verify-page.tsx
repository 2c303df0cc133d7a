import { useMemo, useState } from 'preact/hooks';
import { boardStream, parseBoardStream } from '@app/contract';
import { boardHref, sessionHref } from '../route';
import { Page } from '../shared/page';
import { ProblemNote } from '../shared/awaited';
import { messages } from '../strings';
import { verifyMessages } from '../strings/verify';
import { AskPanel } from './ask-panel';
import { Checks } from './checks';
import { FilePanel } from './file-panel';
import { HeadPanel } from './head-panel';
import { KeyPanel } from './key-panel';
import { type Keyring, keysIn } from './keyring';
import { pastedKeys, rememberKeys, seenLedgers } from './remembered';
import { loadServed } from './served';
import { useWork } from '../shared/use-work';
import { type BrowserCrypto, browserCrypto } from './web-crypto';

const Verification = ({ of, crypto }: { readonly of: string | null; readonly crypto: BrowserCrypto }) => {
  const [round, setRound] = useState(0);
  const [pasted, setPasted] = useState(pastedKeys);
  // Who comes for one thing sees that first; it stays where it is when something else is asked for.
  const [isOfOne] = useState(of !== null);
  // What is remembered in this round is compared with in the next.
  const { ask, before } = useMemo(() => ({ ask: () => loadServed(), before: seenLedgers() }), [round]);
  const answer = useWork(ask);
  const served = answer?.ok === true ? answer.value : null;
  const keyring = useMemo((): Keyring => {
    return pasted === null ? { keys: served?.keys ?? [], whose: 'server' } : { keys: keysIn(pasted), whose: 'visitor' };
  }, [pasted, served]);
  const use = (text: string | null): void => {
    rememberKeys(text);
    setPasted(text);
  };
  const again = (): void => setRound(round + 1);
  if (!answer) return <Checks checks={null} />;
  const head = answer.ok ? (
    <HeadPanel key="head" served={answer.value} keyring={keyring} crypto={crypto} before={before} again={again} />
  ) : (
    <ProblemNote key="head" problem={answer.error} />
  );
  const asking = served && <AskPanel key="ask" of={of} head={served.head} keyring={keyring} crypto={crypto} />;
  return (
    <div class="verify">
      <div class="verify-column">{isOfOne ? [asking, head] : [head, asking]}</div>
      <div class="verify-column">
        <KeyPanel keyring={keyring} crypto={crypto} use={use} />
        <FilePanel head={served?.head ?? null} keyring={keyring} crypto={crypto} />
      </div>
    </div>
  );
};

/** What is verified, as a page of its own. */
const pathTo = (of: string | null): readonly { readonly label: string; readonly href: string }[] => {
  const board = of === null ? null : parseBoardStream(of);
  if (!board) return [];
  return [
    { label: board.session, href: sessionHref(board.session) },
    { label: messages.board.title(board.board, board.table), href: boardHref(boardStream(board)) },
  ];
};

/** Checks in the browser that the ledger still has what it had: as a whole, one thing in it, or a file somebody has. */
export const VerifyPage = ({ of }: { readonly of: string | null }) => {
  const ready = useWork(useMemo(() => async () => ({ crypto: await browserCrypto() }), []));
  return (
    <Page title={messages.verify.heading} path={pathTo(of)} connection={null}>
      <h1>{messages.verify.heading}</h1>
      <p class="verify-intro">{verifyMessages.intro}</p>
      {ready?.crypto && <Verification of={of} crypto={ready.crypto} />}
      {ready?.crypto === null && (
        <ProblemNote problem={{ title: verifyMessages.noCrypto, detail: verifyMessages.noCryptoMeans, code: null }} />
      )}
    </Page>
  );
};
