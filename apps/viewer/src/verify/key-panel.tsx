import { useState } from 'preact/hooks';
import { verifyMessages } from '../strings/verify';
import { type Keyring, keysIn, notAKey } from './keyring';
import type { BrowserCrypto } from './web-crypto';

interface KeyPanelProps {
  readonly keyring: Keyring;
  readonly crypto: BrowserCrypto;
  /** The visitor's own keys, one a line; null for those that the server gives. */
  readonly use: (text: string | null) => void;
}

/** Which key signatures are checked with, and where another is put in. */
export const KeyPanel = ({ keyring: { keys, whose }, crypto, use }: KeyPanelProps) => {
  const [text, setText] = useState(whose === 'visitor' ? keys.join('\n') : '');
  const [problem, setProblem] = useState<string | null>(null);
  const isOwn = whose === 'visitor';
  const submitted = async (): Promise<void> => {
    const pasted = keysIn(text);
    const bad = pasted.length === 0 ? '' : await notAKey(pasted, crypto);
    setProblem(bad === null ? null : verifyMessages.key.bad(bad));
    if (bad === null) use(pasted.join('\n'));
  };
  return (
    <section class="verify-part" aria-labelledby="verify-key">
      <h2 id="verify-key">{verifyMessages.key.heading}</h2>
      <p>{keys.length === 0 ? verifyMessages.key.none : verifyMessages.key.with(whose)}</p>
      <ul class="keys">
        {keys.map((key) => (
          <li key={key}>
            <code title={key}>{verifyMessages.key.short(key)}</code>
          </li>
        ))}
      </ul>
      {keys.length > 0 && (
        <p class={isOwn ? 'quiet' : 'verify-trust'}>{isOwn ? verifyMessages.key.kept : verifyMessages.key.trust}</p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submitted();
        }}
      >
        <label for="verify-keys">{verifyMessages.key.label}</label>
        <textarea
          id="verify-keys"
          rows={2}
          spellcheck={false}
          autocomplete="off"
          placeholder={verifyMessages.key.example}
          aria-describedby={problem === null ? undefined : 'verify-keys-problem'}
          aria-invalid={problem !== null}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        {problem !== null && (
          <p id="verify-keys-problem" class="verify-problem" role="alert">
            {problem}
          </p>
        )}
        <p class="verify-buttons">
          <button type="submit">{verifyMessages.key.use}</button>
          {isOwn && (
            <button
              type="button"
              onClick={() => {
                setText('');
                setProblem(null);
                use(null);
              }}
            >
              {verifyMessages.key.drop}
            </button>
          )}
        </p>
      </form>
    </section>
  );
};
