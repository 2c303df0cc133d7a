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
};

const referTo = (name: keyof typeof SHARED_ANSWERS) => ({ $ref: `#/components/responses/${name}` });

type Paths = OpenAPIObject['paths'];

/** The routes that are answered whatever else there is to do. */
const isWatched = (path: string): boolean => path === '/metrics' || path.startsWith('/health/');

/** The routes of a document with the answers that all of them share. */
export const withSharedAnswers = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      if (isWatched(path)) return [path, item];
      const { get, post, ...others } = item;
      const limited = { 429: referTo('TooMany') };
      return [
        path,
        {
          ...others,
          ...(get ? { get: { ...get, responses: { ...get.responses, ...limited } } } : {}),
          ...(post ? { post: { ...post, responses: { ...post.responses, ...limited } } } : {}),
        },
      ];
    }),
  );
