import type { ExportedProject } from '@site/src/demos/shared/demoExport';
import { downloadFile } from '@site/src/base/browser/files';

/** Downloads a project as a zip file with a folder named after the demo. */
export async function downloadZip(
  name: string,
  { files }: Pick<ExportedProject, 'files'>,
): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  const zip = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>);
  downloadFile(`${name}.zip`, new Blob([zip as BlobPart], { type: 'application/zip' }));
}
