import { useId, useState } from 'react';
import messages from '@generated/docs-translations/default/demo.json';
import { DemoAd } from '@site/src/audience/browser/ads';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { DisplayBar } from './bar/DisplayBar';
import { CodeArea } from './code/CodeArea';
import { LiveError } from './code/LiveError';
import { DemoInspector } from './inspect/DemoInspector';
import { useInspectMode } from './inspect/useInspectMode';
import { useDemo } from './model/DemoContext';
import { DemoToolbar } from './toolbar/DemoToolbar';
import { NoticeProvider } from './toolbar/NoticeProvider';

/** Everything below a demo's canvas. A separate chunk, because the first paint doesn't need it. */
function DemoControls() {
  const id = useId();
  const { overrides, props, view } = useDemo();
  const isOverridden = Object.keys(overrides).length > 0;
  // A link to a demo in dark mode opens the display bar, which explains why the demo is dark.
  const [isBarOpen, setBarOpen] = useState(isOverridden);
  const { isInspecting, setInspecting } = useInspectMode(props.name);
  // The sponsor line appears when the code is first toggled, and then stays.
  const [firstView] = useState(view);
  const [wasToggled, setWasToggled] = useState(false);
  if (view !== firstView && !wasToggled) {
    setWasToggled(true);
  }
  return (
    <NoticeProvider>
      <DemoToolbar
        areaId={`${id}-code`}
        isBarOpen={isBarOpen}
        onBarToggle={() => setBarOpen(!isBarOpen)}
        isInspecting={isInspecting}
        onInspectToggle={() => setInspecting(!isInspecting)}
      />
      {isInspecting && <DemoInspector onClose={() => setInspecting(false)} />}
      <DisplayBar id={`${id}-bar`} isOpen={isBarOpen} />
      <LiveError />
      <CodeArea id={`${id}-code`} />
      {wasToggled && <DemoAd isDisabled={props.disableAd} />}
    </NoticeProvider>
  );
}

export default withLazyMessages(messages, DemoControls);
