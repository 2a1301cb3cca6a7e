/**
 * Controls with which readers set the props of a component. The build generates them from the API
 * model.
 */
import type { ApiMember, ApiTypeText } from '../../api/shared/apiModel';

export type PlaygroundValue = boolean | number | string;

/** The reader's values, by prop name. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

interface ControlBase {
  /** The name of the prop. */
  readonly name: string;
  /** The description of the prop as plain text. */
  readonly description: string;
}

export type PlaygroundControl = ControlBase &
  (
    | { readonly kind: 'boolean'; readonly default?: boolean }
    | { readonly kind: 'number'; readonly default?: number }
    | { readonly kind: 'string' | 'color'; readonly default?: string }
    | { readonly kind: 'enum'; readonly default?: string; readonly options: readonly string[] }
  );

/**
 * The control for a prop, or `null` if a simple control can't set it (a function, an object), if it
 * is deprecated, or if it needs a paid plan.
 */
export function controlOf(member: ApiMember): PlaygroundControl | null {
  if (member.deprecated !== undefined || member.plan) {
    return null;
  }
  const base = { name: member.name, description: plainText(member.description) };
  const parts = unionParts(typeText(member.type));
  const options = parts.map(quoted);
  if (options.length > 1 && options.every((option) => option !== undefined)) {
    return { ...base, kind: 'enum', options, ...withDefault(quoted(member.default ?? '')) };
  }
  if (parts.includes('number') && parts.every((part) => part === 'number' || part === 'string')) {
    return { ...base, kind: 'number', ...withDefault(numberOf(member.default)) };
  }
  switch (parts.join('|')) {
    case 'boolean':
      return { ...base, kind: 'boolean', ...withDefault(booleanOf(member.default)) };
    case 'string':
      return {
        ...base,
        kind: /colou?r$/i.test(member.name) ? 'color' : 'string',
        ...withDefault(quoted(member.default ?? '')),
      };
    default:
      return null;
  }
}

function typeText(type: ApiTypeText): string {
  return type.map((part) => (typeof part === 'string' ? part : part.ref)).join('');
}

/** `'a' | 'b' | undefined` → `'a'`, `'b'`. Only for unions without brackets. */
function unionParts(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'undefined' && part !== 'null');
}

function quoted(text: string): string | undefined {
  return /^(['"])(?<content>[^'"]*)\1$/.exec(text)?.groups?.content;
}

function numberOf(text: string | undefined): number | undefined {
  const match = /^-?\d+(\.\d+)?/.exec(text ?? '');
  return match ? Number(match[0]) : undefined;
}

/**
 * Some defaults contain explanations: `false (…)` is false, but "`true` for desktop …" is unknown.
 */
function booleanOf(text: string | undefined): boolean | undefined {
  const match = /^(true|false)\b/.exec(text ?? '');
  return match ? match[1] === 'true' : undefined;
}

function withDefault<Value>(value: Value | undefined): { default?: Value } {
  return value === undefined ? {} : { default: value };
}

/** The first paragraph without Markdown syntax. */
function plainText(markdown: string): string {
  const [paragraph = ''] = markdown.split(/\n\s*\n/);
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
