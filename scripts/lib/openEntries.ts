import { DEMO_STYLINGS } from '../../src/demos/shared/demo';
import { shortMessage } from './typeCauses';

/** A demo, and the modules that it consists of, from the root of the site. */
interface DemoFiles {
  /** Without its extension. */
  readonly entry: string;
  readonly files: readonly string[];
}

/** Pages and modules of a page, but not the declarations of its product. */
const CONTENT = /^(?:versioned_)?docs\/.*(?<!\.d)\.(?:tsx?|mdx)$/;

/** The extension of a module or page, with the styling of a variant. */
const EXTENSION = new RegExp(`(?:\\.(?:${DEMO_STYLINGS.join('|')}))?\\.(?:tsx?|mdx)$`);

/**
 * What the list of open content says about content that doesn't compile: each page and module with
 * its first error, and each demo that uses such a module. Errors in other files have no entry.
 */
export function openEntries(
  problems: readonly { readonly file: string; readonly message: string }[],
  demos: readonly DemoFiles[],
): Record<string, string> {
  const reasons = new Map<string, string>();
  for (const { file, message } of problems.filter((problem) => CONTENT.test(problem.file))) {
    const entry = file.replace(EXTENSION, '');
    // The last line is the most specific one.
    reasons.set(
      entry,
      reasons.get(entry) ?? shortMessage(message.split('\n').at(-1)?.trim() ?? ''),
    );
  }
  const ofDemos = demos.flatMap(({ entry, files }) => {
    const used = files.map((file) => file.replace(EXTENSION, ''));
    const wrong = used.find((module) => module !== entry && reasons.has(module));
    return wrong === undefined || reasons.has(entry) ? [] : [[entry, `It uses ${wrong}.`] as const];
  });
  return Object.fromEntries([...reasons, ...ofDemos]);
}
