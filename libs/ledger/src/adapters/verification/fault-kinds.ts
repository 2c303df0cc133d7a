/** Where the meaning of most faults ends. */
const BEFORE = 'The events before it are in order; those after it have not been looked at.';

/** In words for a director who has to decide what to do. */
export const FAULT_MEANINGS = {
  missing: `An event was taken out, or that part of the file is lost. What it said cannot be told from here: another copy may have it. ${BEFORE}`,
  altered: `The event was changed after it was recorded, or the disk has damaged it. What it says now cannot be relied on; who changed it, and what it said before, cannot be told from here. ${BEFORE}`,
  edited: `The file was edited with other tools: its hash fits, but not the rest. That does not happen by chance. What the event says cannot be relied on. ${BEFORE}`,
  misplaced: `Events were moved, repeated or put in from elsewhere. Whether they once stood in the ledger in another place cannot be told from here. ${BEFORE}`,
  rewritten:
    'What was signed is not what is here: one event at least was changed, taken out, put in or moved, and all hashes were made anew to fit. ' +
    'That takes intent. Which event it was cannot be told from hashes: compare these events with another copy. Signatures say nothing of whether what was recorded in the first place was true.',
  truncated:
    'The end of the ledger is missing: it was cut off, or this is an older copy, as after restoring a backup. What was in the missing events cannot be told from here; whoever has another copy can put them back.',
  unsigned:
    'It was altered after it was signed, or somebody else than the holder of the key has made it. It proves nothing. The events before it are in order by themselves.',
  'wrong-key':
    'Whoever made this ledger, or went on with it, did not sign with a key that you trust: it can be another ledger, or one that was made up. The events may be in order by themselves, but nobody you trust vouches for them.',
  'two-histories':
    'The holder of the key has signed two ledgers that contradict one another, or the key is in wrong hands. Keep both checkpoints: together they prove it, whatever either ledger says.',
  contradiction:
    'The ledger says of itself what cannot be. No program of ours writes that: it was put in by hand, or the signer was at fault. The events before it are in order.',
  file: 'The events are in order as far as they can be read, but the file around them is damaged, so that some may not be found. Copy the events into a new file, or restore a copy.',
  schema:
    'The events are in order, but the file is not as this program makes it: something else has changed its tables, indexes or triggers. Without the triggers other tools edit events unhindered; without an index events may not be found. ' +
    'Find out who had the file, and copy the events into a new one (ledger copy).',
  copy: 'The events of the engine are in order; only the copy of them on this machine is not what the engine has. Remove the copy: it is filled again. If it should differ again, ask who else writes there.',
  engine: `The engine does not have the event any longer, or not as it was recorded: its stream was deleted, cut off or written to with other tools. What it said cannot be told from here; a local copy may still have it. ${BEFORE}`,
  unreadable: `The disk or the file is damaged here. ${BEFORE} Restore a copy.`,
} as const;

/** What kind of fault it is, by what can be concluded from it. */
export type FaultKind = keyof typeof FAULT_MEANINGS;
