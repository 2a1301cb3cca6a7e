import { PLAN_NAMES, type Plan } from '../../../../content/shared/plans';
import type {
  ApiPageClass,
  ApiPageInherited,
  ApiPageMember,
  ApiPageSlot,
  Described,
} from '../../../../api/shared/apiPage';
import { table } from './table';
import { code, richToLine, type ResolveHref } from './text';
import { plainType } from '../../../../api/shared/typeText';

/** ` (Pro)` behind a name; empty for Community. */
export function planMark(plan: Plan | undefined): string {
  return plan && plan !== 'community' ? ` (${PLAN_NAMES[plan]})` : '';
}

function nameCell(name: string, { plan, required }: Partial<ApiPageMember>): string {
  return `${code(name)}${required ? ' (required)' : ''}${planMark(plan)}`;
}

/** What is deprecated, since when, and when it was added, as sentences. */
function notes({ deprecated, deprecatedSince, since }: Described, resolve: ResolveHref): string[] {
  const reason = richToLine(deprecated, resolve);
  const label = deprecatedSince ? `Deprecated since ${deprecatedSince}` : 'Deprecated';
  return [
    ...(deprecated ? [reason ? `**${label}:** ${reason}` : `**${label}.**`] : []),
    ...(since ? [`Since ${since}.`] : []),
  ];
}

/** A description after what is to know about an entry as a whole. */
export function described(entry: Described, resolve: ResolveHref): string {
  return [...notes(entry, resolve), richToLine(entry.description, resolve)].join(' ').trim();
}

function memberText(member: ApiPageMember, resolve: ResolveHref): string {
  const { examples = [], guide, params = [], returns, variants } = member;
  return [
    described(member, resolve),
    ...(params.some(({ description }) => description)
      ? params.map(({ name, description: text }) => sentence(name, richToLine(text, resolve)))
      : []),
    ...(returns ? [`Returns: ${richToLine(returns, resolve)}`] : []),
    ...examples.map((example) => `Example: ${code(example.replace(/\s+/g, ' '))}`),
    ...(variants ? [`In ${variants.map(code).join(', ')}.`] : []),
    ...(guide ? [`Guide: [${guide.title}](${resolve(guide.route)}).`] : []),
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence(name: string, text: string): string {
  return text ? `${code(name)}: ${text.replace(/\.?$/, '.')}` : `${code(name)}.`;
}

export function membersTable(members: readonly ApiPageMember[], resolve: ResolveHref): string {
  return table(
    ['Name', 'Type', 'Default', 'Description'],
    members.map((member) => [
      nameCell(member.name, member),
      [plainType(member.type), member.signature ?? ''].filter(Boolean).map(code).join(': '),
      member.default ? code(member.default) : '',
      memberText(member, resolve),
    ]),
  );
}

export function slotsTable(slots: readonly ApiPageSlot[], resolve: ResolveHref): string {
  return table(
    ['Slot', 'Props', 'Default', 'CSS class', 'Description'],
    slots.map((slot) => [
      nameCell(slot.name, slot),
      slot.props ? code(plainType(slot.props)) : '',
      slot.default ? code(slot.default) : '',
      slot.className ? code(`.${slot.className}`) : '',
      described(slot, resolve),
    ]),
  );
}

export function classesTable(classes: readonly ApiPageClass[], resolve: ResolveHref): string {
  return table(
    ['CSS class', 'Rule name', 'Description'],
    classes.map((entry) => [
      code(`.${entry.className}`),
      entry.state ? '(state)' : code(entry.key),
      described(entry, resolve),
    ]),
  );
}

/** Inherited props: a paragraph per source. */
export function inheritedText(groups: readonly ApiPageInherited[], resolve: ResolveHref): string {
  return groups
    .map(({ from, package: packageName, href, props }) => {
      const names = props.map(({ name, type }) => {
        const text = plainType(type);
        return text ? `${code(name)}: ${code(text)}` : code(name);
      });
      const source = href ? `[${from}](${resolve(href)})` : code(from);
      return `From ${source} of ${code(packageName)}: ${names.join(', ')}.`;
    })
    .join('\n\n');
}
