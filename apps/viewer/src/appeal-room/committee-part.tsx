import { nameOf } from '../ledger/documents';
import { r } from '../strings/appeals';
import { Part } from './fact-list';
import type { Room } from './room-source';

/** Who sits, who has stood down, and whether there are enough of them. */
export const CommitteePart = ({ room: { appeal, names } }: { readonly room: Room }) => {
  const { committee } = appeal;
  return (
    <Part id="committee" heading={r.section.committee}>
      {committee === null ? (
        <p class="quiet">{r.noCommittee}</p>
      ) : (
        <>
          <ul class="lines">
            {committee.members.map(({ member, contestant, disqualified }) => (
              <li key={member} class={disqualified ? 'stood-down' : ''}>
                <b>{nameOf(names, member)}</b>
                {committee.chair === member && ` (${r.chair})`}
                {contestant !== null && <span class="quiet"> {r.playsFor(nameOf(names, contestant))}</span>}
                {': '}
                {disqualified ? r.standsDown[disqualified.ground] : r.maySit}
                {disqualified?.paragraph != null && <span class="quiet"> ({disqualified.paragraph})</span>}
              </li>
            ))}
          </ul>
          <p>{r.quorum(committee.able.length, committee.quorum)}</p>
          {committee.single !== null && <p>{r.single(committee.single)}</p>}
        </>
      )}
    </Part>
  );
};
