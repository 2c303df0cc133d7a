import { nameOf } from '../ledger/documents';
import { timeText } from '../shared/numbers';
import { useNow } from '../shared/use-now';
import { appealMessages } from '../strings/appeals';
import { texts } from '../texts';
import { type Period, periodsOf, standingOf } from './deadlines';
import { Part } from './fact-list';
import type { Room } from './room-source';

/** Signs beside the words: a period that is open is seen at a glance. */
const SIGN = { used: '✓', open: '●', over: '✕', none: '–' } as const;

const PeriodLine = ({ period, room, now }: { readonly period: Period; readonly room: Room; readonly now: number }) => {
  const standing = standingOf(period, now);
  return (
    <li class={`period period-${standing}`}>
      <b>{appealMessages.period[period.right]}</b> {period.whose.map((one) => nameOf(room.names, one)).join(', ')}
      <br />
      <span aria-hidden="true">{SIGN[standing]}</span> {appealMessages.periodStanding[standing]}
      {period.until !== null && (
        <>
          {', '}
          <time dateTime={period.until}>{appealMessages.until(timeText(period.until))}</time>
        </>
      )}{' '}
      <span class="quiet">({period.paragraph})</span>
    </li>
  );
};

/** Until when something may be done, by which paragraph, and what of that has run out. */
export const DeadlinesPart = ({ room }: { readonly room: Room }) => {
  const now = useNow();
  const { meanwhile, lodged } = room.appeal;
  return (
    <Part id="deadlines" heading={appealMessages.section.deadlines}>
      <ul class="lines">
        {periodsOf(room).map((period, index) => (
          <PeriodLine key={index} period={period} room={room} now={now} />
        ))}
      </ul>
      {lodged.toleratedBy !== undefined && <p>{appealMessages.tolerated}</p>}
      {meanwhile.length > 0 && (
        <>
          <h3>{appealMessages.section.meanwhile}</h3>
          <ul class="lines">
            {meanwhile.map(({ what, text, paragraph }) => (
              <li key={what}>
                {texts.say(text)} <span class="quiet">({paragraph})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
};
