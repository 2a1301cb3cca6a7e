import { useState } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { useLazy } from '@site/src/features/lazy';
import { useColorModeChoice, useThemeDispatch, useThemeState } from '@site/src/features/theme-mode';
import {
  ChevronIcon,
  CodeIcon,
  DensityIcon,
  DirectionIcon,
  GridIcon,
  IconButton,
  MonitorIcon,
  MoonIcon,
  PhoneIcon,
  SiteLink,
  TabletIcon,
} from '@site/src/features/ui';
import { GALLERY_PATH, type TemplateName } from '@site/src/shared/templates';
import { PREVIEW_WIDTHS, type PreviewWidth } from '../page/preview';
import { DownloadButton } from './DownloadButton';
import styles from './TemplateBar.module.css';

const importSource = () => import('../source/SourceDialog');

const WIDTH_ICONS = { phone: PhoneIcon, tablet: TabletIcon, full: MonitorIcon } as const;

interface TemplateBarProps {
  readonly name: TemplateName;
  readonly title: string;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
}

/** The bar over a template: a link back, the display options, and the download. */
export function TemplateBar({ name, title, width, onWidth }: TemplateBarProps) {
  const t = useTranslate();
  const [isHidden, setHidden] = useState(false);
  const [isSourceOpen, setSourceOpen] = useState(false);
  const { value: source } = useLazy(importSource, isSourceOpen);
  return (
    <section
      className={styles.bar}
      aria-label={t('templates.tools')}
      data-hidden={isHidden || undefined}
      data-template-tools=""
    >
      {!isHidden && (
        <div className={styles.tools}>
          <SiteLink
            to={GALLERY_PATH}
            className={styles.back}
            aria-label={t('templates.back')}
            title={t('templates.back')}
          >
            <GridIcon />
          </SiteLink>
          <span className={styles.divider} />
          <DisplayToggles />
          <span className={styles.divider} data-wide="" />
          <div role="group" aria-label={t('templates.width')} className={styles.widths}>
            {PREVIEW_WIDTHS.map((option) => {
              const WidthIcon = WIDTH_ICONS[option];
              return (
                <IconButton
                  key={option}
                  label={t(`templates.${option}`)}
                  aria-pressed={option === width}
                  className={styles.toggle}
                  onClick={() => onWidth(option)}
                >
                  <WidthIcon />
                </IconButton>
              );
            })}
          </div>
          <span className={styles.divider} />
          <IconButton
            label={t('templates.source')}
            aria-haspopup="dialog"
            onClick={() => setSourceOpen(true)}
          >
            <CodeIcon />
          </IconButton>
          <DownloadButton name={name} title={title} />
        </div>
      )}
      <IconButton
        label={t(isHidden ? 'templates.showTools' : 'templates.hideTools')}
        aria-expanded={!isHidden}
        className={styles.fold}
        onClick={() => setHidden(!isHidden)}
      >
        <ChevronIcon />
      </IconButton>
      {isSourceOpen && source && (
        <source.default name={name} title={title} onClose={() => setSourceOpen(false)} />
      )}
    </section>
  );
}

/**
 * Mode, direction, and density. These are the site's preferences, so they also apply to the next
 * page.
 */
function DisplayToggles() {
  const t = useTranslate();
  const { paletteMode, direction, dense } = useThemeState();
  const dispatch = useThemeDispatch();
  const { setChoice } = useColorModeChoice();
  const isDark = paletteMode === 'dark';
  const isRtl = direction === 'rtl';
  return (
    <>
      <IconButton
        label={t('templates.dark')}
        aria-pressed={isDark}
        className={styles.toggle}
        onClick={() => setChoice(isDark ? 'light' : 'dark')}
      >
        <MoonIcon />
      </IconButton>
      <IconButton
        label={t('templates.rtl')}
        aria-pressed={isRtl}
        className={styles.toggle}
        onClick={() => dispatch({ type: 'CHANGE', payload: { direction: isRtl ? 'ltr' : 'rtl' } })}
      >
        <DirectionIcon />
      </IconButton>
      <IconButton
        label={t('templates.dense')}
        aria-pressed={dense}
        className={styles.toggle}
        onClick={() => dispatch({ type: 'SET_DENSE', payload: !dense })}
      >
        <DensityIcon />
      </IconButton>
    </>
  );
}
