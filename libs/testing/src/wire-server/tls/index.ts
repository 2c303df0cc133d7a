import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerCredentials } from '@grpc/grpc-js';

/** A certificate for localhost and 127.0.0.1 that signs itself, made for the tests and good for nothing else, until 2120. */
export const CERTIFICATE_FILE = join(__dirname, 'localhost-certificate.pem');

/** The key is public, as it lies here. */
const KEY_FILE = join(__dirname, 'localhost-key.pem');

export const tlsCredentials = (): ServerCredentials =>
  ServerCredentials.createSsl(null, [
    { cert_chain: readFileSync(CERTIFICATE_FILE), private_key: readFileSync(KEY_FILE) },
  ]);
