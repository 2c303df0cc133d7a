/** Whoever has one address of IPv6 has the other 2^64 of its network too, so that limits are by network. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The groups of an address of IPv6 with `::` written out: `'fd00::1'` gives eight. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(Math.max(GROUPS - before.length - after.length, 0)).fill('0'), ...after];
};

/** The part of an address that limits are counted by: `'192.0.2.1'`, or the network `'2001:db8:0:0'`. */
export const limitedAddress = (address: string | undefined): string => {
  const [plain = ''] = (address ?? 'unknown').toLowerCase().split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  return groupsOf(plain)
    .slice(0, NETWORK_GROUPS)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
};
