/** A name as part of an address: letters, digits and dashes. `'Final:1'` becomes `'final-1'`. */
export const slug = (name: string, fallback: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return plain === '' ? fallback : plain;
};

const BASE = 36;
const CHECK_LENGTH = 4;

/** A name cut to so many characters, with a sum over all of it at the end: long names that begin alike stay apart. */
export const shortened = (name: string, most: number): string => {
  if (name.length <= most) return name;
  let check = 0;
  for (const character of name) check = (check * 131 + (character.codePointAt(0) ?? 0)) % BASE ** CHECK_LENGTH;
  return `${name.slice(0, most - CHECK_LENGTH - 1)}-${check.toString(BASE).padStart(CHECK_LENGTH, '0')}`;
};
