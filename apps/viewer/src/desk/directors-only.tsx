import type { ComponentChildren } from 'preact';
import { useMe } from '../identity/me';
import { ActsAgain } from '../identity/see-as';
import { signInHref } from '../route';
import { Awaited } from '../shared/awaited';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
import { type Director, directorIn } from './desk';

interface DirectorsOnlyProps {
  readonly children: (me: Director) => ComponentChildren;
}

/** The desk is a director's: others are told so, and where else they find what they may see. */
export const DirectorsOnly = ({ children }: DirectorsOnlyProps) => {
  const me = useMe();
  if (me === null) return <Awaited problem={null} />;
  const director = directorIn(me);
  if (director) return <>{children(director)}</>;
  if (directorIn({ ...me, viewAs: null })) return <ActsAgain />;
  return (
    <div>
      <p>{deskMessages.directorsOnly(me.role === 'public' ? null : messages.role(me.role))}</p>
      <p>
        <a href={signInHref()}>{messages.rooms.signIn}</a>
      </p>
    </div>
  );
};
