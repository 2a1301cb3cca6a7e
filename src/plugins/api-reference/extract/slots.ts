import ts from 'typescript';
import type { ApiSlot, ApiTypeText } from '../../../shared/apiModel';
import type { ProductContext } from './context';
import { compareNames, describeFacts, findMembers, type FoundMember } from './members';
import { memberPlan, planRank, planSiblings, type PlanLadder } from './plans';

/** The component types whose argument is the props of the replacement. */
const COMPONENT_TYPE =
  /^(?:React\.)?(?:JSXElementConstructor|ElementType|ComponentType|FunctionComponent|ComponentClass)$/;

/** `GridBaseButtonProps` of `React.JSXElementConstructor<GridBaseButtonProps>`, of each union part. */
function slotProps(
  node: ts.TypeNode | undefined,
  context: ProductContext,
): ApiTypeText | undefined {
  const nodes: readonly ts.TypeNode[] = node
    ? ts.isUnionTypeNode(node)
      ? node.types
      : [node]
    : [];
  const args = nodes.filter(ts.isTypeReferenceNode).flatMap(({ typeArguments, typeName }) => {
    const [argument] = typeArguments ?? [];
    const isAny = argument?.kind === ts.SyntaxKind.AnyKeyword;
    return argument && !isAny && COMPONENT_TYPE.test(typeName.getText()) ? [argument] : [];
  });
  return args.length > 0
    ? args.flatMap((argument, index) => [
        ...(index > 0 ? [' | '] : []),
        ...context.printer.typeNode(argument),
      ])
    : undefined;
}

function typeOfProp(
  found: FoundMember[],
  name: string,
  context: ProductContext,
): ts.Type | undefined {
  const prop = found.find((member) => member.name === name);
  return (
    prop && context.api.checker.getNonNullableType(context.api.checker.getTypeOfSymbol(prop.symbol))
  );
}

/** The slots of a component in each plan that offers the component. */
function slotsLadder(component: string, context: ProductContext): PlanLadder[] {
  const { checker } = context.api;
  return planSiblings(component).flatMap((sibling) => {
    const exported = context.exports.get(`${sibling}Props`);
    const props = exported && checker.getDeclaredTypeOfSymbol(exported.symbol);
    const slots = props && typeOfProp(findMembers(props, checker), 'slots', context);
    return exported && slots
      ? [
          {
            rank: planRank(exported.package),
            members: new Set(findMembers(slots, checker).map((m) => m.name)),
          },
        ]
      : [];
  });
}

/** The slots of a component, from the type of its `slots` prop. */
export function slotsOf(
  found: FoundMember[],
  component: string,
  context: ProductContext,
): ApiSlot[] {
  const { api, isOwnFile } = context;
  const prop = found.find(({ name }) => name === 'slots');
  const type = typeOfProp(found, 'slots', context);
  if (!prop || !type || !isOwnFile(prop.declaration?.getSourceFile().fileName ?? '')) {
    return [];
  }
  const ladder = slotsLadder(component, context);
  const slots = findMembers(type, api.checker).flatMap((member): ApiSlot[] => {
    const described = describeFacts(member, api.checker);
    if (!described) {
      return [];
    }
    const node =
      member.declaration && ts.isPropertySignature(member.declaration)
        ? member.declaration.type
        : undefined;
    const props = slotProps(node, context);
    const plan = memberPlan(member.name, member.declaration, ladder, api);
    return [
      {
        name: member.name,
        description: described.description ?? '',
        ...(described.default ? { default: described.default } : {}),
        ...(props ? { props } : {}),
        ...(plan ? { plan } : {}),
        ...(described.deprecated === undefined ? {} : { deprecated: described.deprecated }),
      },
    ];
  });
  return slots.sort((a, b) => compareNames(a.name, b.name));
}
