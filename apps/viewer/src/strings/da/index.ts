import app from './app.json';
import laws from './laws.json';
import lineage from './lineage.json';
import rulings from './rulings.json';

export const files = { app, laws, lineage, rulings };
