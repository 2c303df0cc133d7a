import { isRegulations, printOf } from '@app/bridge';
import { explainIn } from '@app/laws';
import { PlayWordsContext } from '@app/components';
import type { CasePageCode, Texts } from '@app/messages';
import type { ComponentChild, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { CaseFile } from '../case-file';
import { AppealSection } from './appeals';
import { Facts, List, Table, inline } from './blocks';
import { AuctionSection, DealSection, PlaySection } from './play';
import { FindingsSection, ProcedureSection } from './procedure';
import { ProofsSection } from './proofs';
import { type Reader, ReaderContext, Said, readerOf, useReader } from './reader';
import { RulingsSection } from './rulings';
import { EffectsSection, TablesSection } from './scores';
import { STYLE } from './style';

const titleOf = ({ file: { appeal, decision, board }, say }: Reader) => {
  if (appeal !== null) return say('case.title.appeal', { appeal });
  return decision === null ? say('case.title.board', { board: board ?? '' }) : say('case.title.decision', { decision });
};

const Heading = () => {
  const reader = useReader();
  const { file, say, name, texts } = reader;
  const { session, appeal, decision, board } = file;
  const { id, title } = session;
  return (
    <>
      <h1>{titleOf(reader)}</h1>
      <Facts
        facts={[
          ['case.label.appeal', appeal],
          ['case.label.decision', decision],
          ['case.label.board', board],
          ['case.label.session', title === null ? id : inline(id, ', ', <Said text={title} />)],
          ['case.label.date', session.date],
          ['case.label.laws', session.laws],
          ['case.label.regulations', session.regulations ?? say('case.no-regulations')],
          [
            'case.label.conditions',
            session.conditions ? <Said text={session.conditions.name} /> : say('case.no-conditions'),
          ],
          ['case.label.scoring', name(session.scoring)],
          ['case.label.times', say('case.times', { zone: texts.timeZone })],
        ]}
      />
    </>
  );
};

const PartiesSection = () => {
  const { file, say, person, value } = useReader();
  return (
    <>
      <Table
        caption={say('case.caption.contestants')}
        head={['case.column.contestant', 'case.column.side', 'case.column.in-appeal']}
        rows={file.parties.map(({ contestant, side, in: part }) => [
          person(contestant),
          side ? value({ side }) : say('case.not-at-the-table'),
          say('case.party', { part: part ?? 'none' }),
        ])}
      />
      <Table
        caption={say('case.caption.people')}
        head={['case.column.person', 'case.column.part']}
        rows={file.people.map(({ id, as }) => [person(id), as.join('; ')])}
      />
    </>
  );
};

const LawsSection = () => {
  const { file, say, paragraph, texts } = useReader();
  if (file.laws.length === 0) return <List items={[]} />;
  const { regulations } = file.session;
  return (
    <>
      <p>{say('case.paraphrased')}</p>
      {file.laws.map(({ law, citation, title }) => {
        const print = printOf(law, isRegulations(regulations) ? regulations : null);
        const found = title === null ? null : explainIn(texts.language, law.edition, law.paragraph, print);
        const known = found?.found === true ? found : null;
        return (
          <>
            <h3>
              {paragraph(citation)}
              {known && `: ${known.title}`}
            </h3>
            <List items={known?.paragraphs.map(({ at, says }) => `${at}: ${says}`) ?? []} none="case.not-in-registry" />
          </>
        );
      })}
    </>
  );
};

const TimelineSection = () => {
  const { file, say, when, told, value } = useReader();
  return (
    <Table
      caption={say('case.caption.timeline')}
      head={['case.column.event', 'case.column.happened', 'case.column.recorded', 'case.column.by', 'case.column.what']}
      rows={file.timeline.map(({ event, occurredAt, recordedAt, by, role, words }) => [
        event,
        when(occurredAt),
        when(recordedAt),
        by === null ? say('case.not-known') : `${by}${role === null ? '' : ` (${value({ authority: role })})`}`,
        told(event) ?? words,
      ])}
    />
  );
};

const OriginSection = () => {
  const { file, say } = useReader();
  return (
    <>
      <Table
        caption={say('case.caption.streams')}
        head={['case.column.stream', 'case.column.events', 'case.column.position']}
        rows={Object.entries(file.streams).map(([name, events]) => [name, events.length, events.at(-1)?.position])}
      />
      <p>{say('case.origin')}</p>
    </>
  );
};

/** Codes of headings end with the id of their section. */
type SectionId<Code = CasePageCode> = Code extends `case.section.${infer Id}` ? Id : never;

/** A part of the page with its heading, to which the contents lead. */
interface Section {
  readonly id: string;
  readonly title: ComponentChild;
  readonly body: ComponentChild;
}

const sectionsOf = ({ file, streams, say }: Reader): readonly Section[] => {
  const section = (id: SectionId, body: VNode): Section => ({ id, title: say(`case.section.${id}`), body });
  const appeals = [...streams.appeals].map(([appeal, events]) => ({
    id: `appeal-${appeal}`,
    title: say('case.section.appeal', { appeal }),
    body: <AppealSection events={events} />,
  }));
  const board = [
    section('deal', <DealSection />),
    section('auction', <AuctionSection />),
    section('play', <PlaySection />),
    section('procedure', <ProcedureSection />),
    section('findings', <FindingsSection />),
    section('rulings', <RulingsSection />),
  ];
  return [
    section('parties', <PartiesSection />),
    ...appeals,
    ...(file.board === null ? [] : board),
    section('effects', <EffectsSection />),
    ...(file.board === null ? [] : [section('tables', <TablesSection />)]),
    section('laws', <LawsSection />),
    section('timeline', <TimelineSection />),
    section('origin', <OriginSection />),
    section('proofs', <ProofsSection />),
  ];
};

const Page = ({ sections }: { readonly sections: readonly Section[] }) => {
  const reader = useReader();
  const { say, texts } = reader;
  return (
    <html lang={texts.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>{titleOf(reader)}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <header>
          <Heading />
        </header>
        <nav aria-labelledby="contents">
          <h2 id="contents">{say('case.contents')}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
};

/** Characters that are not seen and change how what is around them is read: controls, and overrides of direction. */
const UNSEEN = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

const isBreak = (character: string): boolean => character === '\n' || character === '\t';

/** Text in which nothing that cannot be seen has an effect. */
export const visible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSEEN, (one) => (isBreak(one) ? one : codeOf(one)));

/**
 * The case for people to read: one page, which needs nothing but itself and runs nothing. Preact escapes every text in it.
 * Times are those of the clock at the venue.
 * @param texts of the reader's language, without names: those that may be known are in the file
 */
export const caseFilePage = (file: CaseFile, texts: Texts): string => {
  const reader = readerOf(file, texts.at(file.session.timeZone));
  const markup = renderToString(
    <ReaderContext.Provider value={reader}>
      <PlayWordsContext.Provider value={reader.words}>
        <Page sections={sectionsOf(reader)} />
      </PlayWordsContext.Provider>
    </ReaderContext.Provider>,
  );
  return `<!doctype html>\n${visible(markup)}\n`;
};
