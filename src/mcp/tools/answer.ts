import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** A text result, after the note about its version. */
export function answer(text: string, note?: string): CallToolResult {
  return { content: [{ type: 'text', text: note ? `${note}\n\n${text}` : text }] };
}

/** Runs a tool. Errors become results that the model can read and act on. */
export async function answering(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run();
  } catch (error) {
    return { ...answer((error as Error).message), isError: true };
  }
}
