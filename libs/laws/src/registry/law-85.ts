import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law85: Law = {
  number: 85,
  title: {
    en: 'Ruling when accounts differ',
    da: 'Når forklaringerne strider mod hinanden',
    sv: 'När berättelserna går isär',
  },
  treatments: ['recorded', 'judged'],
  built: inBoth('recorded', 'judged'),
  paragraphs: [
    same('85', 'The facts are disputed: the director rules as follows.'),
    same('85A', 'Finding the facts.'),
    same('85A1', 'The director gathers what evidence there is and decides what is more probable than not.'),
    same('85A2', 'Once satisfied of the facts, the director rules as in Law 84.'),
    same('85B', "If the facts cannot be found to the director's satisfaction, the ruling is one that lets play go on."),
  ],
};
