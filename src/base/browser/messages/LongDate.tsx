import { useLanguage } from './useTranslate';

interface LongDateProps {
  /** A day as YYYY-MM-DD, in UTC. Other text is shown as it is. */
  readonly date: string;
  readonly className?: string;
}

/** A day in the site's language, such as "October 16, 2025". */
export function LongDate({ date, className }: LongDateProps) {
  const language = useLanguage();
  const day = new Date(date);
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <time className={className} dateTime={date}>
      {Number.isNaN(day.getTime()) ? date : format.format(day)}
    </time>
  );
}
