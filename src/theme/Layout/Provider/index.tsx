import { ColorModeBridge } from '@site/src/display/browser/mode';
import LayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';

/** Docusaurus's providers, with its color mode synchronized with ours. */
export default function LayoutProviderWithColorMode({ children }: Props) {
  return (
    <LayoutProvider>
      <ColorModeBridge />
      {children}
    </LayoutProvider>
  );
}
