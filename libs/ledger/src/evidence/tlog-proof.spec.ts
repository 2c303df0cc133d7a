import fc from 'fast-check';
import { utf8 } from './bytes';
import { parseTlogProof, tlogProofText } from './tlog-proof';

/** The shape of the example of C2SP tlog-proof. */
const CHECKPOINT =
  'example.com/fancylog\n109482\nsFodV/vSp5O8n9a8QpW6PRY97tfOSW5bsc2Xl/EQi08=\n\n\u2014 example.com/fancylog AAAAAAA=\n';
const TEXT = `c2sp.org/tlog-proof@v1
extra dGhlIGVudHJ5
index 73894
gSKyXoYZUgZ6jduWYrkDOARinOMGJveXjgMkBTcdPlQ=
B95lDa8R83lS8n0eG+o0buTxRKQTYFi//1U8anccXmA=

${CHECKPOINT}`;

it('reads and writes one', () => {
  const proof = parseTlogProof(TEXT);
  if (proof === undefined) throw new Error('it is a proof');
  expect(proof).toMatchObject({ index: 73894, checkpoint: CHECKPOINT, extra: utf8('the entry') });
  expect(proof.hashes).toHaveLength(2);
  expect(tlogProofText(proof)).toBe(TEXT);
});

it('is undone by tlogProofText', () => {
  const hash = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const proof = fc.record(
    {
      index: fc.maxSafeNat(),
      hashes: fc.array(hash, { maxLength: 53 }),
      checkpoint: fc.constant(CHECKPOINT),
      extra: fc.uint8Array(),
    },
    { requiredKeys: ['index', 'hashes', 'checkpoint'] },
  );
  fc.assert(
    fc.property(proof, (made) => {
      expect(parseTlogProof(tlogProofText(made))).toEqual(made);
    }),
  );
});

it.each([
  '',
  CHECKPOINT,
  TEXT.replace('@v1', '@v2'),
  `\n${TEXT}`,
  TEXT.replace('index 73894\n', ''),
  TEXT.replace('73894', '073894'),
  TEXT.replace('73894', ''),
  TEXT.replace('index 73894', 'index 73894 '),
  TEXT.replace('extra dGhlIGVudHJ5\nindex 73894', 'index 73894\nextra dGhlIGVudHJ5'),
  TEXT.replace('dGhlIGVudHJ5', 'dGhlIGVudHJ'),
  TEXT.replace('extra', 'Extra'),
  TEXT.replace('gSKyXoYZ', ''),
  TEXT.replace('PlQ=', 'PlR='),
  TEXT.replace('\n\nexample', '\nexample'),
  TEXT.replace('\u2014', '-'),
  TEXT.trimEnd(),
  TEXT.replaceAll('\n', '\r\n'),
])('takes %j for no proof', (text) => {
  expect(parseTlogProof(text)).toBeUndefined();
});
