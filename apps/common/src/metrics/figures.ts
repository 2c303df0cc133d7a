import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';

type Values = number | Readonly<Record<string, number>>;

/** A figure that is read when somebody asks for it. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  /** What its values are told apart by, where it has several: `model`. */
  readonly label?: string;
  /** Its value or, with a label, a value for each. Where it cannot be read, it is left out. */
  readonly read: () => Values | Promise<Values>;
}

/** Adds a figure to those that a server tells. */
export const tell = (registry: Registry, { name, help, label, read }: Figure): void => {
  new Gauge({
    name,
    help,
    registers: [registry],
    ...(label === undefined ? {} : { labelNames: [label] }),
    async collect() {
      if (label === undefined) this.remove();
      else this.reset();
      const value = await Promise.resolve()
        .then(read)
        .catch(() => null);
      if (typeof value === 'number') this.set(value);
      else for (const [one, its] of Object.entries(value ?? {})) this.set({ [label ?? '']: one }, its);
    },
  });
};
