import { useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import {
  useColorModeChoice,
  useThemeDispatch,
  useThemeState,
} from '@site/src/display/browser/mode';
import { ButtonLink } from '@site/src/base/browser/ui/Button';
import { CodeIcon } from '@site/src/base/browser/ui/icons/demo';
import { MonitorIcon, MoonIcon } from '@site/src/base/browser/ui/icons/display';
import {
  DensityIcon,
  DirectionIcon,
  GridIcon,
  PhoneIcon,
  TabletIcon,
} from '@site/src/base/browser/ui/icons/templates';
import { GALLERY_PATH, type TemplateName } from '@site/src/gallery/shared';
import { PREVIEW_WIDTHS, type PreviewWidth } from '../page/preview';
import { LazySourceDialog } from '../source/LazySourceDialog';
import { DownloadButton } from './DownloadButton';
import { ToolButton } from './ToolButton';
import styles from './TemplateBar.module.css';

const WIDTH_ICONS = { phone: PhoneIcon, tablet: TabletIcon, full: MonitorIcon } as const;

interface TemplateBarProps {
  readonly name: TemplateName;
  readonly title: string;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
}

/** The bar above a template: a link back, the display options, and the download. */
export function TemplateBar({ name, title, width, onWidth }: TemplateBarProps) {
  const t = useTranslate();
  const [isSourceOpen, setSourceOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label={t('templates.tools')}>
      <ButtonLink to={GALLERY_PATH} variant="quiet" className={styles.tool}>
        <GridIcon />
        <span className={styles.name}>{t('templates.back')}</span>
      </ButtonLink>
      <div className={styles.group}>
        <DisplayToggles />
      </div>
      <div role="group" aria-label={t('templates.width')} className={styles.group} data-wide="">
        {PREVIEW_WIDTHS.map((option) => {
          const WidthIcon = WIDTH_ICONS[option];
          return (
            <ToolButton
              key={option}
              name={t(`templates.${option}`)}
              aria-pressed={option === width}
              onClick={() => onWidth(option)}
            >
              <WidthIcon />
            </ToolButton>
          );
        })}
      </div>
      <div className={styles.group}>
        <ToolButton
          name={t('templates.source')}
          aria-haspopup="dialog"
          onClick={() => setSourceOpen(true)}
        >
          <CodeIcon />
        </ToolButton>
        <DownloadButton name={name} title={title} />
      </div>
      {isSourceOpen && (
        <LazySourceDialog name={name} title={title} onClose={() => setSourceOpen(false)} />
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
      <ToolButton
        name={t('templates.dark')}
        aria-pressed={isDark}
        onClick={() => setChoice(isDark ? 'light' : 'dark')}
      >
        <MoonIcon />
      </ToolButton>
      <ToolButton
        name={t('templates.rtl')}
        aria-pressed={isRtl}
        onClick={() => dispatch({ type: 'CHANGE', payload: { direction: isRtl ? 'ltr' : 'rtl' } })}
      >
        <DirectionIcon />
      </ToolButton>
      <ToolButton
        name={t('templates.dense')}
        aria-pressed={dense}
        onClick={() => dispatch({ type: 'SET_DENSE', payload: !dense })}
      >
        <DensityIcon />
      </ToolButton>
    </>
  );
}
