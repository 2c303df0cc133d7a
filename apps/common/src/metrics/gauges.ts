import { type Registry, Gauge } from 'prom-client';
import type { Metric } from '@app/application';

/** Registers a metric as a gauge that is read when it is scraped. */
export const registerGauge = (registry: Registry, { name, help, label, read }: Metric): void => {
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
