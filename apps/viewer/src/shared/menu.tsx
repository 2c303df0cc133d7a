import { useRef, useState } from 'preact/hooks';
import { identity, signOut } from '../identity/identity';
import type { Me } from '../identity/me';
import { SeeAs } from '../identity/see-as';
import { signInHref } from '../route';
import { messages } from '../strings';
import { LANGUAGES, type Language } from '@app/messages';
import { changeLanguage, language } from '../strings/language';
import { Choice } from './choice';
import { changeTheme, theme, THEMES } from './theme';

/** Each in its own language: who looks for it can read it. */
const NAME: Readonly<Record<Language, string>> = { en: 'English', da: 'Dansk', sv: 'Svenska' };

const ThemeChoice = () => {
  const [chosen, setChosen] = useState(theme);
  return (
    <Choice
      legend={messages.theme.heading}
      options={THEMES.map((value) => ({ value, label: messages.theme[value] }))}
      chosen={chosen}
      choose={(to) => {
        changeTheme(to);
        setChosen(to);
      }}
    />
  );
};

const leave = (): void => {
  signOut();
  location.reload();
};

const Who = ({ me }: { readonly me: Me | null }) =>
  identity().token === null ? (
    <p>
      <a href={signInHref()}>{messages.rooms.signIn}</a>
    </p>
  ) : (
    <p>
      {me && messages.identity.signedInAs(me.id ?? '', me.role)}{' '}
      <button type="button" onClick={leave}>
        {messages.identity.signOut}
      </button>
    </p>
  );

interface MenuProps {
  readonly me: Me | null;
  readonly session: string | undefined;
}

/** Who looks, as whom, in which language and colours. */
export const Menu = ({ me, session }: MenuProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => details.current?.removeAttribute('open');
  const keyed = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !details.current?.contains(relatedTarget)) close();
  };
  return (
    <details class="menu" ref={details} onKeyDown={keyed} onFocusOut={left}>
      <summary>
        <span aria-hidden="true">☰</span> <span class="menu-name">{me ? messages.role(me.role) : messages.menu}</span>
      </summary>
      <div class="menu-body">
        <Who me={me} />
        {me && <SeeAs me={me} session={session} />}
        <Choice
          legend={messages.language}
          options={LANGUAGES.map((value) => ({ value, label: NAME[value], lang: value }))}
          chosen={language}
          choose={changeLanguage}
        />
        <ThemeChoice />
      </div>
    </details>
  );
};
