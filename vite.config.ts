import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The style modules in the order of their paths, so that every build gives each the same number. */
const STYLE_MODULES = globSync(['src/web/**/*.module.css', 'testing/web/**/*.module.css'], {
  cwd: import.meta.dirname,
}).sort();

export default defineConfig({
  root: 'src/web',
  publicDir: false,
  plugins: [react(), stylesInLayers(), layersInOrder()],
  // What stands in `testing` the product imports by no path.
  resolve: { alias: { '#gallery': join(import.meta.dirname, 'testing/web/gallery/GalleryPage.tsx') } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Recent enough for light-dark(), round() and popover, which the styles are built on.
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    // The content security policy allows fonts from 'self' alone: nothing is inlined as data.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Browsers keep a file that did not come as missing: what a part imports is asked for once the part has come, so that
    // a part can be tried again.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Cut up by which parts share it, the code of one visit would be a hundred files.
          groups: [
            { debugName: 'page', name: (id, graph) => (inFirstLoad(id, graph) ? 'page' : null), priority: 3 },
            {
              debugName: 'top',
              name: (id, graph) => (isShared(id, graph) && onTopOfCards(id, graph) ? 'top' : null),
              priority: 2,
            },
            {
              debugName: 'beside',
              name: (id, graph) => (isShared(id, graph) && besideCards(id, graph) ? 'beside' : null),
              priority: 1,
            },
            { name: 'controls', test: /src.web.base.ui./, minShareCount: 2 },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
});

/** A class's own name with the number of its file: compresses better than a hash. */
function scopedName(name: string, file: string): string {
  const index = STYLE_MODULES.indexOf(relative(import.meta.dirname, file));
  if (index < 0) throw new Error(`${file} is not one of the style modules found when the build began: start it again.`);
  return `${name}_${index.toString(36)}`;
}

/**
 * Every style module is in a layer, which it need not say: the controls of `base/ui` in `ui`, so that the part they
 * stand in can say otherwise, all others in `components`. A control that composes pieces of layout names its own.
 */
function stylesInLayers(): Plugin {
  return {
    name: 'styles-in-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) =>
        code.startsWith('@layer') ? null : `@layer ${id.includes('/base/ui/') ? 'ui' : 'components'} {${code}}`,
    },
  };
}

/**
 * Says the order of the style layers before any of them is filled, so that it does not hang on which module the
 * bundler happens to put first: later layers win whatever their selectors weigh.
 */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = `@layer reset,tokens,base,ui,layout,components;${file.source}`;
        }
      }
    },
  };
}

/** Of the query library's one door, what only later pages go through it for; the graph alone does not tell. */
const NOT_FIRST =
  /\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver|infiniteQueryBehavior|useQueries|queriesObserver)\.js$/;

/** What of the bundler's view of a module is asked here. */
type ModuleGraph = {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
};

type IsIn = (id: string, graph: ModuleGraph) => boolean;

/** Loaded by a press alone, or rarely. */
const NOT_WITH_CARDS = /\/(ShareDialog|NewPlanDialog|ComparePart|WhyPopover|GoalTable|GoalTree|LongCardChart)\.tsx$/;

const inFirstLoad = reachedFrom(
  (id, graph) => graph.getModuleInfo(id)?.isEntry === true,
  (id) => !NOT_FIRST.test(id),
);

/** What cards, header and menus load once they are shown. */
const besideCards = reachedFrom((id, graph) =>
  importedLate(id, graph).some((by) => inFirstLoad(by, graph) && /\/src\/web\/(base|plan|goal|pages)\//.test(by)),
);

/** What opens on top of the dashboard, which it loads when the page is idle. */
const onTopOfCards = reachedFrom((id, graph) => importedLate(id, graph).some((by) => by.endsWith('/loadWhenIdle.ts')));

/**
 * A part that is itself loaded later keeps a file of its own, with its exports by their names: where it did not come it
 * is asked for again under another address (`loadFile.ts`).
 */
function isShared(id: string, graph: ModuleGraph): boolean {
  return graph.getModuleInfo(id)?.dynamicImporters.length === 0;
}

function importedLate(id: string, graph: ModuleGraph): readonly string[] {
  return NOT_WITH_CARDS.test(id) || id.includes('/languages/') ? [] : (graph.getModuleInfo(id)?.dynamicImporters ?? []);
}

/** Whether a module is a root, or is imported by one, directly or through others. */
function reachedFrom(isRoot: IsIn, isAllowed: (id: string) => boolean = () => true): IsIn {
  const known = new Map<string, boolean>();

  function isReached(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (!isAllowed(id)) return false;
    // Until it is known otherwise: a cycle alone leads nowhere.
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const result = isRoot(id, graph) || importers.some((each) => isReached(each, graph));
    known.set(id, result);
    return result;
  }

  return isReached;
}
