import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportReport, type ImportTarget, importFiles } from '@app/application';
import { type EventLog, derivedId, eventIdOf } from '@app/ledger';
import { everything } from '@app/testing';
import { pbnSession } from '../../bench/session-file';
import { withEmbedded } from '../embedded';

const RECORDS = 13;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-again-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

class Killed extends Error {}

/** A ledger that is gone after so many appends. */
const dyingAfter = (log: EventLog, appends: number): EventLog => {
  let left = appends;
  return {
    ...log,
    append: (...all) => {
      if (left === 0) return Promise.reject(new Killed());
      left -= 1;
      return log.append(...all);
    },
  };
};

const take = async (
  { log, models, directory, settings, vault }: ImportTarget,
  text: string,
  name = 'evening.pbn',
): Promise<ImportReport | undefined> => {
  const bytes = [Buffer.from(text)];
  const open = () => ({ bytes, checkUnchanged: () => undefined, close: () => undefined });
  const source = { path: name, name, format: 'pbn', open, answerFor: () => undefined } as const;
  const target = { log, models, directory, settings, vault };
  const [report] = await importFiles(target, [source], { session: 's', strict: false }, () => undefined);
  return report;
};

const into = <T>(data: string, work: (target: ImportTarget) => Promise<T>): Promise<T> =>
  withEmbedded({ data: join(folder, data) }, 'begins', work);

/** Every stream of the session with its events, but for the ids that each installation gives to names. */
const streamsOf = async (log: EventLog): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const streams: Record<string, unknown[]> = {};
  for (const { streamId, revision, type, data } of await everything(log)) {
    const said = JSON.parse(JSON.stringify(data).replaceAll(/p-[0-9a-f]{16}/g, 'player')) as unknown;
    if (!streamId.startsWith('ledger-')) (streams[streamId] ??= []).push({ revision, type, data: said });
  }
  return streams;
};

const text = pbnSession(RECORDS);

describe('an import that is killed and begun again', () => {
  let undisturbed: Readonly<Record<string, readonly unknown[]>> = {};
  beforeAll(async () => {
    undisturbed = await into('undisturbed', async (target) => {
      await take(target, text);
      return streamsOf(target.log);
    });
  });

  it.each([0, 1, 2, 7, RECORDS, RECORDS + 1])(
    'after %i appends: nothing is lost and nothing is there twice',
    async (at) => {
      const data = `killed-${at}`;
      await expect(into(data, ({ log, ...rest }) => take({ log: dyingAfter(log, at), ...rest }, text))).rejects.toThrow(
        Killed,
      );
      const [report, streams] = await into(data, async (target) => [
        await take(target, text),
        await streamsOf(target.log),
      ]);
      expect(streams).toEqual(undisturbed);
      const before = Math.max(0, at - 1);
      expect(report?.records).toMatchObject({ read: RECORDS, taken: RECORDS - before, already: before, refused: 0 });
    },
  );
});

describe('a file that is given again', () => {
  it('is there already, writes nothing, and its report says what the first said of its boards', async () => {
    const [first, again, written] = await into('again', async (target) => {
      const one = await take(target, text);
      const head = await target.log.head();
      return [one, await take(target, text), (await target.log.head()) - head];
    });
    expect(written).toBe(0);
    expect(first?.records).toMatchObject({ read: RECORDS, taken: RECORDS, already: 0, refused: 0 });
    expect(again?.records).toMatchObject({ read: RECORDS, taken: 0, already: RECORDS, refused: 0 });
    const { auctions, plays, cards, findings, counted, scores } = first ?? {};
    expect(again).toMatchObject({ auctions, plays, cards, findings, counted, scores, events: 0 });
    expect(cards).toBe(RECORDS * 52);
  });

  it('under another name, too', async () => {
    const again = await into('again', (target) => take(target, text, 'renamed.pbn'));
    expect(again?.records).toMatchObject({ taken: 0, already: RECORDS, refused: 0 });
  });

  it('with another card in one record, which is then in question', async () => {
    const other = text.replace('[Result "', '[Result "1');
    const again = await into('again', (target) => take(target, other));
    expect(again?.records.already).toBe(RECORDS - 1);
    expect(again?.records.refused).toBe(1);
  });
});

describe('a file that was imported under other ids, as an earlier version gave them', () => {
  it('is there already, and writes nothing', async () => {
    const events = await into('ids', async (target) => {
      await take(target, text);
      return everything(target.log);
    });
    mkdirSync(join(folder, 'other-ids'), { mode: 0o700 });
    for (const file of ['directory.db', 'directory.key']) {
      copyFileSync(join(folder, 'ids', file), join(folder, 'other-ids', file));
    }
    const [report, written] = await into('other-ids', async (target) => {
      for (const { streamId, type, data, metadata, id } of events) {
        const commandId = derivedId(new Date(0), JSON.stringify(metadata.commandId));
        const event = {
          id: eventIdOf(derivedId(new Date(0), id), 0),
          type,
          data,
          metadata: { ...metadata, commandId },
        };
        await target.log.append(streamId, [event], 'any');
      }
      const head = await target.log.head();
      return [await take(target, text), (await target.log.head()) - head];
    });
    expect(report?.records).toMatchObject({ read: RECORDS, taken: 0, already: RECORDS, refused: 0 });
    expect(written).toBe(0);
  });
});
