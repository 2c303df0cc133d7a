import type { ComponentChildren } from 'preact';
import type { GivenCommand } from '../ledger/commands';
import { Button } from './fields';
import { RefusedNote } from './refused-note';
import type { Act } from './use-act';

interface GiveButtonProps {
  readonly act: Act;
  /** Null as long as something is missing. */
  readonly command: GivenCommand | null;
  readonly label?: string;
  readonly onGiven?: () => void;
  readonly children: ComponentChildren;
}

/** What was given is on its way to this page: until it is there, another press would be about a board that is gone. */
const isBehind = ({ state }: Act, { expectedRevision: seen }: GivenCommand): boolean =>
  state.kind === 'given' && seen !== undefined && seen < state.recorded.revision;

/** An act that moves no score: one press. */
export const GiveButton = ({ act, command, label, onGiven, children }: GiveButtonProps) => (
  <Button
    once
    idle={command === null || act.state.kind === 'giving' || isBehind(act, command)}
    {...(label === undefined ? {} : { label })}
    onClick={() => {
      if (command) void act.give(command).then((recorded) => recorded && onGiven?.());
    }}
  >
    {children}
  </Button>
);

/** Why the last try came to nothing; nothing where it did not. */
export const ActNote = ({ act: { state } }: { readonly act: Act }) =>
  state.kind === 'refused' || state.kind === 'lost' ? <RefusedNote problem={state.problem} /> : null;
