import { answerComponents, type JsonSchema, referringSchema } from '@app/contract';
import { INestApplication } from '@nestjs/common';
import { DocumentBuilder, OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { contractSchemaOf } from './body-of';
import { SHARED_ANSWERS, withSharedAnswers } from './shared-answers';

const COMPONENTS = '#/components/schemas/';

type Components = Readonly<Record<string, JsonSchema>>;

/** Each body class as its schema, and the schemas with a name that these refer to. */
const withContract = (components: Components): Components => {
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
const withBodies = (paths: Paths, components: Components): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, { post, ...item }]) => {
      if (post?.requestBody === undefined) return [path, { ...item, ...(post ? { post } : {}) }];
      return [path, { ...item, post: { ...post, requestBody: requiredOrNot(post.requestBody, components) } }];
    }),
  );

/** The names of the schemas that a part of a document refers to. */
const namesIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.replace('#/components/schemas/', '')] : namesIn(value),
  );
};

/** Those of the known schemas that a part of a document refers to, and those that they refer to themselves. */
const referredTo = (part: unknown, known: Components): Components => {
  const found = new Set<string>();
  const look = (within: unknown): void => {
    for (const name of namesIn(within)) {
      if (found.has(name) || !Object.hasOwn(known, name)) continue;
      found.add(name);
      look(known[name]);
    }
  };
  look(part);
  return Object.fromEntries(Object.entries(known).filter(([name]) => found.has(name)));
};

/**
 * The OpenAPI 3.1 document of an application, made from its controllers, with the bodies and answers of the contract. Where
 * a body and an answer share a schema, it is that of the answer: a later version may send more fields.
 */
export const openApi = (app: INestApplication, title: string): OpenAPIObject => {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder().setTitle(title).setVersion('1').addBearerAuth().setOpenAPIVersion('3.1.0').build(),
  );
  const bodies = withContract((document.components?.schemas ?? {}) as Components);
  const schemas = { ...bodies, ...referredTo({ document, bodies }, answerComponents()) };
  const paths = withSharedAnswers(withBodies(document.paths, schemas));
  return { ...document, paths, components: { ...document.components, schemas, responses: SHARED_ANSWERS } };
};
