import { DocsTools } from './DocsTools';
import { Hero } from './Hero';
import { PlanTable } from './PlanTable';
import { ProductShowcase } from './ProductShowcase';
import { StartSteps } from './StartSteps';
import styles from './Landing.module.css';

export function LandingPage() {
  return (
    <main id="main-content" className={styles.page}>
      <Hero />
      <ProductShowcase />
      <DocsTools />
      <PlanTable />
      <StartSteps />
    </main>
  );
}
