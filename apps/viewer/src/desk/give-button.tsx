import type { ComponentChildren } from 'preact';
import type { GivenCommand } from '../ledger/commands';
import { Button } from '../forms/fields';
import { type Act, isBehind } from '../forms/use-act';

interface GiveButtonProps {
  readonly act: Act;
  /** Null as long as something is missing. */
  readonly command: GivenCommand | null;
  readonly label?: string;
  readonly onGiven?: () => void;
  readonly children: ComponentChildren;
}

/** An act that moves no score: one press. */
export const GiveButton = ({ act, command, label, onGiven, children }: GiveButtonProps) => (
  <Button
    once
    idle={command === null || act.state.kind === 'giving' || isBehind(act, command.expectedRevision)}
    {...(label === undefined ? {} : { label })}
    onClick={() => {
      if (command) void act.give(command).then((given) => given && onGiven?.());
    }}
  >
    {children}
  </Button>
);
