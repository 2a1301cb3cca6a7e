/** How long the browser has to start the download before its URL is revoked, in ms. */
const REVOKE_MS = 10_000;

/** Downloads a file that was made in the browser. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
