import type { Skeleton } from './addition.ts';
import { inEachLanguage, type Names } from './names.ts';

/** A page of a plan, in the side menu before the settings. */
export function page({ camel, pascal, dashed, words }: Names, root: string): Skeleton {
  const key = dashed === camel ? camel : `'${dashed}'`;
  return {
    additions: [
      {
        file: `src/web/pages/${camel}/${pascal}Page.tsx`,
        whole: `import column from '#web/plan/frame/PageColumn.module.css';\nimport { usePlan } from '#web/plan/currentPlan/PlanContext.ts';\n\nexport default function ${pascal}Page() {\n  const { plan } = usePlan();\n  return (\n    <main className={column.column}>\n      <h2>{plan.name}</h2>\n    </main>\n  );\n}\n`,
      },
      {
        file: 'src/contract/pages.ts',
        before: /^ {2}settings: \{ action/m,
        lines: `  ${key}: { action: 'readPlan', icon: 'table' },\n`,
      },
      {
        file: 'src/web/app/planPages/pageParts.ts',
        before: /^ {2}settings: late/m,
        lines: `  ${key}: late(() => import('#web/pages/${camel}/${pascal}Page.tsx')),\n`,
      },
      ...inEachLanguage(root, 'frame', /^ {4}settings: /m, `    ${key}: '${words}',\n`),
    ],
    left: [
      `what it shows, in web/pages/${camel}/${pascal}Page.tsx`,
      'who may open it and its icon, in contract/pages.ts',
      'its name in languages/*/page/frame.ts, and its line on the map in ARCHITECTURE.md',
    ],
  };
}
