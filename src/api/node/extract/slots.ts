import ts from 'typescript';
import type { ApiSlot, ApiTypeText } from '../../shared/apiModel';
import type { ProductContext } from './context';
import { compareNames, describeFacts, findMembers, type FoundMember } from './members';
import { memberPlan, planRank, planSiblings, type PlanLevel } from './plans';

/** The component types whose argument is the type of the slot's props. */
const COMPONENT_TYPE =
  /^(?:React\.)?(?:JSXElementConstructor|ElementType|ComponentType|FunctionComponent|ComponentClass)$/;

/**
 * `GridBaseButtonProps` for `React.JSXElementConstructor<GridBaseButtonProps>`, for each part of a
 * union.
 */
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

/** The wrappers of props types in `slotProps`. */
const GIVEN_PROPS = /^(?:Partial|SlotProps|SlotComponentProps|SlotComponentPropsFromProps)$/;

/** `PickerFieldSlotProps` for `SlotComponentPropsFromProps<PickerFieldSlotProps, …>`. */
function givenProps(
  node: ts.TypeNode | undefined,
  { names, printer }: ProductContext,
): ApiTypeText | undefined {
  if (!node || !ts.isTypeReferenceNode(node)) {
    return undefined;
  }
  if (!GIVEN_PROPS.test(node.typeName.getText())) {
    return printer.typeNode(node);
  }
  const [argument] = node.typeArguments ?? [];
  if (argument && ts.isTypeQueryNode(argument)) {
    const ref = `${argument.exprName.getText()}Props`;
    return names.has(ref) ? [{ ref }] : undefined;
  }
  // Other slots are elements, whose props are well known.
  return argument && !ts.isLiteralTypeNode(argument) ? printer.typeNode(argument) : undefined;
}

function declaredType({ declaration }: FoundMember): ts.TypeNode | undefined {
  return declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
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

/** The slots of a component in each plan that includes the component. */
function slotsByPlan(component: string, context: ProductContext): PlanLevel[] {
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
  const levels = slotsByPlan(component, context);
  const givenType = typeOfProp(found, 'slotProps', context);
  const entries = givenType ? findMembers(givenType, api.checker) : [];
  const slots = findMembers(type, api.checker).flatMap((member): ApiSlot[] => {
    const described = describeFacts(member, api.checker);
    if (!described) {
      return [];
    }
    const props = slotProps(declaredType(member), context);
    const entry = props ? undefined : entries.find(({ name }) => name === member.name);
    const given = entry && givenProps(declaredType(entry), context);
    const plan = memberPlan(member.name, member.declaration, levels, api);
    return [
      {
        name: member.name,
        description: described.description ?? '',
        ...(described.default ? { default: described.default } : {}),
        ...(props ? { props } : {}),
        ...(given ? { given } : {}),
        ...(plan ? { plan } : {}),
        ...(described.deprecated === undefined ? {} : { deprecated: described.deprecated }),
      },
    ];
  });
  return slots.sort((a, b) => compareNames(a.name, b.name));
}
