import type { ExportedProject } from '@site/src/shared/demoExport';

/** How long the browser has to start the download before its URL is revoked, in ms. */
const REVOKE_MS = 10_000;

/** Downloads a project as a zip file with a folder named after the demo. */
export async function downloadZip(name: string, { files }: ExportedProject): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  const zip = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>);
  const url = URL.createObjectURL(new Blob([zip as BlobPart], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
