import { removeExample } from './server';

export = removeExample;
