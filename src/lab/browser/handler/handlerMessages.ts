import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';

/*
 * What the page of the lab and the frame with an edited handler say to each other: plain data. The page
 * checks what it receives, because edited code can send what it likes.
 */

/** The files of a handler by name. */
export type HandlerFiles = Readonly<Record<string, string>>;

export interface HandlerRequest {
  readonly params: GridGetRowsParams;
  readonly isTree: boolean;
}

/** What the database says to a statement. */
export type QueryResult = { readonly rows: readonly unknown[] } | { readonly error: string };

/** From the page to the frame. `id` is that of a request, and `query` of a statement. */
export type PageMessage =
  | { readonly kind: 'ping'; readonly token: number }
  | ({ readonly kind: 'ask'; readonly id: number; readonly files: HandlerFiles } & HandlerRequest)
  | { readonly kind: 'result'; readonly query: number; readonly result: QueryResult };

/** From the frame to the page. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong'; readonly token: number }
  | {
      readonly kind: 'query';
      readonly id: number;
      readonly query: number;
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly kind: 'answer'; readonly id: number; readonly response: GridGetRowsResponse }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** Longer messages are cut. In characters. */
const MAX_MESSAGE = 2000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** More rows, or longer texts in cells, would keep the grid busy for seconds. */
const MAX_ROWS = 10_000;
const MAX_TEXT = 20_000;

const MAX_OBJECTS = 100_000;

/** Whether texts are too long, or there are too many objects. They can contain one another. */
function isTooLarge(rows: readonly object[]): boolean {
  const objects = new Set<object>(rows);
  for (const own of objects) {
    const parts: readonly unknown[] = ArrayBuffer.isView(own) ? [] : Object.values(own);
    if (
      objects.size > MAX_OBJECTS ||
      parts.some((part) => isText(part) && part.length > MAX_TEXT)
    ) {
      return true;
    }
    parts.filter(isObject).forEach((part) => objects.add(part));
  }
  return false;
}

/** The grid keeps rows in an object by their ids. */
const isPrototype = (row: object) =>
  Object.hasOwn(row, '__proto__') || (row as { id?: unknown }).id === '__proto__';

/** @returns what is wrong with an answer */
function problemOf(response: unknown): string | null {
  if (!isObject(response) || !Array.isArray(response.rows) || !response.rows.every(isObject)) {
    return 'The handler did not return { rows }, an array of rows.';
  }
  const rows: readonly object[] = response.rows;
  if (rows.length > MAX_ROWS) {
    return `The handler returned ${rows.length} rows. The lab shows ${MAX_ROWS} at most: use limit().`;
  }
  if (rows.some(isPrototype)) {
    return 'The handler returned a row with the field or the id "__proto__", which no grid can show.';
  }
  return isTooLarge(rows)
    ? `The handler returned more than the lab shows: ${MAX_OBJECTS} objects, and texts of ${MAX_TEXT} characters.`
    : null;
}

function toAnswer(id: number, response: unknown): FrameMessage {
  const problem = problemOf(response);
  return problem === null
    ? { kind: 'answer', id, response: response as GridGetRowsResponse }
    : { kind: 'failed', id, message: problem };
}

/** @returns the message of a frame, or `null` for anything else */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isObject(data)) {
    return null;
  }
  const { kind, id, query, sql, parameters, response, message, token } = data;
  switch (kind) {
    case 'ready':
      return { kind };
    case 'pong':
      return typeof token === 'number' ? { kind, token } : null;
    case 'query':
      return isId(id) && isId(query) && isText(sql) && Array.isArray(parameters)
        ? { kind, id, query, sql, parameters }
        : null;
    case 'answer':
      if (!isId(id)) {
        return null;
      }
      return toAnswer(id, response);
    case 'failed':
      return isId(id) && isText(message)
        ? { kind, id, message: message.slice(0, MAX_MESSAGE) }
        : null;
    default:
      return null;
  }
}
