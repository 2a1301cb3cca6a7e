import type { ApiChange } from '../../../shared/apiChanges';
import type { ApiModel, ApiProduct } from '../../../shared/apiModel';
import type { ApiMemberKind } from '../../../shared/apiNames';
import { entryOf, inheritedNames, membersOf } from './apiEntries';
import { compareModels } from './compareModels';

/** From one major to the next. */
export interface HistoryStep {
  from: ApiModel;
  to: ApiModel;
  changes: ApiChange[];
}

/** A change of a component, and the major that made it. */
export type DatedChange = ApiChange & { major: string };

/** Since when a member is there. */
export interface MemberSince {
  /** The major that brought it, or the oldest one that is known to have it. */
  since: string;
  /** An older major has the component without documenting its members: it may be older, too. */
  orEarlier?: true;
}

/** What is known of the past of the newest major's components. */
export interface ApiHistory {
  /** The newest major. */
  major: string;
  /** Newest first. */
  steps: readonly HistoryStep[];
  /** The major that brought a component, or the oldest one that is known. */
  componentSince: (product: ApiProduct, name: string) => string | undefined;
  /** Since when a member is there; undefined for what is not. */
  memberSince: (
    product: ApiProduct,
    component: string,
    kind: ApiMemberKind,
    name: string,
  ) => MemberSince | undefined;
  /** What happened to a component and its members, newest first. */
  changesOf: (product: ApiProduct, component: string) => readonly DatedChange[];
}

function historySteps(models: readonly ApiModel[]): HistoryStep[] {
  return models.slice(1).flatMap((from, index) => {
    const to = models[index];
    return to ? [{ from, to, changes: compareModels(from, to) }] : [];
  });
}

function isIn(model: ApiModel, product: ApiProduct, name: string): boolean {
  const found = model.products[product];
  return entryOf(found, name) !== undefined || found?.exported[name] !== undefined;
}

/** The models from the newest on, as long as they have something. */
function unbroken(models: readonly ApiModel[], has: (model: ApiModel) => boolean): ApiModel[] {
  const gap = models.findIndex((model) => !has(model));
  return gap < 0 ? [...models] : models.slice(0, gap);
}

/** Reads what a component has in a major, once. */
function createMemberReader() {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return (model: ApiModel, product: ApiProduct, name: string) => {
    const id = `${model.major} ${product} ${name}`;
    if (!known.has(id)) {
      const entry = entryOf(model.products[product], name);
      const own = entry && membersOf(entry).map((member) => `${member.kind} ${member.name}`);
      const inherited = entry ? [...inheritedNames(entry)].map((prop) => `prop ${prop}`) : [];
      known.set(id, own && new Set([...own, ...inherited]));
    }
    return known.get(id);
  };
}

/**
 * Compares majors and answers since when something exists and what happened to it.
 *
 * @param models Models by major, the newest first and without a gap: v8, v7, v6 …
 */
export function createHistory(models: readonly ApiModel[]): ApiHistory {
  const steps = historySteps(models);
  const membersIn = createMemberReader();
  const changes = new Map<string, DatedChange[]>();
  for (const { changes: found, to } of steps) {
    for (const change of found) {
      const id = `${change.product}/${change.component}`;
      changes.set(id, [...(changes.get(id) ?? []), { ...change, major: to.major }]);
    }
  }
  return {
    major: models[0]?.major ?? '',
    steps,
    componentSince: (product, name) =>
      unbroken(models, (model) => isIn(model, product, name)).at(-1)?.major,
    memberSince: (product, component, kind, name) => {
      const having = unbroken(
        models,
        (model) => membersIn(model, product, component)?.has(`${kind} ${name}`) ?? false,
      );
      const older = models[having.length];
      const isUnknown =
        older && isIn(older, product, component) && !membersIn(older, product, component);
      const since = having.at(-1)?.major;
      return since ? { since, ...(isUnknown ? { orEarlier: true } : {}) } : undefined;
    },
    changesOf: (product, component) => changes.get(`${product}/${component}`) ?? [],
  };
}
