import { fromBase64, toHex } from './bytes';
import { cosignatureBytes, cosignedMessage, parseCosignature } from './cosignature';

/** The example of C2SP tlog-cosignature. */
const CHECKPOINT = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
const LINE = 'jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==';

it('reads and writes the known example', () => {
  const bytes = fromBase64(LINE)?.subarray(4) ?? new Uint8Array();
  const cosignature = parseCosignature(bytes);
  if (cosignature === undefined) throw new Error('it is a cosignature');
  expect(cosignature.time).toBe(1_679_315_147);
  expect(toHex(cosignature.signature.subarray(0, 4))).toBe('119307c1');
  expect(cosignatureBytes(cosignature)).toEqual(bytes);
});

it('is signed over the text of the checkpoint under a heading and the time', () => {
  expect(new TextDecoder().decode(cosignedMessage(1_679_315_147, CHECKPOINT))).toBe(
    `cosignature/v1\ntime 1679315147\n${CHECKPOINT}`,
  );
});

it.each([
  ['too short', new Uint8Array(71)],
  ['too long', new Uint8Array(73)],
  ['of a time beyond counting', new Uint8Array(72).fill(0xff)],
])('takes for none what is %s', (_, bytes) => {
  expect(parseCosignature(bytes)).toBeUndefined();
});
