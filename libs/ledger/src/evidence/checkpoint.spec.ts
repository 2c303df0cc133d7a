import fc from 'fast-check';
import { checkpointText, parseCheckpoint } from './checkpoint';

/** The example of C2SP tlog-checkpoint. */
const TEXT = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';

it('reads the known example', () => {
  expect(parseCheckpoint(TEXT)).toEqual({
    origin: 'example.com/behind-the-sofa',
    size: 20852163,
    root: Uint8Array.from(Buffer.from('0ac5186a91863e8e1d90c808014aa89bf5da8e3ee1d9f07630f0378f68f1ab62', 'hex')),
    extensions: [],
  });
});

it('is undone by checkpointText', () => {
  const line = fc.stringMatching(/^[ -~é]+$/);
  const checkpoint = fc.record({
    origin: line,
    size: fc.maxSafeNat(),
    root: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    extensions: fc.array(line),
  });
  fc.assert(
    fc.property(checkpoint, (head) => {
      expect(parseCheckpoint(checkpointText(head))).toEqual(head);
    }),
  );
});

it.each([
  '',
  '\n',
  TEXT.trimEnd(),
  `${TEXT}\n`,
  `${TEXT}\nmore\n`,
  `\n${TEXT}`,
  TEXT.replace('20852163', ''),
  TEXT.replace('20852163', '020852163'),
  TEXT.replace('20852163', '+20852163'),
  TEXT.replace('20852163', '-1'),
  TEXT.replace('20852163', '2e7'),
  TEXT.replace('20852163', ' 2'),
  TEXT.replace('20852163', '9007199254740992'),
  TEXT.replace('q2I=', 'q2J='),
  TEXT.replace('q2I=', 'q2I'),
  TEXT.replace('CsUY', ''),
  TEXT.replace('CsUY', 'CsUYCsUY'),
])('takes %j for no checkpoint', (text) => {
  expect(parseCheckpoint(text)).toBeUndefined();
});
