import { useMemo, useRef, useState } from 'preact/hooks';
import { useMe } from '../identity/me';
import { ActsAgain } from '../identity/see-as';
import { appealMessages } from '../strings/appeals';
import { texts } from '../texts';
import { actsIn } from './acts';
import { PeopleList } from '../forms/person-field';
import type { Filled } from '../forms/schema';
import type { Act } from './acts/act';
import { ActForm } from './acts/act-form';
import { everybody } from './acts/people';
import { CaseContext } from './case-context';
import type { Room } from './room-source';

const NextSteps = ({ room }: { readonly room: Room }) => {
  const { say } = texts.withNames(room.names);
  const steps = room.appeal.next;
  return steps.length === 0 ? (
    <p class="quiet">{appealMessages.over}</p>
  ) : (
    <ul class="next-steps">
      {steps.map((step) => (
        <li key={step.code}>{say(step)}</li>
      ))}
    </ul>
  );
};

const NOTHING: ReturnType<typeof actsIn> = { now: [], beside: [] };

interface ActsPartProps {
  readonly room: Room;
  /** What was tried out, to be taken into the decision. */
  readonly taken: Filled | null;
  readonly onTaken: () => void;
}

/** What is to be done next, and the forms that do it, for those who may. */
export const ActsPart = ({ room, taken, onTaken }: ActsPartProps) => {
  const me = useMe();
  const [given, setGiven] = useState<Act['type'] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id } = room.appeal;
  const people = useMemo(() => everybody(room.names, room.session), [room.names, room.session]);
  const who = me?.id ?? '';
  const may = me === null ? NOTHING : actsIn(room, me.role, who);
  const isHandler = may.now.length + may.beside.length > 0;
  const offered = me?.viewAs === null ? may : NOTHING;
  const onGiven = ({ type }: Act): void => {
    setGiven(type);
    heading.current?.focus();
  };
  const form = (act: Act) => (
    <ActForm
      key={`${who} ${act.type}`}
      appeal={id}
      draftKey={`${who}/${id}`}
      session={room.session}
      seen={room.history.revision}
      act={act}
      people={people}
      taken={act.isDecision ? taken : null}
      onTaken={onTaken}
      onGiven={onGiven}
    />
  );
  return (
    <CaseContext.Provider value={room}>
      <section class="part to-do" aria-labelledby="to-do">
        <h2 id="to-do" ref={heading} tabIndex={-1}>
          {appealMessages.section.now}
        </h2>
        <NextSteps room={room} />
        <p role="status">{given !== null && appealMessages.given(appealMessages.act[given])}</p>
        {me !== null && !isHandler && room.appeal.next.length > 0 && <p class="quiet">{appealMessages.onlyHandlers}</p>}
        {isHandler && me?.viewAs != null && <ActsAgain />}
        <PeopleList people={people} />
        {offered.now.map((act) => (
          <div key={act.type} class="act-now">
            <h3>{appealMessages.act[act.type]}</h3>
            {form(act)}
          </div>
        ))}
        {offered.beside.length > 0 && (
          <>
            <h3>{appealMessages.section.beside}</h3>
            {offered.beside.map((act) => (
              <details key={act.type} class="act-beside">
                <summary>{appealMessages.act[act.type]}</summary>
                {form(act)}
              </details>
            ))}
          </>
        )}
      </section>
    </CaseContext.Provider>
  );
};
