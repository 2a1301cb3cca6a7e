import { useLongDate } from './useLongDate';

interface LongDateProps {
  /** A day as YYYY-MM-DD, in UTC. Other text is shown as it is. */
  readonly date: string;
  readonly className?: string;
}

/** A day in the site's language, such as "October 16, 2025". */
export function LongDate({ date, className }: LongDateProps) {
  return (
    <time className={className} dateTime={date}>
      {useLongDate(date)}
    </time>
  );
}
