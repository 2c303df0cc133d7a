import type { Moved } from '@app/contract';
import type { Names } from '@app/application';
import type { Texts } from '@app/messages';
import { sayCli } from './cli-texts';
import { table } from './table';

/** Contestants whose place or total is not the same, one a line. */
export const movedText = (moved: readonly Moved[], names: Names, texts: Texts): string => {
  const cli = sayCli(texts);
  const number = (text: string | null | undefined): string => (text == null ? '-' : texts.value({ exact: text }));
  if (moved.length === 0) return cli('nothing-moved');
  return table(
    [
      { heading: cli('heading.id') },
      { heading: cli('heading.name') },
      { heading: cli('heading.place') },
      { heading: cli('heading.total') },
    ],
    moved.map(({ contestant, before, after }) => [
      contestant,
      names[contestant] ?? '',
      `${before?.place ?? '-'} -> ${after?.place ?? '-'}`,
      `${number(before?.total)} -> ${number(after?.total)}`,
    ]),
  );
};
