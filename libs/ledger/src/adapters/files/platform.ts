/**
 * What operating systems do differently with files and signals. Nothing else asks which system it runs on.
 */
export interface Platform {
  /** Whether a folder can be flushed to disk. Windows refuses (EPERM); NTFS keeps names in its journal, as SQLite relies on too. */
  readonly syncsFolders: boolean;
  /**
   * Whether a file's mode says who may read it. Windows keeps only a read-only bit: there access follows from the access
   * list that a file inherits from its folder, and `stat` answers 0666 for everything.
   */
  readonly hasFileModes: boolean;
  /** How long another program may hold a file open that is to be replaced, in milliseconds: a virus scanner, an indexer. */
  readonly patienceWithOpenFiles: number;
  /** The signals by which a user or a service manager asks a process to stop. */
  readonly stopSignals: readonly NodeJS.Signals[];
}

const POSIX: Platform = {
  syncsFolders: true,
  hasFileModes: true,
  patienceWithOpenFiles: 0,
  stopSignals: ['SIGINT', 'SIGTERM'],
};

const WINDOWS: Platform = {
  syncsFolders: false,
  hasFileModes: false,
  patienceWithOpenFiles: 5_000,
  // Ctrl-Break, and closing the console window: Windows ends the process some seconds after the latter.
  stopSignals: ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'],
};

/** @param name as `process.platform` has it */
export const platformOf = (name: string): Platform => (name === 'win32' ? WINDOWS : POSIX);

/** The platform that this process runs on. */
export const platform: Platform = platformOf(process.platform);
