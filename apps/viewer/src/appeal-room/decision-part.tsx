import type { DecisionView, VoteView } from '@app/session';
import { WithSigns } from '../shared/event-words';
import { nameOf } from '../ledger/documents';
import { appealHref } from '../route';
import { timeText } from '../shared/numbers';
import { r } from '../strings/appeals';
import { t } from '../strings';
import { w } from '../words';
import { Fact, Part } from './fact-list';
import type { Room } from './room-source';

const Vote = ({ vote }: { readonly vote: VoteView }) => (
  <li>
    <p>
      {r.vote.line(r.vote.about[vote.about], vote.for.length, vote.against.length, vote.abstained?.length ?? 0)}:{' '}
      <b>{vote.carried ? r.vote.carried : r.vote.lost}</b>
    </p>
    <p class="quiet">{vote.motion}</p>
  </li>
);

const Decision = ({ decision, room }: { readonly decision: DecisionView; readonly room: Room }) => {
  const { instance, by, at, ruling, laws, reasons, outcome, facts = [] } = decision;
  return (
    <li class="badge badge-appeal">
      <h3>{r.ruling[ruling]}</h3>
      <p class="quiet">{r.decidedBy(instance, nameOf(room.names, by), timeText(at))}</p>
      <dl class="case-facts">
        {outcome && (
          <Fact name={r.score}>
            <WithSigns text={t.board.adjusted(outcome.NS, outcome.EW)} />
          </Fact>
        )}
        {facts.length > 0 && (
          <Fact name={r.facts}>
            {facts.map(({ text, basis }, index) => (
              <p key={index}>
                {text} <span class="quiet">({r.basis[basis]})</span>
              </p>
            ))}
          </Fact>
        )}
        <Fact name={r.reasons}>
          {reasons} <span class="quiet">({laws.map(w.law).join(', ')})</span>
        </Fact>
      </dl>
    </li>
  );
};

const Deposit = ({ room }: { readonly room: Room }) => {
  const { deposit, lodged } = room.appeal;
  const money = lodged.deposit;
  return (
    <>
      <h3>{r.section.deposit}</h3>
      <p>
        {money && `${r.money(money.amount, money.currency, money.paragraph)}: `}
        {r.deposit[deposit]}
      </p>
    </>
  );
};

/** Votes, what was decided and why, who dissents, who has been told; and the deposit. */
export const DecisionPart = ({ room }: { readonly room: Room }) => {
  const { appeal, names } = room;
  const { votes, decisions, dissents, recommendations, told, furtherAs } = appeal;
  return (
    <Part id="decision" heading={r.section.decisions}>
      {decisions.length === 0 && <p class="quiet">{r.notDecided}</p>}
      <ul class="badges">
        {decisions.map((decision) => (
          <Decision key={decision.revision} decision={decision} room={room} />
        ))}
      </ul>
      <ul class="lines">
        {votes.map((vote) => (
          <Vote key={vote.revision} vote={vote} />
        ))}
        {dissents.map(({ by, text }) => (
          <li key={by}>
            <b>{r.dissentOf(nameOf(names, by))}</b>: {text}
          </li>
        ))}
        {recommendations.map(({ to, text, paragraph }, index) => (
          <li key={index}>
            <b>{r.recommendedTo(to)}</b>: {text} <span class="quiet">({paragraph})</span>
          </li>
        ))}
        {told.map(({ to, at }, index) => (
          <li key={index}>{r.toldTo(to.map((one) => nameOf(names, one)).join(', '), timeText(at))}</li>
        ))}
      </ul>
      {furtherAs !== null && (
        <p>
          {r.goesOnAs} <a href={appealHref(furtherAs)}>{furtherAs}</a>
        </p>
      )}
      <Deposit room={room} />
    </Part>
  );
};
