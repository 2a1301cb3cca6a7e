import { compressToBase64 } from 'lz-string';
import type { ExportedProject } from './types';

/** A form to post to a sandbox in a new tab. */
export interface SandboxForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Opens a project in StackBlitz, in a container that runs Vite. */
export function stackBlitzForm({ title, files, entry }: ExportedProject): SandboxForm {
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': title,
      ...Object.fromEntries(
        Object.entries(files).map(([path, content]) => [`project[files][${path}]`, content]),
      ),
    },
  };
}

/** CodeSandbox expects URL-safe base64. */
function toUrlAlphabet(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Opens a project in CodeSandbox, in a container that runs Vite. */
export function codeSandboxForm({ files, entry }: ExportedProject): SandboxForm {
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: toUrlAlphabet(compressToBase64(JSON.stringify({ files: contents }))),
      query: `module=/${entry}&fontsize=12`,
    },
  };
}
