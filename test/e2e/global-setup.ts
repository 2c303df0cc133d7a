import { makeExample } from './server';

/** Once before all files: to load the example session takes a server several times as long as to start. */
export = makeExample;
