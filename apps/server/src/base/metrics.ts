import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
}

/** What is counted, for Prometheus. Nothing in it names a person or a table. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #lines = new Counter({
    name: 'sunglade_lines_total',
    help: 'Lines stored durably.',
    registers: [this.#registry],
  });
  readonly #append = new Histogram({
    name: 'sunglade_append_seconds',
    help: 'From a judged line to a safe one.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.#registry],
  });
  readonly #received = new Counter({
    name: 'sunglade_messages_total',
    help: 'Messages from clients.',
    registers: [this.#registry],
  });
  readonly #sentMessages = new Counter({
    name: 'sunglade_sent_total',
    help: 'Messages to clients.',
    registers: [this.#registry],
  });
  readonly #sentBytes = new Counter({
    name: 'sunglade_sent_bytes_total',
    help: 'Characters sent to clients.',
    registers: [this.#registry],
  });
  readonly #bots = new Counter({
    name: 'sunglade_bot_failures_total',
    help: 'Bots that gave no answer.',
    registers: [this.#registry],
  });
  readonly #errors = new Counter({
    name: 'sunglade_errors_total',
    help: 'Things that should not happen.',
    registers: [this.#registry],
  });

  readonly #notices = new Counter({
    name: 'sunglade_notices_total',
    help: 'Notices handed over, by way and by what became of them.',
    labelNames: ['way', 'became'],
    registers: [this.#registry],
  });

  constructor(gauges: Gauges) {
    collectDefaultMetrics({ register: this.#registry });
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(read());
        },
      });
    };
    gauge('sunglade_sockets', 'Sockets that are open.', gauges.sockets);
    gauge('sunglade_tables_in_memory', 'Tables in memory.', gauges.tables);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  print(): Promise<string> {
    return this.#registry.metrics();
  }

  appended(lines: number, ms: number): void {
    this.#lines.inc(lines);
    this.#append.observe(ms / 1000);
  }

  received(): void {
    this.#received.inc();
  }

  sent(characters: number): void {
    this.#sentMessages.inc();
    this.#sentBytes.inc(characters);
  }

  botFailed(): void {
    this.#bots.inc();
  }

  told(way: string, became: string): void {
    this.#notices.inc({ way, became });
  }

  failed(): void {
    this.#errors.inc();
  }
}
