import type { DemoCodeFacts, ResolvedDemoProps } from '@site/src/demos/shared/demo';

/** What the code area shows: nothing, the preview, or all files. */
export type CodeView = 'closed' | 'preview' | 'source';

type ViewFacts = Pick<ResolvedDemoProps, 'hideToolbar' | 'defaultCodeOpen' | 'isCodeOnly'> & {
  readonly code: Pick<DemoCodeFacts, 'previewLines'>;
};

/** Whether the demo has a toolbar and code. A demo that doesn't run here consists only of them. */
export function hasControls({
  hideToolbar,
  isCodeOnly,
}: Pick<ResolvedDemoProps, 'hideToolbar' | 'isCodeOnly'>): boolean {
  return !hideToolbar || isCodeOnly === true;
}

/** The initial view, before the reader or the hash requests another one. */
export function initialView(facts: ViewFacts): CodeView {
  const { defaultCodeOpen, isCodeOnly, code } = facts;
  if (!hasControls(facts)) {
    return 'closed';
  }
  if (defaultCodeOpen || isCodeOnly) {
    return 'source';
  }
  return hasPreview({ defaultCodeOpen, code }) ? 'preview' : 'closed';
}

/** The view after a click on "show code". A demo with a preview collapses to it. */
export function toggledView(view: CodeView, facts: ViewFacts): CodeView {
  if (view !== 'source') {
    return 'source';
  }
  return hasPreview(facts) ? 'preview' : 'closed';
}

/** With `defaultCodeOpen={false}`, the demo starts without any code. */
export function hasPreview({ defaultCodeOpen, code }: ViewFacts): boolean {
  return code.previewLines !== undefined && defaultCodeOpen !== false;
}
