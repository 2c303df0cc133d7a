import { resolve } from 'node:path';
import { SettingsError, filesOf, settingsFrom } from './settings';

const LIMITS = {
  requestsPerAddress: 10_000,
  requestsPerTable: 1_000,
  requestsPerToken: 50_000,
  connections: 20_000,
  connectionsPerAddress: 6_000,
  listeners: 10_000,
  listenersPerAddress: 5_000,
  listenersPerToken: 500,
  commandsAtOnce: 64,
  commandsWaiting: 2_000,
  commandWaitMs: 1_500,
  trustedProxies: [],
};

describe('the settings', () => {
  it('have a place for everything, and listen to this machine only', () => {
    expect(settingsFrom({})).toEqual({
      ledgerUrl: `sqlite:${resolve('data/ledger.db')}`,
      dataDir: resolve('data'),
      host: '127.0.0.1',
      port: 3000,
      checkpointSeconds: 60,
      integritySeconds: 3600,
      replica: '',
      witnesses: '',
      vaultKey: '',
      vaultKeyFile: '',
      limits: LIMITS,
    });
  });

  it('come from the environment', () => {
    const env = {
      LEDGER_URL: 'memory:',
      DATA_DIR: '/srv/ledger',
      HOST: '::',
      PORT: '8080',
      CHECKPOINT_SECONDS: '5',
      INTEGRITY_SECONDS: '9',
      REPLICA: 'hall-2',
      LEDGER_WITNESSES: 'w1 https://w1.example',
      VAULT_KEY_FILE: '/run/secrets/vault.key',
      REQUESTS_PER_TABLE: '0',
      MAX_LISTENERS: '77',
      COMMAND_WAIT_MS: '800',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::1',
    };
    const settings = settingsFrom(env);
    expect(settings).toEqual({
      ledgerUrl: 'memory:',
      dataDir: '/srv/ledger',
      host: '::',
      port: 8080,
      checkpointSeconds: 5,
      integritySeconds: 9,
      replica: 'hall-2',
      witnesses: 'w1 https://w1.example',
      vaultKey: '',
      vaultKeyFile: '/run/secrets/vault.key',
      limits: {
        ...LIMITS,
        requestsPerTable: 0,
        listeners: 77,
        commandWaitMs: 800,
        trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::1'],
      },
    });
    expect(filesOf(settings)).toMatchObject({
      readModels: '/srv/ledger/read-models-hall-2.db',
      ledgerCopy: '/srv/ledger/ledger-copy-hall-2.db',
      directory: '/srv/ledger/directory.db',
    });
    expect(filesOf(settingsFrom({ DATA_DIR: '/srv/ledger' })).readModels).toBe('/srv/ledger/read-models.db');
  });

  it('are what is given before all else; a folder given brings its own ledger', () => {
    const env = { LEDGER_URL: 'sqlite:/elsewhere.db', DATA_DIR: '/srv/ledger', PORT: '8080' };
    expect(settingsFrom(env, { data: '/mine', port: '0' })).toMatchObject({
      ledgerUrl: 'sqlite:/mine/ledger.db',
      dataDir: '/mine',
      port: 0,
    });
    expect(settingsFrom(env, { url: 'memory:' })).toMatchObject({ ledgerUrl: 'memory:', dataDir: '/srv/ledger' });
  });

  it.each(['-1', '65536', '80.5', 'http', ' '])('do not take %j for a port', (port) => {
    expect(() => settingsFrom({ PORT: port })).toThrow(SettingsError);
  });

  it.each(['-1', '1.5', 'often', '1000000'])('do not take %j for a time between checkpoints', (seconds) => {
    expect(() => settingsFrom({ CHECKPOINT_SECONDS: seconds })).toThrow(SettingsError);
  });

  it.each(['-1', '1.5', 'many', '1000000000'])('do not take %j for a limit', (limit) => {
    expect(() => settingsFrom({ MAX_CONNECTIONS: limit })).toThrow(
      new SettingsError(`MAX_CONNECTIONS: expected 0 (no limit) to 999999999, not '${limit}'`),
    );
  });

  it('do not take 0 for how long commands wait', () => {
    expect(() => settingsFrom({ COMMAND_WAIT_MS: '0' })).toThrow(
      new SettingsError("COMMAND_WAIT_MS: expected 1 to 999999999, not '0'"),
    );
  });

  it.each(['everybody', '10.0.0.0/33', '10.0.0', 'fd00::/129', '10.0.0.1/8/8'])(
    'do not take %j for a proxy that is trusted',
    (proxy) => {
      expect(() => settingsFrom({ TRUSTED_PROXIES: `loopback,${proxy}` })).toThrow(/^TRUSTED_PROXIES: .*'/);
    },
  );

  it('take a port left empty for none', () => {
    expect(settingsFrom({ PORT: '' }, {}, 3001).port).toBe(3001);
  });
});
