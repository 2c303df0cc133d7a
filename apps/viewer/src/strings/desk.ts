import english from './en/desk.json';
import { language } from './language';
import { type Writer, writerIn } from './say';

type Names = Readonly<Record<string, string>>;

const FILES = {
  en: () => Promise.resolve({ default: english }),
  da: () => import('./da/desk.json'),
  sv: () => import('./sv/desk.json'),
};

const textsIn = (texts: typeof english, { say }: Writer) => {
  const refusals: Names = texts.refusals;
  const forms: Names = texts.score.forms;
  const fields: Names = texts.score.fields;
  const choices: Names = texts.score.choices;
  return {
    ...texts,
    directorsOnly: (role: string | null) => say(texts.directorsOnly, { role }),
    missing: (what: readonly string[]) => say(texts.missing, { what: what.join(', ') }),
    refusals: refusals,
    score: {
      ...texts.score,
      formName: (form: string, title: string) => forms[form] ?? title,
      field: (name: string, form: string) => fields[`${form}.${name}`] ?? fields[name] ?? name,
      choice: (name: string) => choices[name] ?? name.replaceAll('-', ' '),
      part: (weight: string, score: string) => say(texts.score.part, { weight, score }),
    },
    preview: {
      ...texts.preview,
      penalty: (name: string, amount: string, paragraph: string, isAfter: boolean) =>
        say(texts.preview.penalty, { name, amount, paragraph, isAfter }),
      deadline: (right: string, before: string | null, after: string | null) =>
        say(texts.preview.deadline, { right, before, after }),
    },
    title: (board: string) => say(texts.title, { board }),
    ruling: {
      ...texts.ruling,
      lawsOfForm: (laws: string) => say(texts.ruling.lawsOfForm, { laws }),
      penalty: (number: number) => say(texts.ruling.penalty, { number }),
      person: (number: number) => say(texts.ruling.person, { number }),
    },
    decisions: {
      ...texts.decisions,
      reverseThis: (event: number) => say(texts.decisions.reverseThis, { event }),
    },
    reverse: {
      ...texts.reverse,
      heading: (event: number) => say(texts.reverse.heading, { event }),
    },
    tell: {
      ...texts.tell,
      tellThis: (event: number) => say(texts.tell.tellThis, { event }),
    },
    session: {
      ...texts.session,
      heading: (title: string) => say(texts.session.heading, { title }),
      unconfirmed: (count: number) => say(texts.session.unconfirmed, { count }),
    },
  };
};

/** The texts of this room in the reader's language, fetched with it. */
export let deskMessages = textsIn(english, writerIn('en'));

export const loadRoomStrings = async (): Promise<void> => {
  deskMessages = textsIn((await FILES[language]()).default, writerIn(language));
};
