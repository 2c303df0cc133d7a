import { type Schema, APPEAL_COMMANDS, BOARD_COMMANDS, SESSION_COMMANDS } from '@app/contract';
import { stepName } from '../scenario/schema';

/** A command that can be a step of a story, by what it is given to. */
export interface StoryCommand {
  readonly type: string;
  readonly to: 'session' | 'board' | 'appeal';
  readonly schema: Schema<unknown>;
}

/** The session is opened from the head of the story; what a decision asks of another stream, nobody has to ask for. */
const LEFT_OUT: readonly string[] = ['OpenSession', 'FollowRuling', 'FollowDecisionOnPenalty', 'FollowDecision'];

const commandsTo = (to: StoryCommand['to'], commands: Readonly<Record<string, Schema<unknown>>>) =>
  Object.entries(commands)
    .filter(([type]) => !LEFT_OUT.includes(type))
    .map(([type, schema]) => [stepName(type), { type, to, schema }] as const);

/** The commands that are steps, by their names in small letters. */
export const STORY_COMMANDS: ReadonlyMap<string, StoryCommand> = new Map([
  ...commandsTo('session', SESSION_COMMANDS),
  ...commandsTo('board', BOARD_COMMANDS),
  ...commandsTo('appeal', APPEAL_COMMANDS),
]);
