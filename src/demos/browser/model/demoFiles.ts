import type { CodeVariant } from '@site/src/display/browser/code-preferences';
import type { DemoSourceFile, DemoStyling, DemoVariantSources } from '@site/src/demos/shared/demo';

/** The reader's edits, by `draftKey`. */
export type Drafts = Readonly<Record<string, string>>;

/** Identifies a file of a variant, because each keeps its own edits. */
export function draftKey(styling: DemoStyling, variant: CodeVariant, fileName: string): string {
  return `${styling}/${variant}/${fileName}`;
}

/** A variant's files in the requested language, with the reader's edits. */
export function filesWithDrafts(
  sources: DemoVariantSources,
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
export function sourceFiles(
  sources: DemoVariantSources,
  variant: CodeVariant,
): readonly DemoSourceFile[] {
  return variant === 'JS' ? sources.js : sources.ts;
}

export function isEdited(
  files: readonly DemoSourceFile[],
  originals: readonly DemoSourceFile[],
): boolean {
  return files.some((file, position) => file.code !== originals[position]?.code);
}
