import { type Message, message } from '@app/bridge';
import type { Mismatch } from '@app/application';
import { commandText } from './command-texts';

/** Why a ledger cannot be trusted: its code where it has one, its English words where it has none yet. */
export const mismatchReason = ({ code, params, reason }: Mismatch): Message | string =>
  code === undefined ? reason : message(code, params);

/** What happened to a ledger and the ways out, for an operator. */
export const mismatchMessage = (place: string, mismatch: Mismatch): Message =>
  commandText(mismatch.kind === 'altered' ? 'mismatch.altered' : 'mismatch.set-back', {
    place,
    why: mismatchReason(mismatch),
  });
