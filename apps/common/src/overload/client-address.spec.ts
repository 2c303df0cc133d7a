import { limitedAddress } from './client-address';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:0:0:ffff::', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:1:2:3:4', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, 'unknown'],
])('%s is counted as %s', (address, counted) => {
  expect(limitedAddress(address)).toBe(counted);
});
