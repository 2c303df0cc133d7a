import { t } from '../strings';
import { r } from '../strings/replay';
import type { Known, SeatKnowledge } from './seat-knowledge';

const lawsOf = (all: readonly Known[]): string => [...new Set(all.map(({ law }) => t.laws.paragraph(law)))].join(', ');

interface SignProps {
  readonly short: string;
  readonly long: string;
  readonly about: readonly Known[];
}

const Sign = ({ short, long, about }: SignProps) =>
  about.length === 0 ? null : (
    <span class="sign sign-knowledge" title={`${long} (${lawsOf(about)})`}>
      <span aria-hidden="true">{short}</span>
      <span class="sr-only">
        {long} ({lawsOf(about)})
      </span>
    </span>
  );

/** On a call: that something which came with it may be used, or may not, by the player through whose eyes one looks. */
export const KnowledgeSigns = ({ knowledge, act }: { readonly knowledge: SeatKnowledge; readonly act: number }) => {
  const about = (all: readonly Known[]): readonly Known[] => all.filter((one) => one.act === act);
  return (
    <>
      <Sign short={r.mayUseShort} long={r.mayUse} about={about(knowledge.mayUse)} />
      <Sign short={r.mayNotUseShort} long={r.mayNotUse} about={about(knowledge.mayNotUse)} />
    </>
  );
};
