import { usePlayWords } from './words';

/** The mark of an irregularity on a call or card: a shape and a word, never a colour alone. */
export const FlagSign = () => {
  const { irregularity } = usePlayWords();
  return (
    <span class="sign sign-flag" title={irregularity}>
      <span aria-hidden="true">⚑</span>
      <span class="sr-only">{irregularity}</span>
    </span>
  );
};
