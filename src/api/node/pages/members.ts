import type { ApiCssClass, ApiInheritedGroup, ApiMember, ApiSlot } from '../../shared/apiModel';
import type {
  ApiPageClass,
  ApiPageInherited,
  ApiPageMember,
  ApiPageSlot,
  RichText,
} from '../../shared/apiPage';
import { inheritedHref } from './inheritedDocs';
import { memberCorrection, memberDescription } from './memberDescriptions';
import { memberHistory } from './memberHistory';
import { slotTarget } from '../slotTarget';
import type { PageContext } from './pageContext';

/** The reason of a deprecation; empty if it has none, and undefined if nothing is deprecated. */
export function deprecation(
  reason: string | undefined,
  { richText }: PageContext,
): RichText | undefined {
  return reason === undefined ? undefined : (richText(reason) ?? []);
}

/**
 * The documented component or interface behind a name such as `ChartContainerProps`, unless it is
 * the owner.
 */
function origin(member: ApiMember, owner: string, { routeOf }: PageContext): string | undefined {
  const name = member.from?.replace(/Props$/, '');
  return name && name !== owner && routeOf(name) ? name : undefined;
}

/** What the packages write about parameters of almost every callback, whose types say the same. */
const REPEATS_TYPE =
  /^(?:With all properties from \S+|The event object|The event source of the callback|The event that caused this prop to be called|Additional details for this callback)\.?$/;

export function pageMember(member: ApiMember, owner: string, context: PageContext): ApiPageMember {
  const { richText } = context;
  return {
    name: member.name,
    type: member.type,
    signature: member.signature,
    description: richText(
      memberCorrection(context.product, member) ??
        (member.description || memberDescription(context.product, owner, member.name)),
    ),
    default: member.default,
    required: member.required || undefined,
    deprecated: deprecation(member.deprecated, context),
    plan: member.plan,
    from: origin(member, owner, context),
    params: member.params?.map(({ description, name }) => ({
      name,
      description:
        description && REPEATS_TYPE.test(description) ? undefined : richText(description),
    })),
    returns: richText(member.returns),
    examples: member.examples,
    variants: member.variants,
    ...memberHistory(owner, 'prop', member.name, context),
  };
}

export function pageSlot(
  { given, ...slot }: ApiSlot,
  owner: string,
  context: PageContext,
): ApiPageSlot {
  return {
    ...slot,
    props: slot.props ?? given,
    default: slot.default === 'null' ? undefined : slot.default,
    target: slot.className ? undefined : slotTarget(slot, context.model.styles),
    description: context.richText(slot.description),
    deprecated: deprecation(slot.deprecated, context),
    ...memberHistory(owner, 'slot', slot.name, context),
  };
}

export function pageClass(entry: ApiCssClass, owner: string, context: PageContext): ApiPageClass {
  return {
    key: entry.key,
    className: entry.className,
    description: context.richText(entry.description),
    state: entry.state || undefined,
    deprecated: deprecation(entry.deprecated, context),
    ...memberHistory(owner, 'class', entry.key, context),
  };
}

/**
 * Inherited props. For React, only the names are listed, because they are well known and there are
 * hundreds of them.
 */
export function pageInherited({ from, package: name, props }: ApiInheritedGroup): ApiPageInherited {
  return {
    from: name === 'react' ? `React.${from}` : from,
    package: name,
    href: inheritedHref(name, from),
    props: props.map((prop) => (name === 'react' ? { name: prop.name } : prop)),
  };
}
