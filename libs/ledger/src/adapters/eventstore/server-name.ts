import { isIP } from 'node:net';
import { credentials, type ChannelCredentials } from '@grpc/grpc-js';

/** What credentials for TLS keep to themselves (1.14): how they connect, and with which options of `tls.connect`. */
interface TlsCredentials {
  _createSecureConnector: (...target: unknown[]) => { readonly connectionOptions: { servername?: string } };
}

/**
 * What `open` makes with credentials for TLS, of which none names an IP address as the server. The name of a server is for
 * host names only (RFC 6066, 3), but the gRPC client gives the host of the URL whatever it is: Node warns of that (DEP0123), and
 * refuses it from 26 on. The certificate is held against the address all the same. `open` must make its credentials before it returns.
 */
export const withoutAddressAsServerName = <T>(open: () => T): T => {
  const { createSsl } = credentials;
  credentials.createSsl = (...given) => namingHostsOnly(createSsl(...given));
  try {
    return open();
  } finally {
    credentials.createSsl = createSsl;
  }
};

const namingHostsOnly = (made: ChannelCredentials): ChannelCredentials => {
  const tls = made as unknown as TlsCredentials;
  const create = tls._createSecureConnector.bind(made);
  tls._createSecureConnector = (...target) => {
    const connector = create(...target);
    const { connectionOptions } = connector;
    if (isIP(connectionOptions.servername ?? '') !== 0) delete connectionOptions.servername;
    return connector;
  };
  return made;
};
