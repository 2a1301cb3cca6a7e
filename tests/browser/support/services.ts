import type { Page } from '@playwright/test';
import { createContentSecurityPolicy } from '../../../src/delivery/shared/contentSecurityPolicy';
import {
  renderServiceTags,
  SERVICES_ELEMENT_ID,
  type SiteServices,
} from '../../../src/base/shared/services';

const OWN_TAG = new RegExp(`<script[^>]*\\bid="?${SERVICES_ELEMENT_ID}"?[^>]*>.*?</script>`, 's');
const OWN_POLICY = /<meta http-equiv="?Content-Security-Policy"?[^>]*>/;
const PAGE = /^\/(zh\/)?x\/([^.]*\/)?$/;

/**
 * Serves pages as a build with these services creates them: with its tags in the head, and with its
 * Content-Security-Policy. The scripts of the build don't depend on services.
 */
export async function useServices(page: Page, services: SiteServices): Promise<void> {
  const tags = renderServiceTags(services).map(({ tagName, attributes, innerHTML }) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tagName}${pairs.join('')}>${innerHTML}</${tagName}>`;
  });
  await page.route(
    ({ pathname }) => PAGE.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const html = await response.text();
      const headers = response.headers();
      const scriptHashes = (headers['content-security-policy'] ?? '').match(/sha256-[^']+/g) ?? [];
      await route.fulfill({
        response,
        headers: {
          ...headers,
          'content-security-policy': createContentSecurityPolicy({ services, scriptHashes }),
        },
        body: html
          .replace(OWN_POLICY, '')
          .replace(OWN_TAG, '')
          .replace('</head>', `${tags.join('')}</head>`),
      });
    },
  );
}

/**
 * Makes random choices predictable: every ad has the same shape, and the in-house ad is always the
 * same.
 */
export async function fixRandomness(page: Page, chance: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
}

/** Sums layout shifts after parsing, without those that follow user input. */
export async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const target = window as Window & { layoutShift?: number };
    target.layoutShift = 0;
    document.addEventListener('DOMContentLoaded', () => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        })[]) {
          target.layoutShift = (target.layoutShift ?? 0) + (entry.hadRecentInput ? 0 : entry.value);
        }
      }).observe({ type: 'layout-shift' });
    });
  });
  return () => page.evaluate(() => (window as Window & { layoutShift?: number }).layoutShift ?? -1);
}
