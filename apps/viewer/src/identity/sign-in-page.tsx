import { useEffect, useState } from 'preact/hooks';
import { sessionsHref, signInHref } from '../route';
import { Page } from '../shared/page';
import { messages } from '../strings';
import { identity, signIn, signOut } from './identity';
import { useMe } from './me';
import { tokenIn, tryToken } from './token';

interface SignInPageProps {
  /** Of the link that was followed; null where the reader pastes one. */
  readonly token: string | null;
  /** Whether the server has turned away the token that this browser has. */
  readonly rejected: boolean;
}

type Attempt = 'none' | 'under-way' | 'good' | 'bad' | 'unreachable';

/** Everything that is shown was for somebody else: the page begins anew, at the same address unless it was this one. */
const beginAnew = (): void => {
  if (location.hash.startsWith(signInHref())) history.replaceState(null, '', sessionsHref());
  location.reload();
};

const leave = (): void => {
  signOut();
  beginAnew();
};

const useAttempt = (linked: string | null) => {
  const [attempt, setAttempt] = useState<Attempt>('none');
  const attemptWith = async (text: string): Promise<void> => {
    const token = tokenIn(text);
    setAttempt('under-way');
    const outcome = token === null ? 'bad' : await tryToken(token);
    setAttempt(outcome);
    if (token === null || outcome !== 'good') return;
    signIn(token);
    beginAnew();
  };
  useEffect(() => {
    if (linked === null) return;
    // Nobody who looks at the screen, or at the browser's history, shall find the token there.
    history.replaceState(null, '', signInHref());
    void attemptWith(linked);
  }, []);
  return { attempt, attemptWith };
};

const Whoever = () => {
  const me = useMe();
  if (me === null || identity().token === null) return null;
  return (
    <p>
      {messages.identity.signedInAs(me.id ?? '', me.role)}{' '}
      <button type="button" onClick={leave}>
        {messages.identity.signOut}
      </button>
    </p>
  );
};

export const SignInPage = ({ token: linked, rejected }: SignInPageProps) => {
  const { attempt, attemptWith } = useAttempt(linked);
  const [text, setText] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    void attemptWith(text);
  };
  return (
    <Page title={messages.rooms.signIn} path={[]} connection={null}>
      <h1>{messages.rooms.signIn}</h1>
      {rejected && attempt === 'none' && (
        <div class="problem" role="alert">
          <p>{messages.identity.rejected}</p>
        </div>
      )}
      {(attempt === 'bad' || attempt === 'unreachable') && (
        <div class="problem" role="alert">
          <p>{attempt === 'bad' ? messages.identity.bad : messages.problem.unreachable}</p>
        </div>
      )}
      {!rejected && <Whoever />}
      <form class="sign-in" onSubmit={submit}>
        <label for="token">{messages.identity.token}</label>
        <p id="token-hint" class="quiet">
          {messages.identity.hint}
        </p>
        <input
          id="token"
          type="password"
          autocomplete="off"
          spellcheck={false}
          required
          aria-describedby="token-hint"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit">{attempt === 'under-way' ? messages.loading : messages.rooms.signIn}</button>
      </form>
      <p class="below">
        <button type="button" onClick={leave}>
          {messages.identity.goOnAsPublic}
        </button>
      </p>
    </Page>
  );
};
