import { type MarkedOtherwise, type regularMarking, markedOtherwise } from '@app/bridge';
import { type Finding, note } from './finding';

const noteOn = (board: number, line: number, otherwise: MarkedOtherwise): Finding => {
  const { is, regular } = otherwise;
  return otherwise.part === 'dealer'
    ? note('marked-otherwise.dealer', line, {
        dealer: { seat: otherwise.is },
        board,
        regular: { seat: otherwise.regular },
      })
    : note('marked-otherwise.vulnerability', line, { is, board, regular });
};

/** Notes on a board whose dealer or vulnerability departs from the cycle; it is played as marked (Law 2). */
export const otherwiseMarked = (
  board: number,
  marking: ReturnType<typeof regularMarking>,
  line: number,
): readonly Finding[] => markedOtherwise(board, marking).map((otherwise) => noteOn(board, line, otherwise));
