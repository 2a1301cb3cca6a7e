import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { TypeText } from '../types/TypeText';

type Generics = NonNullable<ApiPageData['generics']>;

/** Type parameters such as `R extends GridValidRowModel = any`, one per line. */
export function GenericsText({ generics }: { readonly generics: Generics }) {
  return generics.map(({ constraint, default: initial, name }) => (
    <div key={name}>
      <TypeText
        type={[
          name,
          ...(constraint ? [' extends ', ...constraint] : []),
          ...(initial ? [' = ', ...initial] : []),
        ]}
      />
    </div>
  ));
}
