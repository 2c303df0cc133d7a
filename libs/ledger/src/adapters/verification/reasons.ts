import { reasonsBy } from '../../evidence/reason';

/** What the verification of a ledger finds, in English; `{name}` stands for a parameter. */
export const VERIFICATION_REASONS = {
  'ledger.body-changed': 'its body is not what was hashed when it was recorded',
  'ledger.body-members': 'its body has the members {found}, not {expected}',
  'ledger.body-no-json': 'its body is not canonical JSON',
  'ledger.body-no-text': 'its body is not kept as text',
  'ledger.by-stored-roots':
    ' (so say the roots that are stored beside the events, which make the root that was signed{others})',
  'ledger.change-of-key-beyond':
    'its checkpoint is of {size} events, to which the key that it replaces (position {from}) does not belong',
  'ledger.change-of-key-checkpoint': 'the checkpoint of the change of key at position {position}',
  'ledger.change-of-key-unnamed':
    'the checkpoint it is recorded with does not name the new key, so nobody who signed it vouches for {key}',
  'ledger.checkpoint-at': 'the checkpoint at position {position}',
  'ledger.checkpoint-before-key': 'a checkpoint is recorded here of events before any key',
  'ledger.checkpoint-here-not-believed': 'the checkpoint recorded here cannot be believed: {why}',
  'ledger.checkpoint-other-log': 'its checkpoint is of the log {origin}, not of {name}',
  'ledger.checkpoint-says-other': 'it does not say the same as the checkpoint that is signed in it',
  'ledger.checkpoint-smaller': 'its checkpoint is of {size} events, fewer than {before} in the one before it',
  'ledger.column-differs': 'its {column} is {table} in the table and {body} in its body',
  'ledger.copy-differs': 'the local copy {copy} has another event at position {position} than the engine',
  'ledger.cut-off':
    'the event is missing, and all after it: {words} is of {size} events, and the ledger has {events}{unless}',
  'ledger.event-changed': 'the event at position {position} is not what was hashed when it was recorded',
  'ledger.event-missing': 'the event is missing',
  'ledger.events-beyond-head': 'a head of {size} events was signed, and the ledger has {events}',
  'ledger.file-damaged': 'SQLite finds the file damaged: {error}',
  'ledger.file-unreadable': 'the file cannot be read ({error})',
  'ledger.file-unreadable-from-here': 'the file cannot be read from here on ({error})',
  'ledger.file-unreadable-in-part': 'SQLite cannot read all of the file ({error})',
  'ledger.gap': 'the event is missing; the next one is at position {position}',
  'ledger.head-beside-key': 'the head recorded beside the key',
  'ledger.in-engine': '{error}',
  'ledger.key-replaces-other': 'it replaces the key {replaced}, but in force was {before}',
  'ledger.key-vouches-not': 'the new key does not vouch for itself: {why}',
  'ledger.kept-no-checkpoint': '{name} is not a checkpoint (C2SP tlog-checkpoint)',
  'ledger.kept-not-believed': '{name} cannot be believed: {why}',
  'ledger.lost-end': 'the event is missing, and all up to position {position}',
  'ledger.no-change-of-key': 'it is not a change of key',
  'ledger.no-checkpoint-record': 'it is not a checkpoint',
  'ledger.none': '(none)',
  'ledger.not-in-turn': 'its revision does not follow on the event before it in its stream',
  'ledger.nothing-signed': 'nothing in this ledger is signed, so no key that was given says anything of it',
  'ledger.object-altered': 'the {object} was altered',
  'ledger.object-missing': 'the {object} is missing',
  'ledger.object-unknown': 'the {object} is not of this program',
  'ledger.object-unknown-on': 'the {object} on the table {table} is not of this program',
  'ledger.one-of-events-changed':
    'of the events {first} to {last} at least one is not what it was when {words} was signed{where}',
  'ledger.one-other-group': '; at least one event of another group differs too',
  'ledger.other-groups': '; at least one event of each of {groups} other groups differs too',
  'ledger.roots-differ': 'the hashes of the first {size} events do not make the root that was signed',
  'ledger.schema': '{differences}',
  'ledger.signed-event-changed': 'the event at position {first} is not what it was when {words} was signed{where}',
  'ledger.stored-hash':
    'the stored hash of the events {first} to {last} (table subtree) is not theirs; ' +
    'it follows from the events: with the ledger closed the table may be dropped',
  'ledger.stored-hashes-beyond':
    'hashes of more events than there are have been stored (table subtree): some were here once',
  'ledger.stranger-key':
    'from here on the ledger signs with {key}, which was not given, and none that was given has signed it in',
  'ledger.table-count': 'the table has {count} events, and the last position is {head}',
  'ledger.table-count-up-to': 'the table has {count} events up to position {head}, not {events}',
  'ledger.taken-out':
    'the checkpoint signed here is of {size} events, and only {position} are before it: events were taken out or moved',
  'ledger.two-trees': '{words} is of {size} events and another tree than the checkpoint of as many events that holds',
  'ledger.unless-gap-closed': ' (unless it is events between {held} and here that were taken out, and the gap closed)',
  'ledger.unless-key-shared':
    "; the ledger's own checkpoints hold up to {events} events, so if its key is in nobody else's hands, it is {events} or later",
  'ledger.warning.key-lost':
    'position {position}: the key was changed without the signature of the old one, as when that is lost: ' +
    'ask whoever runs the ledger whether it was',
  'ledger.warning.new-origin':
    'position {position}: the ledger began a new origin ({origin}) in place of {former}, because it no longer continued ' +
    'what was signed: stream ledger-recovery has the record',
  'ledger.ways-lost': 'the keys and checkpoints that the ledger holds are not all found by way of its streams',
} as const;

export const finding = reasonsBy(VERIFICATION_REASONS);
