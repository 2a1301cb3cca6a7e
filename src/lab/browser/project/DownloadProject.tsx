import { useTranslate } from '@site/src/base/browser/messages';
import { ButtonLink } from '@site/src/base/browser/ui/Button';
import { projectPath } from '@site/src/lab/shared/projectPath';

interface DownloadProjectProps {
  /** The name of a project of `src/lab/node/projects`. */
  readonly name: string;
}

/** A link to the code of a page as a project that starts. It works before the page is hydrated. */
export function DownloadProject({ name }: DownloadProjectProps) {
  const t = useTranslate();
  return (
    <p>
      <ButtonLink variant="primary" to={`pathname://${projectPath(name)}`} target="_self" download>
        {t('project.download')}
      </ButtonLink>
    </p>
  );
}
