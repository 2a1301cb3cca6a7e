import { useLazy } from '@site/src/base/browser/lazy';
import type SourceDialog from './SourceDialog';
import type { ComponentProps } from 'react';

const importDialog = () => import('./SourceDialog');

/** The source of a template, whose code loads when the dialog opens. */
export function LazySourceDialog(props: ComponentProps<typeof SourceDialog>) {
  const { value: dialog } = useLazy(importDialog, true);
  return dialog && <dialog.default {...props} />;
}
