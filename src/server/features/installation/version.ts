import { installationAddresses } from '#contract/installationAddresses.ts';
import { versionSchema } from '#contract/version.ts';
import { programVersion } from '#server/base/programVersion.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export function addVersion(app: MilepostApp): void {
  app.get(
    installationAddresses.version,
    {
      config: { right: 'everybody' },
      schema: {
        tags: ['installation'],
        operationId: 'getVersion',
        summary: 'The version of this installation',
        response: { 200: versionSchema },
      },
    },
    async () => ({ version: programVersion }),
  );
}
