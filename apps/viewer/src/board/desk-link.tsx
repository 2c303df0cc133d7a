import { isDirecting } from '../identity/is-directing';
import { useMe } from '../identity/me';
import { deskHref } from '../route';
import { r } from '../strings/replay';

/** From an event of a board to the ruling desk, for directors. */
export const DeskLink = ({ id, at }: { readonly id: string; readonly at: number }) => {
  const me = useMe();
  return me && isDirecting(me) ? <a href={deskHref(id, at)}>{r.ruleHere}</a> : null;
};
