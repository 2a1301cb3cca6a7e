import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { unneededExemptions } from './demoExemptions';

/** The cost of a demo. */
export interface DemoMeasure {
  /** The route and the name. */
  readonly demo: string;
  /** The time from coming near the viewport to the first render. */
  readonly ms: number;
  /** Transferred scripts. Demos of a page share a chunk, which counts for the first one. */
  readonly kB: number;
}

const FILE = 'test-results/demos.json';

/** A partial run can't detect unused exemptions. */
const IS_WHOLE =
  !process.env.DEMO_FILTER && !process.env.DEMO_CHANGED_SINCE && !process.argv.includes('--grep');

function attached<Item>({ attachments }: TestResult, name: string): Item[] {
  const body = attachments.find((attachment) => attachment.name === name)?.body;
  return body ? (JSON.parse(String(body)) as Item[]) : [];
}

/**
 * Prints how long each demo took and what it fetched, slowest first, and writes a file. After a run
 * over all demos, it also fails for unused exemptions.
 */
export default class DemoTableReporter implements Reporter {
  private readonly measures: DemoMeasure[] = [];
  private readonly failures: string[] = [];
  private readonly exemptions = new Set<number>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.measures.push(...attached<DemoMeasure>(result, 'demo-measures'));
    attached<number>(result, 'demo-exemptions').forEach((used) => this.exemptions.add(used));
    if (result.status !== 'passed' && result.status !== 'skipped') {
      this.failures.push(test.title, ...result.errors.map(({ message }) => `  ${message}`));
    }
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    this.measures.sort((a, b) => b.ms - a.ms);
    mkdirSync('test-results', { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(this.measures, null, 2)}\n`);
    console.table(this.measures);
    console.log(`${this.measures.length} demos measured; kept in ${FILE}.`);
    const unneeded = IS_WHOLE && status === 'passed' ? unneededExemptions(this.exemptions) : [];
    console.log([...this.failures, ...unneeded].join('\n'));
    return Promise.resolve({ status: unneeded.length > 0 ? 'failed' : status });
  }
}
