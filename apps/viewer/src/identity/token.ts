/** A token as somebody pastes it: alone, or in the link that it came with; null where it cannot be one. */
export const tokenIn = (text: string): string | null => {
  const [, linked] = /[?&]token=([^&#\s]+)/.exec(text) ?? [];
  const token = linked ?? text.trim().replace(/^Bearer\s+/i, '');
  return /^[\w.~+/=-]+$/.test(token) ? token : null;
};

/** Whether the server takes a token. */
export const tryToken = async (token: string): Promise<'good' | 'bad' | 'unreachable'> => {
  try {
    const { ok, status } = await fetch('/me', { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' });
    if (ok) return 'good';
    return status === 401 ? 'bad' : 'unreachable';
  } catch {
    return 'unreachable';
  }
};
