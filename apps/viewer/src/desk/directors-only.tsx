import type { ComponentChildren } from 'preact';
import { useMe } from '../identity/me';
import { ActsAgain } from '../identity/see-as';
import { signInHref } from '../route';
import { Awaited } from '../shared/awaited';
import { t } from '../strings';
import { r } from '../strings/desk';
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
      <p>{r.directorsOnly(me.role === 'public' ? null : t.role(me.role))}</p>
      <p>
        <a href={signInHref()}>{t.rooms.signIn}</a>
      </p>
    </div>
  );
};
