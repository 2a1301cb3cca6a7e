import type { CodeVariant } from '@site/src/display/browser/code-preferences';
import type { Plan } from '@site/src/content/shared/plans';
import type { DemoSourceFile, DemoStyling, OfPlans } from '@site/src/demos/shared/demo';

/** The reader's edits, by `draftKey`. */
export type Drafts = Readonly<Record<string, string>>;

/** Identifies a file of a variant, because each keeps its own edits. */
export function draftKey(styling: DemoStyling, variant: CodeVariant, fileName: string): string {
  return `${styling}/${variant}/${fileName}`;
}

/** The files in both languages, of the reader's plan. */
type CodeFiles = Pick<OfPlans<readonly DemoSourceFile[]>, 'ts' | 'js'>;

/** The code for readers of a plan. */
export function codeOfPlan<Code>(
  code: OfPlans<Code>,
  plan: Plan | null,
): Pick<OfPlans<Code>, 'ts' | 'js'> {
  return (plan !== null && plan !== 'community' && code.plans?.[plan]) || code;
}

/** A variant's files in the requested language, with the reader's edits. */
export function filesWithDrafts(
  sources: CodeFiles,
  styling: DemoStyling,
  variant: CodeVariant,
  drafts: Drafts,
): readonly DemoSourceFile[] {
  return sourceFiles(sources, variant).map((file) => {
    const draft = drafts[draftKey(styling, variant, file.name)];
    return draft === undefined ? file : { ...file, code: draft };
  });
}

/** If JavaScript and TypeScript are identical, the demo only contains the TypeScript files. */
export function sourceFiles(sources: CodeFiles, variant: CodeVariant): readonly DemoSourceFile[] {
  return variant === 'JS' ? sources.js : sources.ts;
}

export function isEdited(
  files: readonly DemoSourceFile[],
  originals: readonly DemoSourceFile[],
): boolean {
  return files.some((file, position) => file.code !== originals[position]?.code);
}
