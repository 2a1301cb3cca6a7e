import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { SiteLink } from './SiteLink';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'article'> {
  /** Default: `article`. */
  readonly as?: 'article' | 'section';
}

/** A framed piece of a page. */
export function Card({ as: Element = 'article', className, ...props }: CardProps) {
  return <Element {...props} className={clsx(styles.card, className)} />;
}

/** A card in a list. */
export function CardItem({ className, ...props }: ComponentProps<'li'>) {
  return <li {...props} className={clsx(styles.card, className)} />;
}

interface CardTitleProps {
  /** Default: `h2`. */
  readonly as?: 'h2' | 'h3';
  /** Where the whole card leads. */
  readonly to?: string;
  readonly children: ReactNode;
}

export function CardTitle({ as: Heading = 'h2', to, children }: CardTitleProps) {
  return (
    <Heading className={styles.title}>
      {to === undefined ? (
        children
      ) : (
        <SiteLink to={to} className={styles.cover}>
          {children}
        </SiteLink>
      )}
    </Heading>
  );
}
