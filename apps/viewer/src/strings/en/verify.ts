type Whose = 'visitor' | 'server' | 'file';
type State = 'holds' | 'partly' | 'fails' | 'open';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
const events = (count: number): string => counted(count, 'event', 'events');

const STATE: Readonly<Record<State, string>> = {
  holds: 'Holds',
  partly: 'Partly checked',
  fails: 'Does not hold',
  open: 'Note',
};

const WHOSE: Readonly<Record<Whose, string>> = {
  visitor: 'your own key',
  server: 'the key that this server gives',
  file: 'the key in the file itself',
};

/** The texts of the page that checks evidence, in English. */
export const verify = {
  intro:
    'Whether the ledger still has what it had, unaltered, is worked out here, in your browser. The server only hands out the proofs.',
  working: 'Checking',
  state: STATE,
  noCrypto: 'This browser cannot check anything here',
  noCryptoMeans:
    'Browsers give cryptography only to pages that were fetched by https, or from the computer itself. Open this page that way, or check with the command: ledger verify.',
  head: {
    heading: 'The ledger as it was last signed',
    origin: 'Ledger',
    events: 'Events',
    root: 'Root',
    signed: 'Signed',
    witnesses: 'Witnesses',
    unchecked: 'as it says; checked where you have pasted their keys',
    note: 'The checkpoint, word for word',
    again: 'Check again',
    seenNote: 'What this browser had seen, word for word',
    forget: 'Forget what this browser has seen',
  },
  key: {
    heading: 'Key',
    with: (whose: Whose) => `Checked with ${WHOSE[whose]}.`,
    none: 'There is no key to check with.',
    trust:
      'That finds every mistake, and every alteration behind the back of the server. It does not find a server that lies: it would lie about its key as well. Ask the organiser for the key, and paste it here.',
    kept: 'This browser keeps it for your next visit.',
    label: 'Verifier key of the ledger (keys of witnesses may follow, one a line)',
    example: 'name+1a2b3c4d+AbCd...',
    use: 'Use this key',
    drop: 'Use the key that the server gives',
    bad: (line: string) =>
      `'${line.length > 60 ? `${line.slice(0, 57)}...` : line}' is no verifier key: something is missing or mistyped.`,
    short: (key: string) => key.split('+').slice(0, 2).join('+'),
  },
  signature: {
    holds: (names: readonly string[], size: number) =>
      `The checkpoint over ${events(size)} is signed by ${names.join(' and ')}.`,
    means: 'Whoever holds the private half of your key vouches for exactly these events in this order.',
    trusts: (whose: Whose): string =>
      whose === 'file'
        ? 'The key is the one in the file: that shows that the file fits together, and not who made it.'
        : 'The key is the one that this server gives: it cannot show that the server tells the truth.',
    only: (says: string) => `The signature holds; the events were not checked. ${says}`,
    pasteOne: 'To check it against somebody you trust, paste the key that they gave you.',
    fails: (reason: string) => `The checkpoint is not signed as it should be: ${reason}.`,
    failsMeans: (whose: Whose): string =>
      whose === 'visitor'
        ? 'Either your key is that of another ledger, or an older one; or somebody other than the ledger has made this checkpoint. Ask the organiser which key is in force before you believe anything here.'
        : 'Somebody has altered the checkpoint or the key on the way, or on the server. Believe nothing here before the organiser has explained it.',
    notItsOwn: (origin: string) => `The checkpoint is not signed by ${origin}, whose it claims to be.`,
    unknown: 'This browser does not know Ed25519, so the signature was not checked.',
    unknownMeans:
      'The proofs below are checked all the same. A newer browser, or ledger verify, checks the signature too.',
    noKey: 'There is no key, so the signature was not checked.',
    noKeyMeans: 'Paste the key that the organiser gave you.',
  },
  growth: {
    first: 'This browser sees this ledger for the first time.',
    firstMeans: 'It keeps the checkpoint, and checks at your next visit that nothing of it was altered.',
    holds: (size: number, more: number, when: string) =>
      more === 0
        ? `This is the checkpoint that this browser last saw (${events(size)}, ${when}).`
        : `The checkpoint that this browser saw (${events(size)}, ${when}) is the beginning of this one; ${counted(more, 'was', 'were')} added since.`,
    means:
      'Whoever signed them has taken back nothing that was signed. It does not show that the stored events are still the signed ones.',
    shrunk: (before: number, now: number, when: string) =>
      `The ledger shows ${events(now)}; this browser has seen ${before.toLocaleString('en-GB')} (${when}).`,
    rewritten: (before: number, when: string) =>
      `The ledger is not the continuation of the ${events(before)} that this browser saw (${when}).`,
    keep: (first: number | null) =>
      `${first === null ? 'At least one event that was there has been altered, taken out or put in' : `What was there from position ${first} on has been taken away`}. Somebody has rewritten the ledger, has restored an old copy, or shows you another ledger than before. Both checkpoints, each signed, are evidence of it: keep them.`,
    unproved: (before: number, when: string, problem: string) =>
      `The server gives no proof that it still has the ${events(before)} that this browser saw (${when}): ${problem}`,
    refused: 'An honest server can always give it. Try again; if that stays so, ask the organiser.',
    others: (origins: readonly string[]) => `At this address this browser has also seen: ${origins.join(', ')}.`,
    othersMeans: 'If you expected that ledger here, somebody has put another in its place.',
  },
  same: {
    holds: 'The checkpoint of the file belongs to the ledger that this page shows.',
    fails: 'The checkpoint of the file is not of the ledger that this page shows, though it has the same name.',
    other: (elsewhere: string, here: string) =>
      `The file is from another ledger (${elsewhere}) than this page (${here}).`,
    otherMeans: 'What the file proves, it proves by itself.',
    unproved: (problem: string) => `It was not compared with the ledger that this page shows: ${problem}`,
  },
  events: {
    holds: (count: number, what: string, size: number) =>
      `${what}: ${count === 1 ? 'the event is' : `all ${events(count)} are`} in the ledger of ${events(size)}, each in its place and as it was recorded.`,
    means: 'Nobody can alter one of them without this check failing for everybody who has kept a checkpoint.',
    not: 'It does not show that what was recorded is true, nor that nothing was left out or has come later.',
    fails: (place: string, words: string, position: number, reason: string) =>
      `${place}, position ${position} of the ledger, "${words}": ${reason}.`,
    failsMeans:
      'Do not rely on this event, nor on anything that follows from it. The ledger itself may be as it should: fetch the proof again from a source that you trust, and compare.',
    checkpoint: (reason: string) => `Nothing can be proved with this checkpoint: ${reason}.`,
    checkpointMeans: 'The events were not looked at, since nothing vouches for the tree that they should be in.',
    other: (what: string) => `The server has answered with events other than those of ${what}.`,
    otherMeans: 'Their proofs may be good; they prove something else than you asked for.',
    list: (count: number) => `What was proved: ${events(count)}`,
    position: 'Position in the ledger',
  },
  every: {
    button: 'Check every event',
    progress: (done: number, all: number) => `${done.toLocaleString('en-GB')} of ${events(all)} checked`,
    holds: (count: number) =>
      `Every event was hashed in this browser: all ${events(count)} are those that were signed.`,
    means: 'None of them was altered, taken out or put in between since the checkpoint was signed.',
    some: (visible: number, others: number) =>
      `The hashes of all events make the signed root. The ${events(visible)} that you may see were hashed in this browser, and are those. ${counted(others, 'event was', 'events were')} not visible to you, or could not be fetched, and not checked.`,
    someMeans:
      'Of an event that is withheld from you only the hash is public. The director, an auditor or the command ledger verify can check every event.',
    altered: (place: string, words: string, position: number) =>
      `${place}, position ${position} of the ledger, "${words}": this is not the event that was hashed when it was recorded.`,
    illegible: (position: number) =>
      `Position ${position} of the ledger: what is stored there is not the event that was hashed when it was recorded.`,
    alteredMeans:
      'It was altered later. Rely neither on it nor on anything that follows from it. The check stopped here: the events after it were not checked.',
    root: (size: number) =>
      `The hashes that the server shows for ${events(size)} do not make the root that was signed.`,
    rootMeans:
      'At least one event was altered, taken out or put in together with its hash. The command ledger verify says where, as closely as it can be told.',
    unread: (from: number, to: number, problem: string) =>
      `The events at positions ${from} to ${to} cannot be fetched: ${problem}`,
    unreadMeans: 'The check stopped here: nothing is known of these events and of those after them.',
  },
  ask: {
    heading: 'A board, an appeal, one event',
    label: 'Which',
    hint: 'A board like demo.3.5, an appeal like appeal-a1, an event like demo.3.5@12, or a position like 345',
    check: 'Check',
    position: (position: string) => `Position ${position} of the ledger`,
  },
  file: {
    heading: 'A file that you were given',
    label: 'File',
    hint: 'A case file, or a .tlog-proof together with its event; choose it, or drop it here. It stays in your browser.',
    about: (names: readonly string[]) => names.join(', '),
    noProof: (name: string) => `${name} begins like a .tlog-proof, and cannot be read as one.`,
    noEvent: (name: string) => `${name} proves an event that is in a file of its own: choose both together.`,
    unknown: (names: readonly string[]) => `${names.join(', ')}: neither a case file nor a proof.`,
    what: (name: string) => `The events in ${name}`,
  },
  case: {
    unreadable: (reason: string) => `The case file cannot be read: ${reason}`,
    unreadableMeans: 'It was damaged or altered, or comes from newer software.',
    follows: 'Everything that is told in the case follows from the events in it.',
    followsMeans:
      'The words of people, names, and numbers of other tables are not events: whether they are proved is said below.',
    differs: (parts: readonly string[]) =>
      `These parts of the file do not follow from its events: ${parts.join(', ')}.`,
    differsMeans:
      'They were altered, or worked out by another version of the software. The events count, not these parts.',
    said: 'What people said in their own words is what the events have the hashes of.',
    notSaid: (event: string) => `The words that the file has for ${event} are not those that are sealed there.`,
    notSaidMeans:
      'They cannot be relied on: whoever wrote the file has put others in their place. The events are not touched by that.',
    signed: (by: string) => `The whole file is as ${by} signed it.`,
    signedMeans:
      'Names, and the numbers and results of other tables, are as the ledger exported them, like everything else in the file.',
    unsigned: 'The file is not signed as a whole.',
    otherKey: 'The file is signed as a whole with the key of the ledger, which is not among the keys here.',
    notProved:
      'Nothing proves these parts of it. They are the word of whoever made the file, or of whoever took the signature off:',
    altered: (reason: string) => `The file is not what the ledger signed: ${reason}.`,
    alteredMeans:
      'The events can hold all the same. Rely on nothing else in the file: names or results of other tables may have been altered.',
    parts: {
      version: 'the version of the file',
      appeal: 'that it is about this appeal, and not about the ruling or the board alone',
      decision: 'that it is about this decision, and not about the whole board',
      board: 'which board it is about',
      names: 'the names of the parties',
      streams: 'the events',
      selection: 'that no event and no statement was left out',
      field: 'numbers, results and penalties of the other tables and contestants',
      statements: 'what people said in their own words',
      'proofs.checkpoint': 'the checkpoint',
      'proofs.inclusion': 'the proofs of the events',
      'proofs.keys': 'the keys that the file names',
      session: 'what the session pins',
      parties: 'the parties',
      people: 'the persons and their parts',
      view: 'the board as it stands',
      penaltyCards: 'the penalty cards',
      effects: 'scores before and after, which rest on the other tables',
      tables: 'the results at all tables',
      laws: 'the paragraphs',
      timeline: 'the time line',
    },
    noProofs: 'The file has no proofs.',
    noProofsMeans:
      'It was made before the ledger had signed a checkpoint over its events, or by older software. Ask for it to be exported again.',
  },
};
