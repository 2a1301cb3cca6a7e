import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What one demo cost the reader in one display. */
export interface DemoMeasure {
  /** Route and name. */
  readonly demo: string;
  readonly display: string;
  /** From coming near the screen to the first render. */
  readonly ms: number;
  /** Script fetched meanwhile, as transferred. Demos of a page share a chunk: the first one pays. */
  readonly kB: number;
}

const FILE = 'test-results/demos.json';

/** Prints how long each demo took and what it fetched, slowest first, and keeps it as a file. */
export default class DemoTableReporter implements Reporter {
  private readonly measures: DemoMeasure[] = [];
  private readonly failures: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const body = result.attachments.find(({ name }) => name === 'demo-measures')?.body;
    if (body) {
      this.measures.push(...(JSON.parse(String(body)) as DemoMeasure[]));
    }
    if (result.status !== 'passed' && result.status !== 'skipped') {
      this.failures.push(test.title, ...result.errors.map(({ message }) => `  ${message}`));
    }
  }

  onEnd(): void {
    this.measures.sort((a, b) => b.ms - a.ms);
    mkdirSync('test-results', { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(this.measures, null, 2)}\n`);
    console.table(this.measures);
    console.log(`${this.measures.length} demos measured; kept in ${FILE}.`);
    console.log(this.failures.join('\n'));
  }
}
