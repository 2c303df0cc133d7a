import { ANSWERS, problemInWords, problemsOf } from '@app/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv from 'ajv/dist/2020';
import type { TestServer } from './server';

interface Media {
  readonly schema?: { readonly $ref?: string };
  readonly example?: unknown;
}
interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media | undefined>> } | undefined>
  >;
}
type Method = 'get' | 'post';

/** The OpenAPI document of a server, and what is wrong with an answer of a route by it and by the contract. */
export interface AnswerCheck {
  readonly document: OpenAPIObject;
  readonly media: (path: string, method: Method, status?: number) => Media | undefined;
  readonly faults: (path: string, method: Method, body: unknown, status?: number) => readonly string[];
}

/**
 * The document lets answers have more fields than it lists, since later versions may send more. The definition in the
 * contract does not: what is sent now is exactly what it has.
 */
export const answerCheck = async (server: Pick<TestServer, 'get'>): Promise<AnswerCheck> => {
  const document = (await server.get('/docs-json')).body as OpenAPIObject;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', ...document });
  const media = (path: string, method: Method, status = 200): Media | undefined =>
    (document.paths[path]?.[method] as Operation | undefined)?.responses[status]?.content?.['application/json'];
  return {
    document,
    media,
    faults: (path, method, body, status = 200) => {
      const place = `${path.replaceAll('/', '~1')}/${method}/responses/${status}/content/application~1json/schema`;
      const check = ajv.getSchema(`api#/paths/${encodeURI(place)}`);
      if (check === undefined) return [`${method} ${path} has no schema for ${status}`];
      const byDocument =
        check(body) === true ? [] : (check.errors ?? []).map((one) => `${one.instancePath} ${one.message ?? ''}`);
      const name = media(path, method, status)?.schema?.$ref?.split('/').at(-1) ?? '';
      const schema = ANSWERS[name];
      return [...byDocument, ...(schema ? problemsOf(schema, body).map(problemInWords) : [])];
    },
  };
};
