/** A session of a contest: the stage by its name in the conditions, and which of its sessions, from 1. */
export interface SessionOfStage {
  readonly stage: string;
  readonly session: number;
}

/** What says in which session of a contest a record was made. */
export interface SessionClues {
  /** The stage as the file names it, often with the number of the session: `SemiF:2`. */
  readonly stage: string | null;
  /** The session as the file names it. */
  readonly session: string | null;
  /** The folders that the file is in, outermost first, and its own name without its ending. */
  readonly within: readonly string[];
}

/** A session with what it was found by. */
export interface SessionFound extends SessionOfStage {
  /** `only`: the contest has one stage, and nothing names it. */
  readonly by: 'file' | 'folder' | 'only';
}

/** Words in small letters without accents, and numbers: `'Play-off 02'` is play, off and 2. */
const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  ).map((word) => word.replace(/^0+(?=\d)/, ''));

const isNumber = (word: string): boolean => /^\d{1,3}$/.test(word) && word !== '0';

const numberIn = (words: readonly string[]): number | null => {
  const number = words.find(isNumber);
  return number === undefined ? null : Number(number);
};

/** What stands between the name of a stage and the number of its session. */
const BETWEEN: ReadonlySet<string> = new Set([
  ...['day', 'part', 'round', 's', 'segment', 'session'],
  ...['afdeling', 'dag', 'halvleg', 'omgang', 'runde', 'sektion'],
  ...['halvlek', 'rond', 'session'],
]);

/** A stage that a text names: behind which of its words its name ends, and how many letters say so. */
interface Named {
  readonly stage: string;
  readonly end: number;
  readonly letters: number;
}

/** The name of a stage in the words of a text, run together or apart: `semi final` and `Semifinal` are one. */
const nameIn = (stage: string, words: readonly string[]): Named | null => {
  const name = wordsOf(stage).join('');
  for (let begin = 0; begin < words.length; begin += 1) {
    for (let end = begin + 1; end <= words.length; end += 1) {
      const run = words.slice(begin, end).join('');
      if (run.length > name.length) break;
      if (run === name) return { stage, end, letters: name.length };
    }
  }
  return null;
};

const SHORTEST_SHORT_FORM = 3;

/** A stage whose name a word of the text shortens: `SemiF`, where no other stage begins so. */
const shortFormIn = (stages: readonly string[], words: readonly string[]): Named | null => {
  for (const [index, word] of words.entries()) {
    if (isNumber(word) || word.length < SHORTEST_SHORT_FORM) continue;
    const [stage, ...others] = stages.filter((one) => wordsOf(one).join('').startsWith(word));
    if (stage !== undefined && others.length === 0) return { stage, end: index + 1, letters: word.length };
  }
  return null;
};

const stageIn = (stages: readonly string[], words: readonly string[]): Named | null => {
  const named = stages.flatMap((stage) => nameIn(stage, words) ?? []);
  return named.toSorted((one, other) => other.letters - one.letters)[0] ?? shortFormIn(stages, words);
};

/** The number of a session right behind the name of its stage: `Final, segment 2 of 8`. */
const numberBehind = (words: readonly string[], end: number): number | null => {
  const rest = words.slice(end);
  const number = rest.find((word) => !BETWEEN.has(word)) ?? '';
  return isNumber(number) ? Number(number) : null;
};

/** The number of a session where a folder says nothing else: `2`, `Session 2`, `Segment 02 of 8`. */
const numberOfFolder = (words: readonly string[]): number | null => {
  const [word = ''] = words;
  return BETWEEN.has(word) || (words.length === 1 && isNumber(word)) ? numberIn(words) : null;
};

/**
 * The session of a contest in which a record was made, by what the file says, else by the folders that it is in, the
 * innermost first. A session of which nothing gives the number is the first.
 * @param stages the names of the stages in the conditions
 * @returns null where nothing names a stage, and there are several
 */
export const sessionOfStage = (
  stages: readonly string[],
  { stage, session, within }: SessionClues,
): SessionFound | null => {
  const folders = within.toReversed().map(wordsOf);
  const texts = [
    ...(stage === null ? [] : [{ words: wordsOf(stage), by: 'file' } as const]),
    ...folders.map((words) => ({ words, by: 'folder' }) as const),
  ];
  const stated = session === null ? null : numberIn(wordsOf(session));
  const ofFolders = (): number | null => folders.map(numberOfFolder).find((number) => number !== null) ?? null;
  for (const { words, by } of texts) {
    const named = stageIn(stages, words);
    if (!named) continue;
    return { stage: named.stage, session: stated ?? numberBehind(words, named.end) ?? ofFolders() ?? 1, by };
  }
  const [only, ...others] = stages;
  if (only === undefined || others.length > 0) return null;
  return { stage: only, session: stated ?? ofFolders() ?? 1, by: 'only' };
};
