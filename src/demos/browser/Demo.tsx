import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy, useNearViewport } from '@site/src/base/browser/lazy';
import type { ResolvedDemoProps } from '@site/src/demos/shared/demo';
import { DEMO_CARD } from '@site/src/demos/shared/demoAttributes';
import { DemoAnchors } from './anchors/DemoAnchors';
import { hasControls, type CodeView } from './model/codeView';
import { DemoContext } from './model/DemoContext';
import { sourceUrl } from './model/sourceUrl';
import { useDemoModel } from './model/useDemoModel';
import { DemoCanvas } from './canvas/DemoCanvas';
import styles from './Demo.module.css';

const importControls = () => import('./DemoControls');

/**
 * A demo in a page: the running example on a canvas, a toolbar, and the code. The server renders
 * static HTML that reserves the space; everything interactive loads when the demo comes near the
 * viewport.
 */
export function Demo(props: ResolvedDemoProps) {
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
        {props.isCodeOnly ? <CodeOnlyNote /> : <DemoCanvas isNear={isNear} />}
        {hasToolbar && (
          <div className={styles.controls}>
            <Controls isNear={isNear}>
              <ControlsPlaceholder view={model.view} code={props.code} />
            </Controls>
          </div>
        )}
        {!props.isCodeOnly && <NoScript {...props} />}
      </section>
    </DemoContext>
  );
}

/** Renders its children until the controls have loaded. */
function Controls({
  isNear,
  children,
}: {
  readonly isNear: boolean;
  readonly children: ReactNode;
}) {
  const { value: controls } = useLazy(importControls, isNear);
  return controls ? <controls.default /> : children;
}

interface ControlsPlaceholderProps extends Pick<ResolvedDemoProps, 'code'> {
  readonly view: CodeView;
}

/** Reserves the height of the toolbar and the open code until they load. */
function ControlsPlaceholder({ view, code }: ControlsPlaceholderProps) {
  const counts = view === 'preview' ? code.previewLines : code.lines;
  const style = { '--demo-lines': counts?.ts } as CSSProperties;
  return (
    <div className={styles.placeholder} aria-busy="true">
      {view === 'source' && <div className={styles.headPlaceholder} />}
      {view !== 'closed' && (
        <div className={styles.codePlaceholder} data-view={view} style={style} />
      )}
    </div>
  );
}

/** Packages of early majors can't run in this site, so the demo links to a playground. */
function CodeOnlyNote() {
  const t = useTranslate();
  return <p className={styles.codeOnly}>{t('demo.codeOnly')}</p>;
}

/** Without JavaScript, the demo doesn't run, but links to its code. */
function NoScript(demo: Pick<ResolvedDemoProps, 'path' | 'contentRoot'>) {
  const t = useTranslate();
  const site = useDocsConfig();
  return (
    <noscript>
      <a className={styles.noScript} href={sourceUrl(site, demo, 'system')}>
        {t('viewGitHub')}
      </a>
    </noscript>
  );
}
