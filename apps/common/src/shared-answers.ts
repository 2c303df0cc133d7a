import { aProblemBody } from '@app/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import { answerReference } from './api-answer';

const RETRY_AFTER = {
  'Retry-After': { description: 'when to try again, in seconds', schema: { type: 'integer' as const, minimum: 1 } },
};

const busy = (description: string) => ({
  description,
  headers: RETRY_AFTER,
  content: { 'application/problem+json': { schema: answerReference(aProblemBody) } },
});

/** Answers of many routes, by the names that a document refers to them by. */
export const SHARED_ANSWERS = {
  TooMany: busy('too many requests, connections or event streams of this caller, or of all together'),
  Overloaded: busy(
    'too much to do, or the ledger cannot do its work now: nothing was recorded where `code` is `Overloaded`',
  ),
};

const referTo = (name: keyof typeof SHARED_ANSWERS) => ({ $ref: `#/components/responses/${name}` });

type Paths = OpenAPIObject['paths'];

/** The routes that are answered whatever else there is to do. */
const isWatched = (path: string): boolean => path === '/metrics' || path.startsWith('/health/');

type Operation = NonNullable<Paths[string]['post']>;

/** Whether a route gives one command, which can be given again under its id. */
const givesCommand = ({ parameters = [] }: Operation): boolean =>
  parameters.some((one) => 'name' in one && one.name === 'Idempotency-Key');

/** The routes of a document with the answers that all of them share. */
export const withSharedAnswers = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      if (isWatched(path)) return [path, item];
      const { get, post, ...others } = item;
      const shared = (operation: Operation): Operation => ({
        ...operation,
        responses: {
          ...operation.responses,
          429: referTo('TooMany'),
          ...(givesCommand(operation) ? { 503: referTo('Overloaded') } : {}),
        },
      });
      return [path, { ...others, ...(get ? { get: shared(get) } : {}), ...(post ? { post: shared(post) } : {}) }];
    }),
  );
