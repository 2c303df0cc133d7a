/** Two explanations (`an`) in a row are one text. */
export const joined = (before: string | null, text: string): string => (before === null ? text : `${before} ${text}`);
