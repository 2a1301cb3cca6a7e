import { Fragment } from 'react';

/** A name in camel case that may break between its words, as in `show|Toolbar`. */
export function BreakableName({ name }: { readonly name: string }) {
  return name.split(/(?=[A-Z][a-z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
