import type { NumberAddress } from '@app/documents';
import type { PlayWords } from '@app/components';
import type english from './en/lineage.json';
import type { Writer } from './say';

/** The texts of the pages that show where a number comes from. */
export const lineageIn = (texts: typeof english, side: PlayWords['side'], { say }: Writer) => ({
  ...texts,
  of: (address: NumberAddress, name: string): string => {
    if (address.kind !== 'board') return say(texts.of[address.kind], { ...address, name });
    const board = say(texts.of.board, { board: address.board, table: address.table, side: side(address.side) });
    return name === '' ? board : `${board}, ${name}`;
  },
  asOf: (moment: string) =>
    say(texts.asOf, { moment: /^\d+$/.test(moment) ? say(texts.position, { position: moment }) : moment }),
  link: (value: string) => say(texts.link, { value }),
  onBoard: (board: number, table: string, event: number) => say(texts.onBoard, { board, table, event }),
  eventsOf: (session: string) => say(texts.eventsOf, { session }),
  inSession: (session: string, event: number) => say(texts.inSession, { session, event }),
  inAppeal: (appeal: string, event: number) => say(texts.inAppeal, { appeal, event }),
});
