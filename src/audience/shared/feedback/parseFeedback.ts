import { MAX_COMMENT_LENGTH, type FeedbackPayload, type Rating } from './payload';

const MAX_URL_LENGTH = 2000;
const MAX_NAME_LENGTH = 300;

/** An invalid feedback request. The message names the field and the problem. */
export class FeedbackError extends Error {
  override name = 'FeedbackError';
}

/**
 * Parses the body of a feedback request. Unknown fields are omitted.
 *
 * @throws FeedbackError that names the field, what was expected, and what was found
 */
export function parseFeedback(body: string): FeedbackPayload {
  const json = new URLSearchParams(body).get('payload');
  if (json === null) {
    throw new FeedbackError('The body has no field "payload". Expected: payload=<JSON>.');
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new FeedbackError('The field "payload" is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FeedbackError('The field "payload" must be a JSON object.');
  }
  const fields = value as Record<string, unknown>;
  if (fields.callback_id !== 'send_feedback') {
    throw wrong('callback_id', '"send_feedback"', fields.callback_id);
  }
  const rating = readRating(fields.rating);
  const comment = readText(fields, 'comment', MAX_COMMENT_LENGTH);
  if (rating === null && comment.trim() === '') {
    throw new FeedbackError('Expected a rating or a comment; there is neither.');
  }
  return {
    callback_id: 'send_feedback',
    rating,
    comment,
    currentLocationURL: readAddress(fields, 'currentLocationURL'),
    commentSectionURL: readAddress(fields, 'commentSectionURL'),
    commentSectionTitle: readText(fields, 'commentSectionTitle', MAX_NAME_LENGTH),
    githubRepo: readText(fields, 'githubRepo', MAX_NAME_LENGTH),
    productId: readText(fields, 'productId', MAX_NAME_LENGTH),
  };
}

function readRating(value: unknown): Rating {
  if (value === 0 || value === 1 || value === null) {
    return value;
  }
  throw wrong('rating', '0, 1 or null', value);
}

function readText(fields: Record<string, unknown>, name: string, maxLength: number): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.length > maxLength) {
    throw wrong(name, `text of ${maxLength} characters at most`, value);
  }
  return value;
}

function readAddress(fields: Record<string, unknown>, name: string): string {
  const value = readText(fields, name, MAX_URL_LENGTH);
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw wrong(name, 'an http or https address', value);
  }
  return value;
}

function wrong(name: string, expected: string, found: unknown): FeedbackError {
  const shown = (JSON.stringify(found) ?? 'nothing').slice(0, 80);
  return new FeedbackError(`Field "${name}": expected ${expected}, found ${shown}.`);
}
