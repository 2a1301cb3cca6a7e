import { VersionLink } from '@site/src/features/versions';
import type { ApiProduct } from '@site/src/shared/apiModel';
import { apiRoute, memberAlias, type ApiMemberKind } from '@site/src/shared/apiNames';

interface ChangeNameProps {
  readonly name: string;
  readonly product: ApiProduct;
  /** The component whose page documents it; undefined if there is none. */
  readonly component?: string;
  /** Of a prop, slot or class; without one, the name is the component's. */
  readonly kind?: ApiMemberKind;
}

/** A name in code that leads to where it is described. */
export function ChangeName({ component, kind, name, product }: ChangeNameProps) {
  const code = <code dir="ltr">{name}</code>;
  return component ? (
    <VersionLink to={apiRoute(product, component) + (kind ? `#${memberAlias(kind, name)}` : '')}>
      {code}
    </VersionLink>
  ) : (
    code
  );
}
