import type { Translate } from '@site/src/base/browser/messages';
import type { UnknownAdapterError } from '@site/src/demos/shared/demoExport';

/** The message for a demo that could not be exported. Says what readers can change, if anything. */
export function exportFailureText(t: Translate, error: unknown): string {
  return isUnknownAdapter(error)
    ? t('demo.exportUnknownAdapter', { adapter: error.adapter, known: error.known.join(', ') })
    : t('demo.exportFailed');
}

/** Checks the name, because the class is part of the exporter, which loads on demand. */
function isUnknownAdapter(error: unknown): error is UnknownAdapterError {
  return error instanceof Error && error.name === 'UnknownAdapterError';
}
