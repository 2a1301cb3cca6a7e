import type { DemoCodeFacts, ResolvedDemoProps } from '@site/src/shared/demo';

/** What the code area shows: nothing, the essential lines, or everything. */
export type CodeView = 'closed' | 'preview' | 'source';

type ViewFacts = Pick<ResolvedDemoProps, 'hideToolbar' | 'defaultCodeOpen' | 'isCodeOnly'> & {
  readonly code: Pick<DemoCodeFacts, 'previewLines'>;
};

/** Whether there are a toolbar and code below the canvas. Where nothing runs, they are all there is. */
export function hasControls({
  hideToolbar,
  isCodeOnly,
}: Pick<ResolvedDemoProps, 'hideToolbar' | 'isCodeOnly'>): boolean {
  return !hideToolbar || isCodeOnly === true;
}

/** What the code area shows before the reader or the address asks for something else. */
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

/** Where the "show code" button goes. A demo with a preview falls back to it. */
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
