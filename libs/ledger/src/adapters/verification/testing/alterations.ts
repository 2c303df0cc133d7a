import type { Database } from '../../sqlite/driver';
import { canonicalJson } from '../../../canonical-json';
import type { JsonObject, JsonValue } from '../../../event-log';
import { checkpointText } from '../../../evidence';
import { leafHash } from '../../hashes';
import { derivedId } from '../../ids';
import { signNote } from '../../signing/sign-note';
import { flipped, oneOf, type Random } from './random';
import { ORIGIN, type Row, type Specimen } from './specimen';

/** Where the fault must be found: at one position, or between two. */
export interface Expected {
  readonly position: number;
  readonly until: number;
}

interface Mutation {
  readonly words: string;
  readonly expected: Expected;
}

const at = (position: number): Expected => ({ position, until: position });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Alters a ledger, or does nothing where chance has chosen nothing to be altered. */
type Alteration = (random: Random) => Mutation | undefined;

/** Everything that can be done to the specimen, by name; each works on it as it is in `db`, within a transaction of the caller. */
export const alterationsOf = (specimen: Specimen, db: Database): Readonly<Record<string, Alteration>> => {
  /** What is made anew from a row, and still agrees with itself. */
  const rewrite = (position: number, change: (data: Record<string, JsonValue>) => void): void => {
    const { data, ...rest } = JSON.parse(specimen.rows[position]?.body ?? '') as { data: Record<string, JsonValue> };
    change(data);
    const body = canonicalJson({ ...rest, data });
    db.prepare('UPDATE event SET body = ?, leaf = ? WHERE position = ?').run(body, leafHash(body), position);
  };

  /** The tree of so many events is signed, and of no other number between those two: what is altered lies between them. */
  const betweenCheckpoints = (position: number): Expected => {
    const next = specimen.sizes.findIndex((size) => size > position);
    const size = specimen.sizes[next] ?? NaN;
    // What was kept says nothing of where it happened: whoever has the key could have signed all the others anew.
    const last = next === specimen.sizes.length - 1;
    return { position: last ? 0 : (specimen.sizes[next - 1] ?? 0), until: size - 1 };
  };

  /** In the place of `position` is what stood `by` places further on, and so on. */
  const shift = (from: number, by: 1 | -1): void => {
    const far = 1_000_000;
    db.exec(`UPDATE event SET position = position + ${far} WHERE position >= ${from};
             UPDATE event SET position = position - ${far - by} WHERE position >= ${far}`);
  };

  const isOwn = ({ stream }: Row): boolean => stream.startsWith('ledger-');
  const set = (column: string, value: unknown, position: number): void => {
    db.prepare(`UPDATE event SET ${column} = ? WHERE position = ?`).run(value, position);
  };

  const anyRow = (random: Random): Row => oneOf(specimen.rows, random);
  const ordinary = (random: Random): Row => {
    for (;;) {
      const row = anyRow(random);
      if (!isOwn(row)) return row;
    }
  };
  const signed = specimen.rows.filter(({ type }) => type === 'CheckpointSigned');

  /** What was at `position` is gone, or something else is in between: the stream shows it, or the next checkpoint does. */
  const firstToShow = (shows: number | undefined, position: number): Expected => {
    const size = specimen.sizes.find((one) => one > position) ?? NaN;
    return shows !== undefined && shows < size ? at(shows) : betweenCheckpoints(position);
  };

  return {
    'flip a bit of a body': (random) => {
      const { position, body } = anyRow(random);
      const bytes = Buffer.from(body);
      const bit = random(bytes.length * 8);
      db.prepare('UPDATE event SET body = CAST(? AS TEXT) WHERE position = ?').run(flipped(bytes, bit), position);
      return { words: `bit ${bit} of the body at ${position}`, expected: at(position) };
    },
    'flip a bit of a leaf': (random) => {
      const { position, leaf } = anyRow(random);
      const bit = random(256);
      set('leaf', flipped(leaf, bit), position);
      return { words: `bit ${bit} of the leaf at ${position}`, expected: at(position) };
    },
    'flip a bit of an id': (random) => {
      const { position, id } = anyRow(random);
      const bit = random(128);
      set('id', flipped(id, bit), position);
      return { words: `bit ${bit} of the id at ${position}`, expected: at(position) };
    },
    'another revision': (random) => {
      const { position, revision } = anyRow(random);
      const other = revision + 100 + random(1000);
      set('revision', other, position);
      return { words: `revision ${other} at ${position}`, expected: at(position) };
    },
    'another type': (random) => {
      const { position } = anyRow(random);
      db.exec(`UPDATE event SET type = type % 4 + 1 WHERE position = ${position}`);
      return { words: `another type at ${position}`, expected: at(position) };
    },
    'a renamed stream': (random) => {
      const { stream } = anyRow(random);
      db.prepare('UPDATE stream SET name = ? WHERE name = ?').run('other', stream);
      return { words: `${stream} renamed`, expected: at(specimen.rows.findIndex((row) => row.stream === stream)) };
    },
    'drop an event': (random) => {
      const { position } = anyRow(random);
      db.exec(`DELETE FROM event WHERE position = ${position}`);
      return { words: `${position} dropped`, expected: at(position) };
    },
    'drop an event and close the gap': (random) => {
      const { position, stream } = ordinary(random);
      db.exec(`DELETE FROM event WHERE position = ${position}`);
      shift(position + 1, -1);
      const text = `${position} dropped, the gap closed`;
      const next = specimen.rows.find((row) => row.stream === stream && row.position > position);
      const expected = firstToShow(next && next.position - 1, position);
      const end = specimen.rows.length - 1;
      // Nothing is signed after it but what was kept, and that is of one event more.
      if (expected.until === end) return { words: text, expected: at(end) };
      // A checkpoint that is signed of more events than are left before it shows it one place earlier.
      const size = specimen.sizes.find((one) => one > position) ?? NaN;
      const isRecord = specimen.rows[size]?.stream.startsWith('ledger-') === true;
      const until = expected.position < expected.until && isRecord ? size - 1 : expected.until;
      return { words: text, expected: { position: expected.position, until } };
    },
    truncate: (random) => {
      const { position } = anyRow(random);
      db.exec(`DELETE FROM event WHERE position >= ${position}`);
      return { words: `cut off at ${position}`, expected: at(position) };
    },
    'swap two bodies and leaves': (random) => {
      const [one, other] = [anyRow(random), anyRow(random)];
      if (one === other) return undefined;
      for (const [to, from] of [
        [one, other],
        [other, one],
      ] as const)
        db.prepare('UPDATE event SET body = ?, leaf = ? WHERE position = ?').run(from.body, from.leaf, to.position);
      return {
        words: `bodies of ${one.position} and ${other.position} swapped`,
        expected: at(Math.min(one.position, other.position)),
      };
    },
    'swap two events': (random) => {
      const [a, b] = [ordinary(random), ordinary(random)];
      if (a === b) return undefined;
      const [one, other] = a.position < b.position ? [a, b] : [b, a];
      db.exec(`UPDATE event SET position = -1 WHERE position = ${one.position};
               UPDATE event SET position = ${one.position} WHERE position = ${other.position};
               UPDATE event SET position = ${other.position} WHERE position = -1`);
      const between = specimen.rows.slice(one.position + 1, other.position);
      const early = one.stream === other.stream || between.some(({ stream }) => stream === other.stream);
      const shows = early ? one.position : between.find(({ stream }) => stream === one.stream)?.position;
      return { words: `${one.position} and ${other.position} swapped`, expected: firstToShow(shows, one.position) };
    },
    'repeat an event in the place of another': (random) => {
      const [one, other] = [anyRow(random), anyRow(random)];
      if (one === other) return undefined;
      db.prepare('UPDATE event SET body = ?, leaf = ? WHERE position = ?').run(one.body, one.leaf, other.position);
      return { words: `${one.position} repeated at ${other.position}`, expected: at(other.position) };
    },
    'put an event in': (random) => {
      const { position } = anyRow(random);
      const id = derivedId(new Date(random(1_000_000)), 'new');
      const body = canonicalJson({ data: {}, id, metadata: {}, revision: 0, streamId: 'board-new', type: 'CallMade' });
      shift(position, 1);
      db.exec(`INSERT INTO stream (id, name) VALUES (99, 'board-new')`);
      db.prepare(
        `INSERT INTO event SELECT ?, 99, 0, (SELECT id FROM event_type WHERE name = 'CallMade'), ?, ?, CAST(? AS TEXT)`,
      ).run(position, Buffer.from(id.replaceAll('-', ''), 'hex'), leafHash(body), Buffer.from(body));
      return { words: `an event put in at ${position}`, expected: betweenCheckpoints(position) };
    },
    'forge an event with its leaf': (random) => {
      const { position } = ordinary(random);
      const call = `forged ${random(1_000_000)}`;
      rewrite(position, (data) => {
        data.call = call;
      });
      return { words: `${call} at ${position}`, expected: betweenCheckpoints(position) };
    },
    'forge a signature': (random) => {
      const own = specimen.rows.filter(isOwn);
      const { position } = oneOf(own, random);
      rewrite(position, (data) => {
        const note = textOf(data.note);
        // The first signature, behind the id of the key.
        const from = note.indexOf('\u2014') + ORIGIN.length + 12;
        const character = from + random(60);
        const other = note[character] === 'A' ? 'B' : 'A';
        data.note = note.slice(0, character) + other + note.slice(character + 1);
      });
      return { words: `signature at ${position}`, expected: at(position) };
    },
    'forge a checkpoint without the key': (random) => {
      const { position } = oneOf(signed, random);
      const root = leafHash(String(random(1_000_000)));
      const size = random(position + 1);
      rewrite(position, (data) => {
        data.size = size;
        data.root = root.toString('hex');
        data.note = signNote(checkpointText({ origin: ORIGIN, size, root, extensions: [] }), [specimen.stranger]);
      });
      return { words: `checkpoint of ${size} forged at ${position}`, expected: at(position) };
    },
    'change what a checkpoint says beside its note': (random) => {
      const { position } = oneOf(signed, random);
      const size = random(position);
      rewrite(position, (data) => {
        if (random(2) === 0) data.root = leafHash(String(size)).toString('hex');
        else data.size = size === data.size ? size + 1 : size;
      });
      return { words: `checkpoint at ${position} says ${size}`, expected: at(position) };
    },
    'repeat an old checkpoint': (random) => {
      const nth = 2 + random(signed.length - 2);
      const [old, row] = [oneOf(signed.slice(0, nth - 1), random), oneOf(signed.slice(nth, nth + 1), random)];
      const { data: said } = JSON.parse(old.body) as { data: JsonObject };
      rewrite(row.position, (data) => Object.assign(data, said));
      // Signed with the old key where that is not in force any longer, and of fewer events in any case.
      return { words: `checkpoint of ${old.position} at ${row.position}`, expected: at(row.position) };
    },
    'sign another tree with the key': (random) => {
      const row = oneOf(signed, random);
      const second = specimen.rows.findLastIndex(({ type }) => type === 'KeyRotated');
      const size = Number((JSON.parse(row.body) as { data: JsonObject }).data.size);
      const root = leafHash(String(random(1_000_000)));
      rewrite(row.position, (data) => {
        data.root = root.toString('hex');
        data.note = signNote(checkpointText({ origin: ORIGIN, size, root, extensions: [] }), [
          specimen.keys[row.position > second ? 1 : 0],
        ]);
      });
      const before = specimen.sizes[specimen.sizes.indexOf(size) - 1] ?? 0;
      return {
        words: `another tree of ${size} signed at ${row.position}`,
        expected: { position: before, until: size - 1 },
      };
    },
    'another key': (random) => {
      const changes = specimen.rows.filter(({ type }) => type === 'KeyRotated');
      const { position } = oneOf(changes, random);
      rewrite(position, (data) => {
        data.key = specimen.stranger.verifierKey;
      });
      return { words: `another key at ${position}`, expected: at(position) };
    },
  };
};
