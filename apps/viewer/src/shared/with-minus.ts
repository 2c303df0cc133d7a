/** A number of an answer with a real minus sign. */
export const withMinus = (decimal: string): string => decimal.replace(/^-/, '−');
