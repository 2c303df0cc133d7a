/** What an import says of a file that it does not read: what it is, and which program makes of it what is read. */
export const KIND_TEXTS = {
  'kind.document': [],
  'kind.empty': [],
  'kind.packed': [],
  'kind.pdf': [],
  'kind.picture': [],
  'kind.rbx': [],
  'kind.spreadsheet': [],
  'kind.table': [],
  'kind.unknown': ['formats'],
  'kind.utf-16': [],
  'kind.web-page': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
