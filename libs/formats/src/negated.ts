/** A decimal number as text with the other sign; zero, such as `'0'` or `'0.00'`, has none. */
export const negated = (decimal: string): string => {
  if (decimal.startsWith('-')) return decimal.slice(1);
  return /[1-9]/.test(decimal) ? `-${decimal}` : decimal;
};
