import type { ErrorObject } from 'ajv';
import { type PathProblem, pathOfPointer } from '../yaml/problem';

/** A fault that the schema of a file finds, in words, with where it is. */
export const schemaProblem = ({ instancePath, message, params }: ErrorObject): PathProblem => {
  const path = pathOfPointer(instancePath);
  const text = message ?? 'wrong';
  if ('additionalProperty' in params) {
    const key = String(params.additionalProperty);
    return { path: [...path, key], message: 'unknown field' };
  }
  return { path, message: 'allowedValues' in params ? `${text}: ${String(params.allowedValues)}` : text };
};

/** What is wrong within a step is better said by the shape of its command. */
export const isOfAStep = ({ path }: PathProblem): boolean => path[0] === 'steps' && path.length > 1;

/** That one of two forms does not fit says nothing beside why it does not. */
export const isOfAForm = ({ keyword }: ErrorObject): boolean => keyword === 'if';
