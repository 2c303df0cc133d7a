import { someConditions } from '@app/contract';

const partOf = (schema: unknown, key: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined;

const fieldsIn = (schema: unknown, path: string): readonly string[] => {
  const properties = partOf(schema, 'properties');
  const own = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
  return [
    ...own.flatMap(([name, part]) => {
      const field = path === '' ? name : `${path}.${name}`;
      return [field, ...fieldsIn(part, field)];
    }),
    ...['items', 'anyOf', 'allOf', 'oneOf'].flatMap((key) =>
      [partOf(schema, key) ?? []].flat().flatMap((part) => fieldsIn(part, path)),
    ),
  ];
};

/** Every field that a file of conditions may have outside `parameters`, at every depth: `'stages.ties.needed'`. */
export const ACCEPTED_FIELDS: readonly string[] = [...new Set(fieldsIn(someConditions, ''))].filter(
  (field) => !field.startsWith('parameters.') && field !== 'parameters',
);

/** The fields of a document, as the schema names them: those of the entries of a list are those of the list. */
export const fieldsOf = (document: unknown, path = ''): readonly string[] => {
  if (Array.isArray(document)) return document.flatMap((one) => fieldsOf(one, path));
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([name, part]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return [field, ...fieldsOf(part, field)];
  });
};
