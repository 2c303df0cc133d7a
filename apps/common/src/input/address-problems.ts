import type { Problem } from '@app/contract';
import { nameProblem, printable, textProblem } from '@app/application';

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const parameterProblem = (name: string, value: string, before: ReadonlySet<string>): string | null => {
  if (/[[\]]/.test(name)) return 'has brackets: parameters are neither lists nor objects';
  return nameProblem(name) ?? (before.has(name) ? 'is given more than once' : textProblem(value));
};

const queryProblems = (query: string): readonly Problem[] => {
  const before = new Set<string>();
  return query.split('&').flatMap((pair): Problem[] => {
    const [name, value] = pair.replaceAll('+', ' ').split(/=(.*)/s, 2).map(decoded);
    if (name === null || value === null) {
      return [{ path: printable(pair.split('=')[0] ?? ''), message: 'is no UTF-8 in percent encoding' }];
    }
    if (name === undefined || name === '') return [];
    const message = parameterProblem(name, value ?? '', before);
    before.add(name);
    return message === null ? [] : [{ path: printable(name), message }];
  });
};

/**
 * What is wrong with the address of a request, apart from what its route makes of it: a query parameter given twice
 * (which one counts?), one in the shape of a list or an object, forbidden names and characters.
 * @param url path and query as they came, `/sessions/demo?asOf=3`
 */
export const addressProblems = (url: string): readonly Problem[] => {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const ofPath = decoded(path);
  const message = ofPath === null ? 'is no UTF-8 in percent encoding' : textProblem(ofPath);
  return [...(message === null ? [] : [{ path: 'path', message }]), ...queryProblems(query)];
};
