import type { DemoCodeFacts, DemoLineCounts } from '../../../shared/demo';
import type { BuiltSources } from '../..';

function countLines(code: string): number {
  return code.split('\n').length;
}

/** What a page needs to know about a demo's code before its sources load. */
export function codeFacts({ ts, js, preview }: BuiltSources): DemoCodeFacts {
  const counts = (tsCode: string, jsCode: string): DemoLineCounts => ({
    ts: countLines(tsCode),
    js: countLines(jsCode),
  });
  return {
    lines: counts(ts[0].code, js[0].code),
    ...(/\bshowToolbar\b/.test(ts[0].code) && { hasGridToolbar: true }),
    ...(ts.length > 1 && { hasTabs: true }),
    ...(preview !== undefined && { previewLines: counts(preview.ts.code, preview.js.code) }),
  };
}
