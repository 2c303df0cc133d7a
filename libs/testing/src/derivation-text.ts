import { linesOfText, textsOf } from '@app/messages';
import { type Derivation, derivationLines, derivationView } from '@app/scoring';

/** A derivation in English, a line a number. */
export const derivationText = (derivation: Derivation): readonly string[] =>
  linesOfText(derivationLines(derivationView(derivation)), textsOf('en'));
