import { type JsonSchema, referringSchema } from '@app/contract';
import { OpenAPIObject } from '@nestjs/swagger';
import { contractSchemaOf } from './body-of';

const COMPONENTS = '#/components/schemas/';

export type Components = Readonly<Record<string, JsonSchema>>;

/** Each body class as its schema, and the schemas with a name that these refer to. */
export const withContract = (components: Components): Components => {
  const found: Record<string, JsonSchema> = {};
  for (const [name, component] of Object.entries(components)) {
    const definition = contractSchemaOf(component);
    const { schema, named } = definition ? referringSchema(definition, COMPONENTS) : { schema: component, named: {} };
    Object.assign(found, named, { [name]: schema });
  }
  return found;
};

type Paths = OpenAPIObject['paths'];
type RequestBody = NonNullable<NonNullable<Paths[string]['post']>['requestBody']>;

/** A request without a body is read as `{}`: where no field is required, neither is the body. */
const requiredOrNot = (body: RequestBody, components: Components): RequestBody => {
  if ('$ref' in body) return body;
  const schema = body.content['application/json']?.schema ?? {};
  const name = '$ref' in schema ? schema.$ref.replace(COMPONENTS, '') : '';
  const { required = [] } = components[name] ?? { required: null };
  return Array.isArray(required) && required.length === 0 ? { ...body, required: false } : body;
};

/** The routes of a document, which say whether a request has to have a body. */
export const withBodies = (paths: Paths, components: Components): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, { post, ...item }]) => {
      if (post?.requestBody === undefined) return [path, { ...item, ...(post ? { post } : {}) }];
      return [path, { ...item, post: { ...post, requestBody: requiredOrNot(post.requestBody, components) } }];
    }),
  );
