import { useCallback, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import messages from '@generated/docs-translations/default/templates.json';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import { useLeaveTheme, useThemedPart } from '@site/src/reader-theme/browser/store';
import { Button } from '@site/src/base/browser/ui/Button';
import type { TemplateName } from '@site/src/gallery/shared';
import { TemplateBar } from '../bar/TemplateBar';
import { loadTemplate } from '../canvas/loadTemplate';
import { isFramed, type PreviewWidth } from './preview';
import { PreviewFrame } from './PreviewFrame';
import styles from './TemplatePage.module.css';

interface TemplatePageProps {
  readonly name: TemplateName;
}

/**
 * `/x/templates/<name>/`: a template as a full page, with tools. The static page describes the
 * template for search engines and readers without JavaScript.
 */
function TemplatePage({ name }: TemplatePageProps) {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const [width, setWidth] = useState<PreviewWidth>('full');
  const title = t(`templates.pages.${name}.title`);
  const framed = isBrowser && isFramed(window.location.search);

  return (
    <div className={styles.page}>
      <PageMetadata
        title={`${title} · ${t('templates.title')}`}
        description={t(`templates.pages.${name}.descr`)}
      />
      {isBrowser && !framed && (
        <TemplateBar name={name} title={title} width={width} onWidth={setWidth} />
      )}
      {width === 'full' ? (
        <div className={styles.canvas} data-framed={framed || undefined}>
          {isBrowser ? (
            <LazyTemplate key={name} name={name} />
          ) : (
            <Waiting title={title}>
              <noscript>
                <div className={styles.noScript}>
                  <h1>{title}</h1>
                  <p>{t(`templates.pages.${name}.descr`)}</p>
                  <p>{t('templates.noScript')}</p>
                </div>
              </noscript>
            </Waiting>
          )}
        </div>
      ) : (
        <PreviewFrame title={title} width={width} />
      )}
    </div>
  );
}

export default withLazyMessages(messages, TemplatePage);

function LazyTemplate({ name }: TemplatePageProps) {
  const t = useTranslate();
  const importTemplate = useCallback(() => loadTemplate(name), [name]);
  const { status, value, load } = useLazy(importTemplate, true);
  useThemedPart();
  if (status === 'failed') {
    return <Failed onRetry={() => void load().catch(() => undefined)} />;
  }
  if (!value) {
    return <Waiting title={t('templates.loading')} />;
  }
  return (
    <ErrorBoundary fallback={({ tryAgain }) => <Failed onRetry={tryAgain} />}>
      <value.Template />
    </ErrorBoundary>
  );
}

/** Shown for a template that did not load, or crashed. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  const leaveTheme = useLeaveTheme();
  return (
    <main className={styles.message}>
      <p role="alert">{t('templates.failed')}</p>
      <Button onClick={onRetry}>{t('templates.retry')}</Button>
      {leaveTheme && (
        <Button
          onClick={() => {
            leaveTheme();
            onRetry();
          }}
        >
          {t('themeOff')}
        </Button>
      )}
    </main>
  );
}

interface WaitingProps {
  readonly title: string;
  /** Shown if the template fails to load. */
  readonly children?: ReactNode;
}

/** The placeholder until the template is rendered. */
function Waiting({ title, children }: WaitingProps) {
  return (
    <main>
      <div className={clsx(styles.message, styles.waiting)} aria-busy="true">
        <span className={styles.spinner} aria-hidden="true" />
        <p className={styles.waitingFor}>{title}</p>
      </div>
      {children}
    </main>
  );
}
