import { useContext } from 'react';
import type { DemoSourceFile } from '@site/src/demos/shared/demo';
import { useDemo } from '../model/DemoContext';
import { StaticPreviewContext } from '../model/StaticPreviewContext';
import { CodeLines } from './CodeLines';

interface HighlightedProps {
  readonly file: DemoSourceFile | undefined | null;
}

/** The code of a file. Until it has loaded, the preview of the static page, or empty lines. */
export function Highlighted({ file }: HighlightedProps) {
  const { props, view, variant } = useDemo();
  const staticPreview = useContext(StaticPreviewContext);
  const counts = (view === 'preview' && props.code.previewLines) || props.code.lines;
  const initial = view === 'preview' ? staticPreview : '';
  // What was edited has another number of lines.
  const lines = file ? 0 : counts[variant === 'JS' ? 'js' : 'ts'];
  return <CodeLines html={file?.html ?? initial} lines={lines} />;
}
