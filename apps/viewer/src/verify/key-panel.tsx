import { useState } from 'preact/hooks';
import { v } from '../strings/verify';
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
    setProblem(bad === null ? null : v.key.bad(bad));
    if (bad === null) use(pasted.join('\n'));
  };
  return (
    <section class="verify-part" aria-labelledby="verify-key">
      <h2 id="verify-key">{v.key.heading}</h2>
      <p>{keys.length === 0 ? v.key.none : v.key.with(whose)}</p>
      <ul class="keys">
        {keys.map((key) => (
          <li key={key}>
            <code title={key}>{v.key.short(key)}</code>
          </li>
        ))}
      </ul>
      {keys.length > 0 && <p class={isOwn ? 'quiet' : 'verify-trust'}>{isOwn ? v.key.kept : v.key.trust}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submitted();
        }}
      >
        <label for="verify-keys">{v.key.label}</label>
        <textarea
          id="verify-keys"
          rows={2}
          spellcheck={false}
          autocomplete="off"
          placeholder={v.key.example}
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
          <button type="submit">{v.key.use}</button>
          {isOwn && (
            <button
              type="button"
              onClick={() => {
                setText('');
                setProblem(null);
                use(null);
              }}
            >
              {v.key.drop}
            </button>
          )}
        </p>
      </form>
    </section>
  );
};
