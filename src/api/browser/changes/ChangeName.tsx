import { VersionLink } from '@site/src/versions/browser';
import type { ApiProduct } from '@site/src/api/shared/apiModel';
import { apiRoute, memberAlias, type ApiMemberKind } from '@site/src/api/shared/apiNames';

interface ChangeNameProps {
  readonly name: string;
  readonly product: ApiProduct;
  /** The component whose page documents it; undefined if there is none. */
  readonly component?: string;
  /** The kind of a member. Without one, the name is a component's. */
  readonly kind?: ApiMemberKind;
}

/** A name in code that links to its documentation. */
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
