import type { CodeVariant } from '@site/src/features/code-preferences';
import type { DemoSourceFile, DemoStyling, DemoVariantSources } from '@site/src/shared/demo';

/** Texts that the reader has changed, by `draftKey`. */
export type Drafts = Readonly<Record<string, string>>;

/** Identifies one file of one variant: each keeps its own changes. */
export function draftKey(styling: DemoStyling, variant: CodeVariant, fileName: string): string {
  return `${styling}/${variant}/${fileName}`;
}

/** The variant's files in the language asked for, with the reader's changes. */
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

/** TypeScript is the language as written; where JavaScript is the same, its files are not shown. */
export function sourceFiles(
  sources: DemoVariantSources,
  variant: CodeVariant,
): readonly DemoSourceFile[] {
  return variant === 'JS' ? sources.js : sources.ts;
}

/** Whether the reader has changed a file of this variant. */
export function isEdited(
  files: readonly DemoSourceFile[],
  originals: readonly DemoSourceFile[],
): boolean {
  return files.some((file, position) => file.code !== originals[position]?.code);
}
