import { useTranslate } from '@site/src/base/browser/messages';
import { fillMessage } from '@site/src/api/shared/errorCodes';
import styles from './ProductionError.module.css';

interface ErrorMessageProps {
  readonly template: string;
  /** The arguments of the message. Without them, placeholders are shown. */
  readonly args?: readonly string[];
}

/** A message with its arguments. They come from the URL, so they are rendered as text. */
export function ErrorMessage({ args, template }: ErrorMessageProps) {
  const t = useTranslate();
  const open = args ? t('productionError.missingArgument') : '…';
  return (
    <pre className={styles.message} dir="ltr" tabIndex={0}>
      <code>
        {fillMessage(template, args ?? []).map((part, index) =>
          'text' in part ? (
            part.text
          ) : (
            <mark key={index} className={styles.argument}>
              {part.argument ?? open}
            </mark>
          ),
        )}
      </code>
    </pre>
  );
}
