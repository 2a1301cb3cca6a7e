import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { DISPLAYS } from './demoDisplay';
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

/** The exemptions that demos needed in each display, because `npm run test:full` tests one at a time. */
const EXEMPTIONS_FILE = '.cache/demo-exemptions.json';

/** A run over some of the demos can't detect unused exemptions. */
const HAS_ALL_DEMOS =
  !process.env.DEMO_FILTER && !process.env.CHANGED_SINCE && !process.argv.includes('--grep');

interface UsedExemptions {
  /** The state of the project, so that displays of another one don't count. */
  readonly tree: string;
  readonly displays: Readonly<Record<string, readonly number[]>>;
}

/** Adds what this run needed to what other displays of the same state did. */
function addExemptions(tree: string, displays: UsedExemptions['displays']): UsedExemptions {
  let kept: UsedExemptions | undefined;
  try {
    kept = JSON.parse(readFileSync(EXEMPTIONS_FILE, 'utf8')) as UsedExemptions;
  } catch {
    // No display has been tested.
  }
  const isSame = tree !== '' && kept?.tree === tree;
  const all = { tree, displays: { ...(isSame && kept?.displays), ...displays } };
  mkdirSync('.cache', { recursive: true });
  writeFileSync(EXEMPTIONS_FILE, JSON.stringify(all));
  return all;
}

/** What to report about exemptions, once every demo has been tested in every display. */
function unneeded(used: ReadonlySet<number>): readonly string[] {
  const tested = (process.env.DEMO_DISPLAYS ?? 'light').split(',');
  const { displays } = addExemptions(
    process.env.TEST_TREE ?? '',
    Object.fromEntries(tested.map((display) => [display, [...used]])),
  );
  return Object.keys(DISPLAYS).every((display) => display in displays)
    ? unneededExemptions(new Set(Object.values(displays).flat()))
    : [];
}

function attached<Item>({ attachments }: TestResult, name: string): Item[] {
  const body = attachments.find((attachment) => attachment.name === name)?.body;
  return body ? (JSON.parse(String(body)) as Item[]) : [];
}

/**
 * Prints how long each demo took and what it fetched, slowest first, and writes a file. After runs
 * over all demos in all displays, it also fails for unused exemptions.
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
    const unused = HAS_ALL_DEMOS && status === 'passed' ? unneeded(this.exemptions) : [];
    console.log([...this.failures, ...unused].join('\n'));
    return Promise.resolve({ status: unused.length > 0 ? 'failed' : status });
  }
}
