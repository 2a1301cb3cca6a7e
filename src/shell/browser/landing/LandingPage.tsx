import { DocsTools } from './DocsTools';
import { Hero } from './Hero';
import { PlanTable } from './PlanTable';
import { ProductShowcase } from './ProductShowcase';
import { TaskLinks } from './TaskLinks';
import styles from './Landing.module.css';

export function LandingPage() {
  return (
    <main id="main-content" className={styles.page}>
      <Hero />
      <TaskLinks />
      <ProductShowcase />
      <DocsTools />
      <PlanTable />
    </main>
  );
}
