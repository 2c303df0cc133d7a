/** A value in a reason; several reasons stand side by side in a list. */
type ReasonParam = string | number | Reason | { readonly list: readonly Reason[]; readonly joined: 'apart' };

type ReasonParams = Readonly<Record<string, ReasonParam>>;

/**
 * Why something does not hold: in English for logs and records, and as a code with parameters, which the catalogues of the
 * readers' languages have a text for.
 */
export interface Reason {
  readonly reason: string;
  readonly code: string;
  readonly params: ReasonParams;
}

const written = (param: ReasonParam): string => {
  if (typeof param === 'string') return param;
  if (typeof param === 'number') return String(param);
  return 'list' in param ? param.list.map(({ reason }) => reason).join('; ') : param.reason;
};

/** Makes reasons by a table of English texts, in which `{name}` stands for a parameter. */
export const reasonsBy =
  <T extends Readonly<Record<string, string>>>(texts: T) =>
  (code: keyof T & string, params: ReasonParams = {}): Reason => ({
    reason: String(texts[code]).replace(/\{(\w+)\}/g, (_, name: string) => written(params[name] ?? '')),
    code,
    params,
  });

/** The reason alone, of something that has one. */
export const reasonOf = ({ reason, code, params }: Reason): Reason => ({ reason, code, params });
