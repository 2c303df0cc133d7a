import { SaidError } from '@app/messages';

/** Read models that are not there, or that this program is too old for; the message says which. */
export class ReadModelsError extends SaidError {}
