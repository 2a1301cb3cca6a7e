import type { ComponentProps } from 'react';
import Tabs from '@theme-original/Tabs';
import { inlineChoices } from '@site/src/base/browser/ui/ChoiceGroup';

/** They look like a choice, unlike the tabs of the code and commands below them. */
export default function ChoiceTabs(props: ComponentProps<typeof Tabs>) {
  return <Tabs {...props} className={inlineChoices} />;
}
