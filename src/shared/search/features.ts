import type { ProductId } from '../products';
import type { RecordPlan } from './records';

/** What a product can do, in the words of someone looking for it. Data: `src/data/search/features`. */
export interface FeatureMap {
  readonly product: ProductId;
  readonly groups: readonly FeatureGroup[];
}

export interface FeatureGroup {
  readonly name: string;
  readonly features: readonly Feature[];
}

export interface Feature {
  /** A few words, as a task or a thing: `Pin columns`. */
  readonly name: string;
  /** Page below the base URL, with an anchor where a section says it all. */
  readonly to: string;
  /** The plan that adds it; every plan has it otherwise. */
  readonly plan?: RecordPlan;
  /** People look for it while they are on a page about something else: component pages offer it. */
  readonly sought?: boolean;
  /** Synonyms, by which the search also finds the page. */
  readonly words: readonly string[];
}
