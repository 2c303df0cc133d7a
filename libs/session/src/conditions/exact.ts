import { type Rational, fromText } from '@app/scoring';

/** A number as conditions write it. A bug where the text is none: its shape has been checked. */
export const exact = (text: string): Rational => {
  const value = fromText(text);
  if (!value) throw new RangeError(`'${text}' is no number`);
  return value;
};
