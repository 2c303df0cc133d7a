import { type Side, SIDES } from '@app/bridge';
import type { BoardWorth, SideWorth } from '@app/contract';
import { type Names, nameOf } from '../../ledger/documents';
import { signed } from '../../shared/numbers';
import { messages } from '../../strings';
import { deskMessages } from '../../strings/desk';
import { texts } from '../../texts';
import type { FilledAnswer } from './forms';
import { weightAsWritten } from '../../forms/weights';

/** `'60 % of +420, 40 % of +170'` */
const scoresText = ({ scores }: SideWorth): string =>
  scores
    .map(({ score, weight }) =>
      weight === '1' ? signed(score) : deskMessages.score.part(weightAsWritten(weight), signed(score)),
    )
    .join(', ');

const pointsText = ({ points, percent }: SideWorth): string =>
  points === null ? '' : percent === null ? points : `${points} (${percent} %)`;

interface RowProps {
  readonly side: Side;
  readonly before: BoardWorth;
  readonly after: BoardWorth;
  readonly names: Names;
}

const Row = ({ side, before, after, names }: RowProps) => (
  <tr>
    <th scope="row">
      {messages.side(side)} <span class="quiet">{nameOf(names, after.sides[side].contestant)}</span>
    </th>
    <td class="number">
      <span class="desk-points">{pointsText(before.sides[side])}</span>
      <span class="quiet desk-worth-scores">{scoresText(before.sides[side])}</span>
    </td>
    <td class="number strong" data-worth={side}>
      <span class="desk-points">{pointsText(after.sides[side])}</span>
      <span class="quiet desk-worth-scores">{scoresText(after.sides[side])}</span>
    </td>
  </tr>
);

interface WorthTableProps {
  readonly filled: FilledAnswer;
  readonly current: boolean;
  readonly names: Names;
}

/** What the board is worth to both sides as it stands and with the score that is filled in, and what to know about that. */
export const WorthTable = ({ filled, current, names }: WorthTableProps) => {
  const { preview, warnings, reasons } = filled;
  return (
    <div class="desk-worth" aria-live="polite" aria-busy={!current}>
      <table class="list">
        <caption>{deskMessages.score.worth}</caption>
        <thead>
          <tr>
            <th scope="col">{deskMessages.side}</th>
            <th scope="col" class="number">
              {deskMessages.now}
            </th>
            <th scope="col" class="number">
              {deskMessages.withThis}
            </th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <Row key={side} side={side} before={preview.before} after={preview.after} names={names} />
          ))}
        </tbody>
      </table>
      {preview.after.why !== null && <p class="quiet">{texts.say(preview.after.why)}</p>}
      {reasons.map(texts.say).map((reason) => (
        <p key={reason} class="quiet">
          {reason}
        </p>
      ))}
      {warnings.length > 0 && (
        <ul class="desk-warnings" aria-label={deskMessages.score.warnings}>
          {warnings.map(({ code, message, paragraph }) => (
            <li key={`${code} ${texts.say(message)}`}>
              <strong>{deskMessages.score.warning[code]}</strong> {texts.say(message)} ({texts.value({ paragraph })})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
