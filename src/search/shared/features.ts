import type { PaidPlan } from '../../content/shared/plans';
import type { Plan } from '../../content/shared/plans';
import type { ProductId } from '../../content/shared/products';

/** The features of a product, in readers' words. Data: `data/search/features`. */
export interface FeatureMap {
  readonly product: ProductId;
  /** The plans with a package, lowest first. */
  readonly plans: readonly Plan[];
  readonly groups: readonly FeatureGroup[];
}

export interface FeatureGroup {
  readonly name: string;
  readonly features: readonly Feature[];
}

export interface Feature {
  /** The field's term in a few words: `Column pinning`. */
  readonly name: string;
  /** The page below the base URL, with an anchor if a section covers the feature. */
  readonly to: string;
  /** The plan that adds it. Default: every plan has it. */
  readonly plan?: PaidPlan;
  /**
   * What readers of component pages want to do with it, as a sentence. These pages then link to it.
   */
  readonly task?: string;
  /** The props, components, hooks, or methods of the feature that readers search: `pinnedColumns`. */
  readonly names?: readonly string[];
  /** What differs between the plans, as a sentence with code in backticks. */
  readonly note?: string;
  /** Synonyms by which the search also finds the page. */
  readonly words: readonly string[];
}
