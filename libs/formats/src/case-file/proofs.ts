import type { CaseProofs } from '@app/contract';

const hex = (base64: string): string =>
  Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/**
 * What a checkpoint says in its first three lines (C2SP tlog-checkpoint), the root in hexadecimal digits; as it stands
 * there where it is no hash, and empty where nothing is.
 */
export const treeHeadOf = ({ checkpoint }: Pick<CaseProofs, 'checkpoint'>) => {
  const [origin = '', size = '', root = ''] = checkpoint.split('\n');
  return { origin, size, root: /^[A-Za-z0-9+/]{43}=$/.test(root) ? hex(root) : root };
};
