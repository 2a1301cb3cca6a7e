import { useCallback, useMemo, useRef, useState } from 'react';
import { usePlanChoice } from '@site/src/content/browser/plan';
import { useCodePreferences } from '@site/src/display/browser/code-preferences';
import { useLazy } from '@site/src/base/browser/lazy';
import {
  DEMO_STYLINGS,
  type DemoSources,
  type ResolvedDemoProps,
} from '@site/src/demos/shared/demo';
import { useOpenOnHash } from '../anchors/useOpenOnHash';
import { useDisplayOverrides } from '../bar/useDisplayOverrides';
import { hasControls, initialView } from './codeView';
import type { DemoModel } from './DemoContext';
import { codeOfPlan, filesWithDrafts, isEdited, sourceFiles } from './demoFiles';
import { useDrafts } from './useDrafts';

/** The state of one demo, which its canvas, toolbar, and code share. */
export function useDemoModel(props: ResolvedDemoProps): DemoModel {
  const { variant, setVariant, styling: preferred, setStyling } = useCodePreferences();
  const stylings = DEMO_STYLINGS.filter((option) => props.loaders[option]);
  const styling = stylings.includes(preferred) ? preferred : 'system';

  const [view, setView] = useState(() => initialView(props));
  const showSource = useCallback(() => setView('source'), []);
  useOpenOnHash(props, hasControls(props), showSource);

  const { value: sources, status, load } = useLazy(props.loadSources);
  const { loadPreviews: importPreviews } = props;
  const previews = useLazy(
    useCallback(() => importPreviews().then((module) => module.default), [importPreviews]),
  );
  const drafts = useDrafts({ demo: props, styling, variant, onKept: showSource });
  const [plan] = usePlanChoice();
  const shownFiles = useCallback(
    (all: DemoSources | null) => {
      const code = all?.variants[styling];
      return code && filesWithDrafts(codeOfPlan(code, plan), styling, variant, drafts.drafts);
    },
    [styling, variant, drafts.drafts, plan],
  );
  const files = useMemo(() => shownFiles(sources) ?? null, [sources, shownFiles]);
  const loadFiles = useCallback(async () => shownFiles(await load()) ?? [], [load, shownFiles]);
  const { load: loadPreviews } = previews;
  // A variant without a preview shows its entry.
  const loadPreview = useCallback(
    async () => void ((await loadPreviews())[styling] ?? (await loadFiles())),
    [loadPreviews, styling, loadFiles],
  );
  const [activeFile, setActiveFile] = useState(0);
  const variantSources = sources?.variants[styling];
  const originals = variantSources ? sourceFiles(codeOfPlan(variantSources, plan), variant) : [];
  const preview = previews.value?.[styling];

  const hasEdits = files !== null && isEdited(files, originals);

  const [runId, setRunId] = useState(0);
  const { discard, restore, setEditing } = drafts;
  const reset = useCallback(() => {
    discard();
    setEditing(false);
    setRunId((id) => id + 1);
  }, [discard, setEditing]);
  const restoreEdits = useCallback(() => {
    restore();
    setEditing(true);
  }, [restore, setEditing]);

  return {
    props,
    styling,
    stylings,
    setStyling,
    variant,
    setVariant,
    view,
    setView,
    files,
    preview:
      (preview && codeOfPlan(preview, plan)[variant === 'JS' ? 'js' : 'ts']) ?? files?.[0] ?? null,
    loadPreview,
    codeFailed: status === 'failed' || previews.status === 'failed',
    loadSources: load,
    loadFiles,
    activeFile: Math.min(activeFile, Math.max(0, (files?.length ?? 1) - 1)),
    setActiveFile,
    ...drafts,
    ...(!hasEdits && { liveError: null }),
    isEdited: hasEdits,
    ...useDisplayOverrides(props.name),
    initialFocusRef: useRef<HTMLButtonElement>(null),
    runId,
    reset,
    restore: restoreEdits,
  };
}
