import { useRef, type ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useNearViewport } from '@site/src/base/browser/lazy';
import type { ResolvedDemoProps } from '@site/src/demos/shared/demo';
import { DEMO_CARD } from '@site/src/demos/shared/demoAttributes';
import { DemoAnchors } from './anchors/DemoAnchors';
import { hasControls } from './model/codeView';
import { DemoContext } from './model/DemoContext';
import { useDemoModel } from './model/useDemoModel';
import { DemoCanvas } from './canvas/DemoCanvas';
import { PrintedCode } from './print/PrintedCode';
import { StaticControls } from './static/StaticControls';
import styles from './Demo.module.css';

interface DemoProps extends ResolvedDemoProps {
  /** What belongs to the example, such as a demo of the popup that it opens. It's above the code. */
  readonly children?: ReactNode;
}

/**
 * A demo in a page: the running example on a canvas, a toolbar, and the code. The server renders
 * the shape of the component and the preview of the code; everything interactive loads when the
 * demo comes near the viewport.
 */
export function Demo({ children, ...props }: DemoProps) {
  const t = useTranslate();
  const cardRef = useRef<HTMLElement>(null);
  const isNear = useNearViewport(cardRef, props.fetchScripts);
  const model = useDemoModel(props);
  const { name, bg = props.iframe ? 'plain' : 'outlined' } = props;
  const hasToolbar = hasControls(props);
  return (
    <DemoContext value={model}>
      <section
        ref={cardRef}
        className={styles.card}
        aria-label={t('demoLabel', { name })}
        {...{ [DEMO_CARD]: name }}
        data-bg={bg}
      >
        <DemoAnchors name={name} aliases={props.aliases} hasToolbar={hasToolbar} />
        {!props.isCodeOnly && <DemoCanvas isNear={isNear} />}
        {children && <div className={styles.belonging}>{children}</div>}
        {props.isCodeOnly && <CodeOnlyNote isOlder={props.contentRoot !== undefined} />}
        <PrintedCode name={name} url={props.sourcesUrl} card={cardRef} />
        {hasToolbar && (
          <div className={styles.controls}>
            <StaticControls isNear={isNear} />
          </div>
        )}
        <NoScript name={name} />
      </section>
    </DemoContext>
  );
}

/**
 * Packages of early majors can't run in this site, so the demo links to a playground. One of the
 * current major is listed as open content, and its code may not run anywhere.
 */
function CodeOnlyNote({ isOlder }: { readonly isOlder: boolean }) {
  const t = useTranslate();
  return <p className={styles.codeOnly}>{t(isOlder ? 'demo.codeOnly' : 'demo.open')}</p>;
}

/** Without JavaScript, the demo doesn't run, but links to its code, which is beside the page. */
function NoScript({ name }: Pick<ResolvedDemoProps, 'name'>) {
  const t = useTranslate();
  return (
    <noscript>
      <a className={styles.noScript} href={`${name}.md`}>
        {t('demoNoScript')}
      </a>
    </noscript>
  );
}
