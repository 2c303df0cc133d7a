import { seatName } from '@app/bridge';
import type { CaseFile } from '../case-file';
import { spaced } from '../decision-words';
import { type Section, html, list, said, section } from './markup';
import { aboutAct, actInWords } from './words';

/** What the Laws engine found, and who may use which information. */
export const findingsSection = ({ view }: CaseFile): Section =>
  section(
    'findings',
    'Irregularities and information',
    html`<h3>Irregularities</h3>`,
    list(
      view?.irregularities.map(
        ({ act, seat, rule, law, status }) =>
          html`${actInWords(view, act)}, ${seatName(seat)}: ${spaced(rule)} (${law}), ${spaced(status)}`,
      ) ?? [],
    ),
    html`<h3>Information that one side may not use</h3>`,
    list(
      view?.information
        .filter(({ unauthorised }) => unauthorised.length > 0)
        .map(
          ({ kind, act, law, unauthorised, disputed }) =>
            html`${spaced(kind)}, ${actInWords(view, act)} (${law}${disputed === true ? ', disputed' : ''}): not for
            ${unauthorised.join(', ')}`,
        ) ?? [],
    ),
    html`<h3>Looked at after the play</h3>`,
    list(
      view?.closedReviews.map(
        ({ law, act, decision, reasons, by }) =>
          html`${law}${aboutAct(view, act)}: ${spaced(decision)}, ${by}: ${said(reasons)}`,
      ) ?? [],
    ),
  );
