import { useLanguage } from './useTranslate';

/**
 * A day in the site's language, such as "October 16, 2025".
 *
 * @param date A day as YYYY-MM-DD, in UTC. Other text is returned as it is.
 */
export function useLongDate(date: string): string {
  const language = useLanguage();
  const day = new Date(date);
  return Number.isNaN(day.getTime())
    ? date
    : new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(day);
}
