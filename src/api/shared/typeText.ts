import type { ApiTypeText } from './apiModel';

/** A type as plain text. */
export function plainType(type: ApiTypeText = []): string {
  return type.map((part) => (typeof part === 'string' ? part : part.ref)).join('');
}

/** The names that a type refers to, in reading order. */
export function namesInType(type: ApiTypeText = []): string[] {
  return type.flatMap((part) => (typeof part === 'string' ? [] : [part.ref]));
}
