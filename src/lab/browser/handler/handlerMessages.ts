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

const isResponse = (value: unknown): value is GridGetRowsResponse =>
  isObject(value) && Array.isArray(value.rows) && value.rows.every(isObject);

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
      return isResponse(response)
        ? { kind, id, response }
        : { kind: 'failed', id, message: 'The handler did not return { rows }, an array of rows.' };
    case 'failed':
      return isId(id) && isText(message)
        ? { kind, id, message: message.slice(0, MAX_MESSAGE) }
        : null;
    default:
      return null;
  }
}
