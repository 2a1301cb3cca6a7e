import type { Config, PluginModule } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { bannerConfig } from './src/audience/node/announcements';
import { cascadeLayers } from './src/delivery/node';
import { docsVersionOptions, readTopology } from './src/versions/node';
import { parseFrontMatter, remarkContentRules } from './src/content/node/content-rules';
import checkDataPlugin from './src/upgrade/node/check-data';
import bundlePlugin from './src/delivery/node/bundle';
import changesPlugin from './src/upgrade/node';
import demosPlugin from './src/demos/node/plugin';
import devServerPlugin from './src/content/node/dev-server';
import docsPlugin from './src/content/node/docs';
import errorCodesPlugin from './src/api/node/error-codes';
import feedbackCollectorPlugin from './src/audience/node/feedback-collector';
import fontsPlugin from './src/delivery/node/fonts';
import hostingPlugin from './src/delivery/node/hosting';
import inspectPlugin from './src/inspect/node';
import licenseKeyPlugin from './src/demos/node/license-key';
import licensesPlugin from './src/delivery/node/licenses';
import markdownAlternatesPlugin from './src/publish/node/markdown';
import offlinePlugin from './src/delivery/node/offline';
import pageMapPlugin from './src/publish/node/page-map';
import pageScriptsPlugin from './src/delivery/node/page-scripts';
import playgroundPlugin from './src/demos/node/playground';
import replacementsPlugin from './src/delivery/node/replacements';
import searchIndexPlugin from './src/search/node';
import servicesPlugin from './src/base/node/services';
import socialCardsPlugin from './src/publish/node/social-cards';
import templatesPlugin from './src/gallery/node';
import labPlugin from './src/lab/node';
import backendProjectsPlugin from './src/lab/node/projects';
import themeSandboxPlugin from './src/reader-theme/node';
import tokensPlugin from './src/base/node/tokens';
import translationsPlugin from './src/base/node/translations';
import webAppPlugin from './src/delivery/node/web-app';
import { remarkApiCatalogs, remarkApiLinks, remarkApiSection } from './src/api/node/remark';
import { remarkCodeBlocks } from './src/content/node/remark-code-blocks';
import {
  remarkCurrentLinks,
  remarkInstallCommands,
  remarkLongCode,
  remarkMovedSections,
  remarkPlanHeadings,
  remarkPlanMarks,
  remarkPlanNames,
  remarkPlanToc,
  remarkRareComponents,
  remarkReleases,
  remarkStackedTables,
} from './src/content/node/remark-content';
import { remarkDemo, remarkInstall } from './src/demos/node/remark';
import { remarkFeatureFinder } from './src/content/node/remark-feature-finder';
import { CALLOUT_TYPES } from './src/content/shared/callouts';
import type { DocsConfig } from './src/base/shared/docsConfig';
import { FAMILY, LIBRARY_VERSION } from './src/content/shared/products';
import { resolveServices } from './src/base/shared/services';
import { readSiteConfig } from './src/base/shared/siteConfig';
import { askedHosts, CURRENT_MAJOR, majorFolder } from './src/versions/shared/versions';

const site = readSiteConfig(process.env);
const topology = readTopology(__dirname);

/**
 * In development, a link can precede its page, and `live-checks` reports it. A build must have no
 * broken links.
 */
const brokenLinks = process.env.NODE_ENV === 'development' ? 'ignore' : 'throw';

const services = resolveServices(site, process.env.NODE_ENV === 'development');

