import type { EncodedEvent } from '../../canonical-event';
import { endOfValue } from '../verification/canonical-scan';
import type { Database } from './driver';

/**
 * Events of one append have nearly the same metadata. The first is stored whole, as its canonical form; those after it as
 * `+BACK VALUE ... DATA`: how many revisions before it the whole one stands, what differs in the metadata, and the data.
 * The canonical form follows from that and the columns of the row (ADR 33). A VALUE is empty where it is that of the
 * whole event, and `=N` where it is the Nth of its own event.
 */
const PACKED = '+';

/** The fewest events of an append of which those after the first are packed: of fewer there is little to gain. */
const WORTHWHILE = 8;

/** What differs from event to event: ids, hashes (SHA-256, base64url), instants, and the number of a line. None has a space. */
const WHOLE_VALUE = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/;
const LINE_NUMBER = /^\d+$/;

/** Where the value begins that a text in quotation marks is, or ends with behind a colon; -1 where it has none. */
const valueIn = (text: string): number => {
  if (WHOLE_VALUE.test(text)) return 0;
  const number = text.lastIndexOf(':') + 1;
  return number > 0 && LINE_NUMBER.test(text.slice(number)) ? number : -1;
};

/** A canonical metadata as the texts around its values, and these. */
interface Template {
  readonly around: readonly string[];
  readonly values: readonly string[];
}

const templateOf = (metadata: string): Template => {
  const [around, values]: [string[], string[]] = [[], []];
  let at = 0;
  for (let open = metadata.indexOf('"'); open >= 0;) {
    const close = metadata.indexOf('"', open + 1);
    if (close < 0) break;
    const text = metadata.slice(open + 1, close);
    const value = valueIn(text);
    if (value >= 0) {
      around.push(metadata.slice(at, open + 1 + value));
      values.push(text.slice(value));
      at = close;
    }
    open = metadata.indexOf('"', close + 1);
  }
  return { around: [...around, metadata.slice(at)], values };
};

/** What is taken over from a whole event: its metadata, and its stream as canonical JSON. */
interface Whole {
  readonly template: Template;
  readonly streamId: string;
}

const [HEAD, ID, METADATA, REVISION, STREAM] = ['{"data":', ',"id":"', '","metadata":', ',"revision":', ',"streamId":'];
const UUID_LENGTH = 36;

/** Null for what is no canonical event in printable ASCII: nothing is packed by it, and nothing can be. */
const wholeOf = (body: string): Whole | null => {
  const data = body.startsWith(HEAD) ? endOfValue(body, HEAD.length) : -1;
  const id = data + ID.length + UUID_LENGTH;
  if (data < 0 || !body.startsWith(ID, data) || !body.startsWith(METADATA, id)) return null;
  const metadata = endOfValue(body, id + METADATA.length);
  if (metadata < 0 || !body.startsWith(REVISION, metadata)) return null;
  const stream = body.indexOf(STREAM, metadata);
  const streamEnd = stream < 0 ? -1 : endOfValue(body, stream + STREAM.length);
  if (streamEnd < 0) return null;
  const template = templateOf(body.slice(id + METADATA.length, metadata));
  return { template, streamId: body.slice(stream + STREAM.length, streamEnd) };
};

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, nth) => one === others[nth]);

const valueFor = (value: string, nth: number, own: readonly string[], whole: readonly string[]): string => {
  if (value === whole[nth]) return '';
  const first = own.indexOf(value);
  return first < nth ? `=${first}` : value;
};

/**
 * What is stored of each event of an append instead of its canonical form; null where that itself is stored.
 * @param body the canonical form of the first event
 */
export const packedBodies = (events: readonly EncodedEvent[], body: string): readonly (string | null)[] => {
  const whole = events.length < WORTHWHILE ? null : wholeOf(body);
  return events.map(({ data, metadata }, nth) => {
    if (!whole || nth === 0) return null;
    const { around, values } = templateOf(metadata);
    if (!isSame(around, whole.template.around)) return null;
    const own = values.map((value, at) => valueFor(value, at, values, whole.template.values));
    return `${PACKED}${nth} ${own.map((value) => `${value} `).join('')}${data}`;
  });
};

/** The canonical form of a packed event; the packed text itself where that says none, which no hash will fit. */
const unpacked = (packed: string, whole: Whole | null, id: string, revision: number, type: string): string => {
  if (!whole) return packed;
  const { around, values } = whole.template;
  const own: string[] = [];
  let at = packed.indexOf(' ') + 1;
  let metadata = around[0] ?? '';
  for (const [nth, value] of values.entries()) {
    const end = packed.indexOf(' ', at);
    if (at === 0 || end < 0) return packed;
    const text = packed.slice(at, end);
    const said = text === '' ? value : text.startsWith('=') ? (own[Number(text.slice(1))] ?? text) : text;
    own.push(said);
    metadata += said + (around[nth + 1] ?? '');
    at = end + 1;
  }
  const [a, b, c, d, e] = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)];
  const { streamId } = whole;
  return `${HEAD}${packed.slice(at)}${ID}${a}-${b}-${c}-${d}-${e}${METADATA}${metadata}${REVISION}${revision}${STREAM}${streamId},"type":${JSON.stringify(type)}}`;
};

const FUNCTION = 'unpacked_body';

const WHOLE_BODY = `CASE WHEN substr(event.body, 1, 1) = '${PACKED}' THEN ${FUNCTION}(event.body,
  (SELECT whole.body FROM event AS whole
    WHERE whole.stream = event.stream AND whole.revision = event.revision - CAST(substr(event.body, 2, 9) AS INTEGER)),
  lower(hex(event.id)), event.revision, (SELECT name FROM event_type WHERE event_type.id = event.type))
  ELSE event.body END`;

const registered = new WeakSet<Database>();

/** An SQL expression for the canonical form of a row of `event`, however it is stored. It is known to this connection then. */
export const wholeBody = (db: Database): string => {
  if (registered.has(db)) return WHOLE_BODY;
  registered.add(db);
  // Those after one another are of one append.
  let last: { readonly body: string; readonly whole: Whole | null } | undefined;
  const unpack = (packed: unknown, body: unknown, id: unknown, revision: unknown, type: unknown): string => {
    if (typeof body !== 'string') return String(packed);
    if (last?.body !== body) last = { body, whole: wholeOf(body) };
    return unpacked(String(packed), last.whole, String(id), Number(revision), String(type));
  };
  db.function(FUNCTION, { deterministic: true }, unpack);
  return WHOLE_BODY;
};
