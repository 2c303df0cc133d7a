import daCase from '../catalogues/da/case.json';
import daCasePage from '../catalogues/da/case-page.json';
import daCli from '../catalogues/da/cli.json';
import daCommands from '../catalogues/da/commands.json';
import daDecisions from '../catalogues/da/decisions.json';
import daDerivations from '../catalogues/da/derivations.json';
import daEvents from '../catalogues/da/events.json';
import daExport from '../catalogues/da/export.json';
import daImport from '../catalogues/da/import.json';
import daLedger from '../catalogues/da/ledger.json';
import daNames from '../catalogues/da/names.json';
import daProblems from '../catalogues/da/problems.json';
import daRefusals from '../catalogues/da/refusals.json';
import daRules from '../catalogues/da/rules.json';
import daScores from '../catalogues/da/scores.json';
import daScript from '../catalogues/da/script.json';
import daTerms from '../catalogues/da/terms.json';
import enCase from '../catalogues/en/case.json';
import enCasePage from '../catalogues/en/case-page.json';
import enCli from '../catalogues/en/cli.json';
import enCommands from '../catalogues/en/commands.json';
import enDecisions from '../catalogues/en/decisions.json';
import enDerivations from '../catalogues/en/derivations.json';
import enEvents from '../catalogues/en/events.json';
import enExport from '../catalogues/en/export.json';
import enImport from '../catalogues/en/import.json';
import enLedger from '../catalogues/en/ledger.json';
import enNames from '../catalogues/en/names.json';
import enProblems from '../catalogues/en/problems.json';
import enRefusals from '../catalogues/en/refusals.json';
import enRules from '../catalogues/en/rules.json';
import enScores from '../catalogues/en/scores.json';
import enScript from '../catalogues/en/script.json';
import enTerms from '../catalogues/en/terms.json';
import svCase from '../catalogues/sv/case.json';
import svCasePage from '../catalogues/sv/case-page.json';
import svCli from '../catalogues/sv/cli.json';
import svCommands from '../catalogues/sv/commands.json';
import svDecisions from '../catalogues/sv/decisions.json';
import svDerivations from '../catalogues/sv/derivations.json';
import svEvents from '../catalogues/sv/events.json';
import svExport from '../catalogues/sv/export.json';
import svImport from '../catalogues/sv/import.json';
import svLedger from '../catalogues/sv/ledger.json';
import svNames from '../catalogues/sv/names.json';
import svProblems from '../catalogues/sv/problems.json';
import svRefusals from '../catalogues/sv/refusals.json';
import svRules from '../catalogues/sv/rules.json';
import svScores from '../catalogues/sv/scores.json';
import svScript from '../catalogues/sv/script.json';
import svTerms from '../catalogues/sv/terms.json';
import type { Catalogue } from './catalogue';
import type { Language } from './language';
import { type Setting, type Texts, textsIn } from './texts';

/** A text of the page of a case file. */
export type CasePageCode = keyof typeof enCasePage;

export const CASE_PAGE_CODES: readonly string[] = Object.keys(enCasePage);

const catalogue = (language: Language, ...areas: readonly Catalogue['messages'][]): Catalogue => ({
  language,
  messages: Object.assign({}, ...areas) as Catalogue['messages'],
});

/** Every message in every language. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: catalogue(
    'en',
    enCase,
    enCasePage,
    enCli,
    enCommands,
    enDecisions,
    enDerivations,
    enEvents,
    enExport,
    enImport,
    enLedger,
    enNames,
    enProblems,
    enRefusals,
    enRules,
    enScores,
    enScript,
    enTerms,
  ),
  da: catalogue(
    'da',
    daCase,
    daCasePage,
    daCli,
    daCommands,
    daDecisions,
    daDerivations,
    daEvents,
    daExport,
    daImport,
    daLedger,
    daNames,
    daProblems,
    daRefusals,
    daRules,
    daScores,
    daScript,
    daTerms,
  ),
  sv: catalogue(
    'sv',
    svCase,
    svCasePage,
    svCli,
    svCommands,
    svDecisions,
    svDerivations,
    svEvents,
    svExport,
    svImport,
    svLedger,
    svNames,
    svProblems,
    svRefusals,
    svRules,
    svScores,
    svScript,
    svTerms,
  ),
};

export const textsOf = (language: Language, setting: Setting = {}): Texts => textsIn(CATALOGUES[language], setting);
