import { parseBoardStream } from '@app/contract';
import { type RulingView, mayGive } from '@app/session';
import { SIDES } from '@app/bridge';
import { useMemo, useState } from 'preact/hooks';
import { SelectField } from '../forms/fields';
import { PeopleList } from '../forms/person-field';
import { useMe } from '../identity/me';
import { appealHref } from '../route';
import { appealMessages } from '../strings/appeals';
import { ActForm } from './acts/act-form';
import { type Appealable, lodgeAppeal } from './acts/lodging';
import { everybody, named, playersOf } from './acts/people';
import type { SessionCases } from './session-cases';

const STANDING: readonly RulingView['status'][] = ['given', 'told'];

/** The rulings on boards that stand, as they were given; the latest first. */
const appealables = ({ rulings, boards, session }: SessionCases): readonly Appealable[] =>
  rulings
    .filter(({ status }) => STANDING.includes(status))
    .flatMap(({ stream, at, reasons }) => {
      const board = boards.find(({ id }) => id === stream);
      const address = parseBoardStream(stream);
      if (!board || !address) return [];
      const parties = SIDES.map((side) => board.contestants[side]);
      return [
        {
          against: `${stream}@${at}`,
          label: `${appealMessages.rulingOn(address.board, address.table)}: ${reasons}`,
          parties,
          players: Object.fromEntries(parties.map((one) => [one, playersOf(session, one)])),
        },
      ];
    })
    .reverse();

/** A number that no appeal of the session has: `'demo-a3'`. */
const freeNumber = ({ appeals, session }: SessionCases): string => {
  const taken = new Set(appeals.map(({ id }) => id));
  const all = Array.from({ length: appeals.length + 1 }, (_, index) => `${session.id}-a${appeals.length + index + 1}`);
  return all.find((id) => !taken.has(id)) ?? '';
};

/** Lodging an appeal against a ruling: for those through whose hands it goes. */
export const LodgePart = ({ cases, against }: { readonly cases: SessionCases; readonly against: string | null }) => {
  const me = useMe();
  const all = appealables(cases);
  const [chosen, choose] = useState(against);
  const [party, setParty] = useState<string | null>(null);
  const people = useMemo(() => everybody(cases.names, cases.session), [cases.names, cases.session]);
  if (me?.viewAs !== null || !mayGive(me.role, 'LodgeAppeal')) return null;
  const about = all.find((one) => one.against === chosen) ?? all[0];
  const appellant = about?.parties.find((one) => one === party) ?? about?.parties[0];
  return (
    <section class="part" aria-labelledby="lodge">
      <h2 id="lodge">{appealMessages.lodgeHeading}</h2>
      {about === undefined || appellant === undefined ? (
        <p class="quiet">{appealMessages.nothingToAppeal}</p>
      ) : (
        <>
          <PeopleList people={people} />
          <SelectField
            name={appealMessages.field.against}
            value={about.against}
            options={all.map(({ against: value, label }) => ({ value, label }))}
            onChange={choose}
          />
          <SelectField
            name={appealMessages.field.appellant}
            value={appellant}
            options={named(cases.names, about.parties)}
            onChange={setParty}
          />
          <LodgeForm
            key={`${me.id}/${about.against}/${appellant}`}
            cases={cases}
            about={about}
            appellant={appellant}
            me={me.id ?? ''}
            people={people}
          />
        </>
      )}
    </section>
  );
};

interface LodgeFormProps {
  readonly cases: SessionCases;
  readonly about: Appealable;
  readonly appellant: string;
  readonly me: string;
  readonly people: ReturnType<typeof everybody>;
}

const LodgeForm = ({ cases, about, appellant, me, people }: LodgeFormProps) => {
  const suggested = freeNumber(cases);
  const act = lodgeAppeal({ session: cases.session.id, about, appellant, suggested, names: cases.names, me });
  return (
    <ActForm
      appeal={suggested}
      draftKey={`${me}/${about.against}/${appellant}`}
      session={cases.session}
      seen={null}
      act={act}
      people={people}
      onGiven={(_, appeal) => {
        location.hash = appealHref(appeal);
      }}
    />
  );
};
