import type { ApiPageDefinition } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { RichTextView } from '../RichTextView';
import { TypeText } from './TypeText';
import styles from './TypeDefinitions.module.css';

interface DefinitionPanelProps {
  readonly name: string;
  readonly definition: ApiPageDefinition;
  readonly onClose: () => void;
}

/** The definition of a type: description, code, package, and a link to its page. */
export function DefinitionPanel({ definition, name, onClose }: DefinitionPanelProps) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.header}>
        <strong className={styles.title}>{name}</strong>
        <bdi className={styles.package} dir="ltr">
          {definition.package}
        </bdi>
        <IconButton
          className={styles.close}
          label={t('api-docs.closeDefinition')}
          onClick={onClose}
        >
          <CloseIcon width={16} height={16} />
        </IconButton>
      </div>
      {definition.description && <RichTextView text={definition.description} />}
      <pre className={styles.code}>
        <TypeText type={definition.text} />
      </pre>
      {definition.href && (
        <SiteLink className={styles.link} to={definition.href}>
          {t('api-docs.openPage', { name })}
        </SiteLink>
      )}
    </>
  );
}
