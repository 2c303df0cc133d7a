import { resolve } from 'node:path';
import { SettingsError, filesOf, settingsFrom } from './settings';

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

  it('take a port left empty for none', () => {
    expect(settingsFrom({ PORT: '' }, {}, 3001).port).toBe(3001);
  });
});
