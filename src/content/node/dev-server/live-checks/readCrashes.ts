import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import type { DemoCrash } from './messages';

/** Enough for all demos of a page. */
const MAX_BYTES = 64 * 1024;

/** What a terminal would execute. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** A module beside a page, whose line the server quotes. */
const FRAME = z.object({
  file: z.string().regex(/^(?:docs|versioned_docs)(?:\/[\w-][\w.-]*)+\.tsx?$/),
  line: z.int().positive(),
  column: z.int().positive(),
  mappings: z.string().regex(/^[\w+/,;]*$/),
});

const CRASHES = z.array(
  z.object({
    demo: z.string().regex(/^\w{1,100}$/),
    message: z
      .string()
      .max(2000)
      .transform((text) => text.replace(CONTROL_CHARACTERS, ' ')),
    frame: FRAME.optional(),
  }),
);

/**
 * Reads the demos that throw from a request of the browser.
 *
 * @returns undefined for anything else, because every page of the machine can send a request
 */
export async function readCrashes(
  request: IncomingMessage,
): Promise<readonly DemoCrash[] | undefined> {
  let text = '';
  try {
    for await (const chunk of request) {
      text += String(chunk);
      if (text.length > MAX_BYTES) {
        return undefined;
      }
    }
    return CRASHES.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
