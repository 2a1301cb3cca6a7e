import type { Translate } from '@site/src/features/i18n';
import type { UnknownAdapterError } from '@site/src/shared/demoExport';

/** What the reader is told when a demo could not be exported: what they can change, where they can. */
export function exportFailureText(t: Translate, error: unknown): string {
  return isUnknownAdapter(error)
    ? t('demo.exportUnknownAdapter', { adapter: error.adapter, known: error.known.join(', ') })
    : t('demo.exportFailed');
}

/** By its name: the class itself comes with the exporter, which is loaded on demand. */
function isUnknownAdapter(error: unknown): error is UnknownAdapterError {
  return error instanceof Error && error.name === 'UnknownAdapterError';
}