const config: Config = {
  title: FAMILY.name,
  tagline: FAMILY.tagline,
  url: site.SITE_URL,
  baseUrl: '/x/',
  trailingSlash: true,
  // Its script writes markup into the page, which the Content-Security-Policy forbids.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  noIndex: false,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  i18n: {
    defaultLocale: 'en',
    locales: site.DOCS_LOCALES,
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      // The language prefix comes first: /zh/x/…
      zh: { label: '中文', htmlLang: 'zh', baseUrl: '/zh/x/' },
    },
  },

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      // Off, because it would register a second instance of the layers plugin below with another
      // order.
      useCssCascadeLayers: false,
      siteStorageNamespacing: true,
      mdx1CompatDisabledByDefault: false,
    },
    faster: true,
  },

  markdown: {
    parseFrontMatter,
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: { onBrokenMarkdownLinks: brokenLinks, onBrokenMarkdownImages: brokenLinks },
  },

  customFields: {
    libraryVersion: LIBRARY_VERSION,
    versions: topology,
    repositoryUrl: site.REPOSITORY_URL,
    repositoryBranch: site.REPOSITORY_BRANCH,
    libraryRepositoryUrl: site.LIBRARY_REPOSITORY_URL,
    assistants: site.ASSISTANTS,
    footerLinks: site.FOOTER_LINKS,
    chatApiBaseUrl: site.CHAT_API_BASE_URL,
    muiXLicenseKey: site.MUI_X_LICENSE_KEY,
  } satisfies DocsConfig,

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        // The landing page shows current packages.
        ...(topology.root !== CURRENT_MAJOR && { pages: false as const }),
        // Its debug page contains all content: 4 MB that every edit would write and compile again.
        debug: false,
        theme: {
          customCss: ['./src/css/site.css', './src/css/prose.css', './src/css/code-theme.css'],
        },
        // Pages of older majors are found through the current one's.
        sitemap: {
          changefreq: null,
          priority: null,
          ignorePatterns: topology.included
            .filter((major) => major !== topology.root)
            .map((major) => `/x/${majorFolder(topology, major)}**`),
        },
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    [
      docsPlugin as PluginModule,
      {
        routeBasePath: '/',
        ...docsVersionOptions(topology),
        sidebarPath: './sidebars.ts',
        editUrl: `${site.REPOSITORY_URL}/edit/${site.REPOSITORY_BRANCH}/`,
        showLastUpdateTime: process.env.NODE_ENV === 'production',
        beforeDefaultRemarkPlugins: [
          remarkContentRules,
          [remarkCurrentLinks, { topology }],
          remarkFeatureFinder,
          remarkPlanHeadings,
          remarkApiSection,
          remarkApiLinks,
          remarkApiCatalogs,
        ],
        remarkPlugins: [
          remarkPlanToc,
          remarkPlanMarks,
          remarkPlanNames,
          remarkInstallCommands,
          remarkLongCode,
          remarkMovedSections,
          remarkReleases,
          remarkStackedTables,
          remarkInstall,
          remarkDemo,
          remarkCodeBlocks,
          remarkRareComponents,
        ],
        admonitions: { keywords: [...CALLOUT_TYPES], extendDefaults: false },
      } satisfies DocsOptions,
    ],
    ['@docusaurus/plugin-css-cascade-layers', { layers: cascadeLayers }],
    tokensPlugin,
    translationsPlugin as PluginModule,
    fontsPlugin,
    [
      hostingPlugin,
      {
        services,
        chatUrl: site.CHAT_API_BASE_URL,
        docSearchAppId: site.DOCSEARCH_APP_ID,
        versionHosts: askedHosts(topology),
        hsts: site.HSTS,
      },
    ],
    [servicesPlugin, { services }],
    webAppPlugin,
    [offlinePlugin, { mode: site.OFFLINE }],
    feedbackCollectorPlugin,
    [licenseKeyPlugin, { licenseKey: site.MUI_X_LICENSE_KEY }],
    licensesPlugin,
    errorCodesPlugin as PluginModule,
    changesPlugin as PluginModule,
    themeSandboxPlugin as PluginModule,
    checkDataPlugin as PluginModule,
    labPlugin,
    backendProjectsPlugin,
    [pageMapPlugin, { topology }],
    searchIndexPlugin as PluginModule,
    markdownAlternatesPlugin,
    socialCardsPlugin,
    replacementsPlugin,
    bundlePlugin,
    pageScriptsPlugin,
    devServerPlugin,
    demosPlugin,
    inspectPlugin as PluginModule,
    playgroundPlugin as PluginModule,
    // They use current packages, too.
    topology.root === CURRENT_MAJOR && (templatesPlugin as PluginModule),
  ],

  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: { title: FAMILY.name, items: [] },
    // The site's own style sheet colors code; the default themes would be in every page's script.
    prism: { theme: { plain: {}, styles: [] } },
    ...bannerConfig({
      siteDir: __dirname,
      language: process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en',
      now: new Date(),
    }),
    ...(site.DOCSEARCH_APP_ID &&
      site.DOCSEARCH_API_KEY &&
      site.DOCSEARCH_INDEX_NAME && {
        algolia: {
          appId: site.DOCSEARCH_APP_ID,
          apiKey: site.DOCSEARCH_API_KEY,
          indexName: site.DOCSEARCH_INDEX_NAME,
          // Its page would replace the folder of the site's own index.
          searchPagePath: false,
        },
      }),
    // For pages that aren't documents; each document has its own.
    image: 'img/social/index.png',
    metadata: [{ name: 'twitter:card', content: 'summary_large_image' }],
  } satisfies ThemeConfig,
};

export default config;
