import type { ProductId } from '../products';
import type { RecordPlan } from './records';

/** The features of a product, in readers' words. Data: `src/data/search/features`. */
export interface FeatureMap {
  readonly product: ProductId;
  readonly groups: readonly FeatureGroup[];
}

export interface FeatureGroup {
  readonly name: string;
  readonly features: readonly Feature[];
}

export interface Feature {
  /** A task or a thing in a few words: `Pin columns`. */
  readonly name: string;
  /** The page below the base URL, with an anchor if a section covers the feature. */
  readonly to: string;
  /** The plan that adds it. Default: every plan has it. */
  readonly plan?: RecordPlan;
  /** Whether readers look for it on component pages, which then link to it. */
  readonly sought?: boolean;
  /** Synonyms by which the search also finds the page. */
  readonly words: readonly string[];
}
