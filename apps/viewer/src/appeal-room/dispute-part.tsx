import { type RulingView, saidText } from '@app/session';
import type { components } from '../ledger/api.generated';
import { nameOf } from '../ledger/documents';
import { ProblemNote } from '../shared/awaited';
import { WithSigns } from '../shared/event-text';
import { timeText } from '../shared/numbers';
import { appealMessages } from '../strings/appeals';
import { texts } from '../texts';
import { libraryMessages } from '../library-messages';
import { ActLink } from './act-link';
import { Fact, Part } from './fact-list';
import { type Room, rulingIn } from './room-source';

interface OfRuling {
  readonly view: components['schemas']['Board'];
  readonly ruling: RulingView;
}

const Ruling = ({ view, ruling, name }: OfRuling & { readonly name: string }) => (
  <dl class="case-facts">
    {ruling.about.length > 0 && (
      <Fact name={appealMessages.disputedAct}>
        {ruling.about.map((act, index) => (
          <span key={act}>
            {index > 0 && ', '}
            <ActLink view={view} act={act} />
          </span>
        ))}
      </Fact>
    )}
    <Fact name={appealMessages.rulingWas}>
      <p>{ruling.reasons}</p>
      <p class="quiet">
        {appealMessages.rulingBy(name)} · {ruling.laws.map(libraryMessages.law).join(', ')}
      </p>
    </Fact>
    {ruling.score.map(({ at, words, text }) => (
      <Fact key={at} name={appealMessages.scoreRuled}>
        <WithSigns text={text ? texts.say(text) : words} />
      </Fact>
    ))}
  </dl>
);

/** What is disputed: the ruling, and what the appellant says against it. */
export const DisputePart = ({ room }: { readonly room: Room }) => {
  const { appeal, board, names } = room;
  const { lodged } = appeal;
  const view = board?.view ?? null;
  const ruling = rulingIn(room);
  const people = (ids: readonly string[]): string => ids.map((id) => nameOf(names, id)).join(', ');
  return (
    <Part id="dispute" heading={appealMessages.section.dispute}>
      {board?.problem &&
        (board.problem.code === 'BoardKept' ? (
          <p>{appealMessages.boardKept}</p>
        ) : (
          <ProblemNote problem={board.problem} />
        ))}
      {appeal.overtaken !== null && <p class="ruling-flag">{texts.say(appeal.overtaken)}</p>}
      {view && ruling && <Ruling view={view} ruling={ruling} name={nameOf(names, ruling.by)} />}
      <dl class="case-facts">
        <Fact name={appealMessages.appellant}>{nameOf(names, lodged.appellant)}</Fact>
        <Fact name={appealMessages.respondent}>
          {lodged.respondents.length === 0 ? appealMessages.nobody : people(lodged.respondents)}
        </Fact>
        <Fact name={appealMessages.grounds}>
          <bdi class="said">{saidText(lodged.grounds)}</bdi>
        </Fact>
        {lodged.asksFor !== undefined && (
          <Fact name={appealMessages.asksFor}>
            <bdi class="said">{saidText(lodged.asksFor)}</bdi>
          </Fact>
        )}
        <Fact name={appealMessages.about}>{lodged.parts.map((part) => appealMessages.part[part]).join(', ')}</Fact>
        <Fact name={appealMessages.heardBy}>{appealMessages.turn(appeal.turn.instance, appeal.turn.procedure)}</Fact>
        <Fact name={appealMessages.lodged}>
          {appealMessages.lodgedBy(people(lodged.lodgedBy), timeText(lodged.at))}
        </Fact>
      </dl>
    </Part>
  );
};
