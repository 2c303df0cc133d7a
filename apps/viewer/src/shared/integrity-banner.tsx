import { parseBoardStream } from '@app/session';
import { verifyHref } from '../route';
import { t } from '../strings';
import { useMismatch } from './integrity';

const inWords = (stream: string): string => {
  const board = parseBoardStream(stream);
  return board ? t.board.title(board.board, board.table) : stream;
};

/** Says on every page that the ledger cannot be trusted. */
export const IntegrityBanner = () => {
  const mismatch = useMismatch();
  if (mismatch === null) return null;
  const { kind, position, stream } = mismatch;
  return (
    <div class="mismatch" role="alert">
      <strong>
        {kind === 'altered'
          ? t.integrity.altered(position === null ? null : position.toLocaleString(t.locale))
          : t.integrity[kind]}
      </strong>{' '}
      {stream !== null && `${t.integrity.at(inWords(stream))} `}
      {t.integrity.means} <a href={verifyHref()}>{t.verify.heading}</a>
    </div>
  );
};
