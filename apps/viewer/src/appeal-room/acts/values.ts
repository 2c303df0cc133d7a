import type { r } from '../../strings/appeals';
import type { OutcomeDraft } from '../outcome-draft';

/** What was filled in, by the names of the fields. */
export type FieldName = keyof typeof r.field;
export type FieldValue = string | boolean | readonly string[] | Readonly<Record<string, string>> | OutcomeDraft;
export type Values = Readonly<Partial<Record<FieldName, FieldValue>>>;
