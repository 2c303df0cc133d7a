import type { DecisionView, VoteView } from '@app/session';
import { WithSigns } from '../shared/event-text';
import { nameOf } from '../ledger/documents';
import { appealHref } from '../route';
import { timeText } from '../shared/numbers';
import { appealMessages } from '../strings/appeals';
import { messages } from '../strings';
import { libraryMessages } from '../library-messages';
import { Fact, Part } from './fact-list';
import type { Room } from './room-source';

const Vote = ({ vote }: { readonly vote: VoteView }) => (
  <li>
    <p>
      {appealMessages.vote.line(
        appealMessages.vote.about[vote.about],
        vote.for.length,
        vote.against.length,
        vote.abstained?.length ?? 0,
      )}
      : <b>{vote.carried ? appealMessages.vote.carried : appealMessages.vote.lost}</b>
    </p>
    <p class="quiet">{vote.motion}</p>
  </li>
);

const Decision = ({ decision, room }: { readonly decision: DecisionView; readonly room: Room }) => {
  const { instance, by, at, ruling, laws, reasons, outcome, facts = [] } = decision;
  return (
    <li class="badge badge-appeal">
      <h3>{appealMessages.ruling[ruling]}</h3>
      <p class="quiet">{appealMessages.decidedBy(instance, nameOf(room.names, by), timeText(at))}</p>
      <dl class="case-facts">
        {outcome && (
          <Fact name={appealMessages.score}>
            <WithSigns text={messages.board.adjusted(outcome.NS, outcome.EW)} />
          </Fact>
        )}
        {facts.length > 0 && (
          <Fact name={appealMessages.facts}>
            {facts.map(({ text, basis }, index) => (
              <p key={index}>
                {text} <span class="quiet">({appealMessages.basis[basis]})</span>
              </p>
            ))}
          </Fact>
        )}
        <Fact name={appealMessages.reasons}>
          {reasons} <span class="quiet">({laws.map(libraryMessages.law).join(', ')})</span>
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
      <h3>{appealMessages.section.deposit}</h3>
      <p>
        {money && `${appealMessages.money(money.amount, money.currency, money.paragraph)}: `}
        {appealMessages.deposit[deposit]}
      </p>
    </>
  );
};

/** Votes, what was decided and why, who dissents, who has been told; and the deposit. */
export const DecisionPart = ({ room }: { readonly room: Room }) => {
  const { appeal, names } = room;
  const { votes, decisions, dissents, recommendations, told, furtherAs } = appeal;
  return (
    <Part id="decision" heading={appealMessages.section.decisions}>
      {decisions.length === 0 && <p class="quiet">{appealMessages.notDecided}</p>}
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
            <b>{appealMessages.dissentOf(nameOf(names, by))}</b>: {text}
          </li>
        ))}
        {recommendations.map(({ to, text, paragraph }, index) => (
          <li key={index}>
            <b>{appealMessages.recommendedTo(to)}</b>: {text} <span class="quiet">({paragraph})</span>
          </li>
        ))}
        {told.map(({ to, at }, index) => (
          <li key={index}>{appealMessages.toldTo(to.map((one) => nameOf(names, one)).join(', '), timeText(at))}</li>
        ))}
      </ul>
      {furtherAs !== null && (
        <p>
          {appealMessages.goesOnAs} <a href={appealHref(furtherAs)}>{furtherAs}</a>
        </p>
      )}
      <Deposit room={room} />
    </Part>
  );
};
