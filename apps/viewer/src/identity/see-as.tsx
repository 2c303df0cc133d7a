import { useState } from 'preact/hooks';
import { Choice } from '../shared/choice';
import { messages } from '../strings';
import { identity, viewAs } from './identity';
import type { Me } from './me';

/** What was shown was for other eyes: the page begins anew. */
const seeAs = (role: string | null): void => {
  viewAs(role);
  location.reload();
};

const EVERYTHING = 'everything';

/** `'table/demo/3'` in its parts; null where it is no table. */
const tableIn = (role: string | null): string | null => /^table\/[^/]+\/(.+)$/.exec(role ?? '')?.[1] ?? null;

const SeeAsTable = ({ session }: { readonly session: string }) => {
  const [table, setTable] = useState(tableIn(identity().viewAs) ?? '');
  const submit = (event: Event): void => {
    event.preventDefault();
    seeAs(`table/${session}/${table.trim()}`);
  };
  return (
    <form class="see-as-table" onSubmit={submit}>
      <label>
        {messages.identity.table}{' '}
        <input
          value={table}
          required
          size={4}
          pattern="\s*[A-Za-z0-9\-]+\s*"
          autocomplete="off"
          onInput={({ currentTarget }) => setTable(currentTarget.value)}
        />
      </label>
      <button type="submit">{messages.identity.seeAsTable}</button>
    </form>
  );
};

interface SeeAsProps {
  readonly me: Me;
  /** The session that is shown: its tables can be looked at as they see it. */
  readonly session: string | undefined;
}

/** The switch of those who see everything: what others see. */
export const SeeAs = ({ me, session }: SeeAsProps) => {
  const { viewAs: as } = identity();
  if (me.sees !== 'everything' && as === null) return null;
  const chosen = as === null ? EVERYTHING : as === 'public' || as === 'committee' ? as : null;
  return (
    <>
      <Choice
        legend={messages.identity.seeAs}
        options={[
          { value: EVERYTHING, label: messages.identity.everything },
          { value: 'public', label: messages.identity.asPublic },
          { value: 'committee', label: messages.identity.asCommittee },
        ]}
        chosen={chosen}
        choose={(role) => seeAs(role === EVERYTHING ? null : role)}
      />
      {session !== undefined && <SeeAsTable session={session} />}
    </>
  );
};

const whose = (role: string): string => {
  if (role === 'public') return messages.role('public');
  if (role === 'committee') return messages.role('committee');
  return messages.identity.tableNamed(tableIn(role) ?? role);
};

const SeeEverything = () => (
  <button type="button" onClick={() => seeAs(null)}>
    {messages.identity.seeEverything}
  </button>
);

/** In place of what somebody could do who does not look with another's eyes. */
export const ActsAgain = () => (
  <div>
    <p>{messages.identity.actsAgain}</p>
    <p>
      <SeeEverything />
    </p>
  </div>
);

/** Says on every page that less is shown than there is. */
export const SeeingAs = () => {
  const { viewAs: as } = identity();
  if (as === null) return null;
  return (
    <p class="seeing-as" role="status">
      <span>{messages.identity.seeingAs(whose(as))}</span> <SeeEverything />
    </p>
  );
};
