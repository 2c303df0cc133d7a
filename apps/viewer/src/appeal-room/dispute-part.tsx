import { type RulingView, saidText } from '@app/session';
import type { components } from '../ledger/api.generated';
import { nameOf } from '../ledger/documents';
import { ProblemNote } from '../shared/awaited';
import { WithSigns } from '../shared/event-words';
import { timeText } from '../shared/numbers';
import { r } from '../strings/appeals';
import { texts } from '../texts';
import { w } from '../words';
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
      <Fact name={r.disputedAct}>
        {ruling.about.map((act, index) => (
          <span key={act}>
            {index > 0 && ', '}
            <ActLink view={view} act={act} />
          </span>
        ))}
      </Fact>
    )}
    <Fact name={r.rulingWas}>
      <p>{ruling.reasons}</p>
      <p class="quiet">
        {r.rulingBy(name)} · {ruling.laws.map(w.law).join(', ')}
      </p>
    </Fact>
    {ruling.score.map(({ at, words, text }) => (
      <Fact key={at} name={r.scoreRuled}>
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
    <Part id="dispute" heading={r.section.dispute}>
      {board?.problem &&
        (board.problem.code === 'BoardKept' ? <p>{r.boardKept}</p> : <ProblemNote problem={board.problem} />)}
      {appeal.overtaken !== null && <p class="ruling-flag">{texts.say(appeal.overtaken)}</p>}
      {view && ruling && <Ruling view={view} ruling={ruling} name={nameOf(names, ruling.by)} />}
      <dl class="case-facts">
        <Fact name={r.appellant}>{nameOf(names, lodged.appellant)}</Fact>
        <Fact name={r.respondent}>{lodged.respondents.length === 0 ? r.nobody : people(lodged.respondents)}</Fact>
        <Fact name={r.grounds}>
          <bdi class="said">{saidText(lodged.grounds)}</bdi>
        </Fact>
        {lodged.asksFor !== undefined && (
          <Fact name={r.asksFor}>
            <bdi class="said">{saidText(lodged.asksFor)}</bdi>
          </Fact>
        )}
        <Fact name={r.about}>{lodged.parts.map((part) => r.part[part]).join(', ')}</Fact>
        <Fact name={r.heardBy}>{r.turn(appeal.turn.instance, appeal.turn.procedure)}</Fact>
        <Fact name={r.lodged}>{r.lodgedBy(people(lodged.lodgedBy), timeText(lodged.at))}</Fact>
      </dl>
    </Part>
  );
};
