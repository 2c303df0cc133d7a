import { useState } from 'preact/hooks';
import { nameOf } from '../ledger/documents';
import { EventLink } from '../lineage/event-link';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
import { type Desk, toBoard } from './desk';
import { Check, Group, TextField } from '../forms/fields';
import { ActNote } from '../forms/refused-note';
import { useAct } from '../forms/use-act';
import { GiveButton } from './give-button';
import { instantOf, localTime } from '../shared/instants';
import { useNow } from '../shared/use-now';

interface TellFormProps {
  readonly desk: Desk;
  /** By its revision. */
  readonly ruling: number;
  /** Contestants who have not been told yet. */
  readonly to: readonly string[];
}

/** The players are told: from then on they may appeal. */
export const TellForm = ({ desk, ruling, to }: TellFormProps) => {
  const act = useAct();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  const now = useNow();
  const told = to.filter((one) => !leftOut.includes(one));
  const at = chosen ?? localTime(new Date(now));
  const instant = instantOf(at);
  return (
    <Group name={deskMessages.tell.heading}>
      {to.map((one) => (
        <Check
          key={one}
          checked={!leftOut.includes(one)}
          onChange={(isTold) => setLeftOut(isTold ? leftOut.filter((other) => other !== one) : [...leftOut, one])}
        >
          {nameOf(desk.names, one)}
        </Check>
      ))}
      <TextField name={deskMessages.tell.at} type="datetime-local" value={at} onChange={choose} />
      <GiveButton
        act={act}
        label={deskMessages.tell.tellThis(ruling + 1)}
        command={
          instant === null || told.length === 0
            ? null
            : toBoard(desk, { type: 'TellRuling', data: { ruling, at: instant, to: told } })
        }
      >
        {deskMessages.tell.tell}
      </GiveButton>
      <ActNote act={act} />
    </Group>
  );
};

interface FlagFormProps {
  readonly desk: Desk;
  readonly ruling: number;
  /** What it was built on, and has fallen. */
  readonly because: string;
}

/** A ruling that was built on something which has fallen: looked at again, it stands; else it is reversed or amended. */
export const FlagForm = ({ desk, ruling, because }: FlagFormProps) => {
  const act = useAct();
  const [reasons, setReasons] = useState('');
  return (
    <Group name={messages.rulings.lookAgain}>
      <p class="ruling-flag">
        <EventLink source={because} /> {messages.rulings.hasFallen}
      </p>
      <TextField name={deskMessages.reasons} value={reasons} onChange={setReasons} />
      <GiveButton
        act={act}
        command={
          reasons.trim() === ''
            ? null
            : toBoard(desk, { type: 'ReviewRuling', data: { ruling, because, by: desk.me.id, reasons } })
        }
      >
        {deskMessages.tell.stands}
      </GiveButton>
      <ActNote act={act} />
    </Group>
  );
};
