import type { Dice } from '@app/testing';
import type { Call } from '../call';

/** Streams never end by themselves. */
const ENDLESS: ReadonlySet<string> = new Set(['/events']);

/** Values of parameters and fields: some that are there, and many that cannot be. */
const TEXTS = [
  ...[
    'fuzz',
    '1',
    '2',
    'A',
    'n1',
    'e1',
    'N',
    'Pass',
    '1NT',
    '7NT',
    'X',
    '-1',
    '0',
    '1e9',
    '999999999999999999999',
    'NaN',
  ],
  ...[
    '',
    ' ',
    '.',
    '..',
    '%',
    '%00',
    '\u0000',
    '\ud800',
    'ø',
    '日本語',
    '🂡',
    '<script>',
    "' OR 1=1 --",
    '${7*7}',
    '__proto__',
  ],
  ...[
    'constructor',
    'a'.repeat(65),
    'a'.repeat(5_000),
    '2026-02-30',
    '2026-11-29T12:00:00Z',
    'null',
    '[]',
    'board-fuzz.1.1',
  ],
];
const FIELDS = [
  ...[
    'id',
    'laws',
    'scoring',
    'section',
    'contestant',
    'kind',
    'players',
    'contestants',
    'seat',
    'call',
    'card',
    'result',
  ],
  ...['board', 'table', 'reason', 'paragraph', 'amount', 'data', 'type', 'session', 'at', '__proto__', 'text'],
];

/** A route that the server documents. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly string[];
}

const pick = <T>(dice: Dice, from: readonly T[]): T => {
  const chosen = from[dice(from.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
};

/** With a replacement character for half of a pair: nothing else can be sent as UTF-8. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const value = (dice: Dice, depth: number): unknown => {
  switch (dice(depth > 4 ? 5 : 8)) {
    case 0:
      return dice(1_000) - 500;
    case 1:
      return dice(2) === 0;
    case 2:
      return null;
    case 3:
      return dice(2 ** 31) / 3;
    case 5:
      return Array.from({ length: dice(4) }, () => value(dice, depth + 1));
    case 6:
    case 7:
      return Object.fromEntries(Array.from({ length: dice(5) }, () => [pick(dice, FIELDS), value(dice, depth + 1)]));
    default:
      return pick(dice, TEXTS);
  }
};

/** JSON, mostly; now and then cut off, with something in between, too long, or nested deep. */
const bodyOf = (dice: Dice): string => {
  const text = JSON.stringify(value(dice, 0)) ?? '';
  const at = dice(text.length + 1);
  switch (dice(10)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${pick(dice, ['\u0000', '}', ',', '"', '\ufeff', '{"id":1,"id":2}'])}${text.slice(at)}`;
    case 2:
      return `"${'x'.repeat(dice(200_000))}"`;
    case 3:
      return '['.repeat(dice(20_000));
    default:
      return text;
  }
};

/** The routes of a server that end by themselves. */
export const routesOf = async (url: string): Promise<readonly Route[]> => {
  const document = (await (await fetch(`${url}/docs-json`)).json()) as {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { parameters?: readonly { name: string; in: string }[] }>>>
    >;
  };
  return Object.entries(document.paths)
    .filter(([path]) => !ENDLESS.has(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [] }]) => ({
        method: method.toUpperCase(),
        path,
        parameters: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      })),
    );
};

/** A request that a client may send, however little sense it makes. */
export const requestOf = (dice: Dice, routes: readonly Route[], tokens: readonly string[]): Call => {
  const route = pick(dice, routes);
  const filled = route.path.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(wellFormed(dice(3) > 0 ? pick(dice, ['fuzz', '1', '2']) : pick(dice, TEXTS))),
  );
  const names = route.parameters.filter(() => dice(3) === 0);
  const query = names.map((name) => `${name}=${encodeURIComponent(wellFormed(pick(dice, TEXTS)))}`).join('&');
  const method = dice(20) === 0 ? pick(dice, ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) : route.method;
  const header = (name: string, texts: readonly string[], often: number): Readonly<Record<string, string>> =>
    dice(often) === 0 ? { [name]: pick(dice, texts) } : {};
  return {
    method,
    path: `${filled}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...(dice(4) > 0 ? { authorization: `Bearer ${pick(dice, tokens)}` } : {}),
      ...header('view-as', ['public', 'committee', 'table/fuzz/1', 'king'], 10),
      ...header('if-match', ['"0"', '"-1"', '*', 'x'], 10),
      ...header('if-none-match', ['"0"', '*', 'x'], 10),
      ...header('idempotency-key', ['x', '00000000-0000-7000-8000-000000000000'], 10),
      ...header('accept-language', ['da', 'sv', 'xx;q=2', ','], 10),
      'content-type':
        dice(10) > 0 ? 'application/json' : pick(dice, ['text/plain', 'application/json; charset=latin1', 'x']),
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: wellFormed(bodyOf(dice)) }),
  };
};

/** Bytes that are no HTTP, or only nearly. */
export const rawOf = (dice: Dice): string => {
  const lines = [
    ...[
      pick(dice, [
        'GET / HTTP/1.1',
        'GET',
        'POST /sessions HTTP/1.1',
        'GET / HTTP/9.9',
        '\u0016\u0003\u0001',
        'PRI * HTTP/2.0',
      ]),
    ],
    ...['Host: x', 'Content-Length: -1', 'Transfer-Encoding: chunked', 'Content-Length: 5', ': x', 'A: \u0000'].filter(
      () => dice(2) === 0,
    ),
  ];
  return `${lines.join(pick(dice, ['\r\n', '\n', '\r']))}\r\n\r\n${pick(dice, ['', 'zz', '5\r\nabc'])}`;
};
